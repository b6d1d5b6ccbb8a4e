import { Link } from '../../../../shared/navigation/Link.tsx'
import type { Pin } from '../../../../entities/pins/pins-slice.ts'
import { selectUser } from '../../../../entities/users/users-slice.ts'
import { VerifiedMerchantBadge } from '../../../../entities/users/VerifiedMerchantBadge.tsx'
import { FollowUserButton } from '../../../../features/follow/FollowUserButton.tsx'
import { useTranslator } from '../../../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../../../shared/store/hooks.ts'
import { Avatar } from '../../../../shared/ui/Avatar.tsx'
import styles from './Creator.module.css'

/** Who made the pin, and the board it is on. */
export function Creator({ pin: { pinner, board } }: { pin: Pin }) {
  const { t } = useTranslator<'closeup'>()
  const followers = useAppSelector((state) => selectUser(state, pinner.id))?.follower_count
  return (
    <div className={styles.creator}>
      <Link to={`/${pinner.username}/`} className={styles.person}>
        <Avatar name={pinner.full_name} imageUrl={pinner.image_medium_url} size={48} isDecorative />
        <span className={styles.personWords}>
          <span className={styles.nameLine}>
            <span className={styles.name}>
              <bdi>{pinner.full_name}</bdi>
            </span>
            {pinner.is_verified_merchant && <VerifiedMerchantBadge />}
          </span>
          {followers !== undefined && (
            <span className={styles.subtle}>{t('closeup.followers', { count: followers })}</span>
          )}
        </span>
      </Link>
      <FollowUserButton userId={pinner.id} />
      {board && (
        <p className={styles.board}>
          {t('closeup.savedOn')}{' '}
          <Link to={board.url} className={styles.boardLink}>
            <bdi>{board.name}</bdi>
          </Link>
        </p>
      )}
    </div>
  )
}
