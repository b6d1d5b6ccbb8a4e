import { formatCount } from '@tessera/i18n/formats'
import type { ReactNode } from 'react'
import { Link } from '../../shared/navigation/Link.tsx'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useTranslator } from '../../shared/i18n/i18n-context.ts'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import styles from './UserRow.module.css'
import type { User } from './users-slice.ts'

/** A person in a list of people, with what can be done. */
export function UserRow({ user, action }: { user: User; action?: ReactNode }) {
  const t = useT<'profile'>()
  const { locale } = useTranslator<'profile'>()
  return (
    <article className={styles.row}>
      <Link to={`/${user.username}/`} className={styles.link}>
        <Avatar name={user.full_name} imageUrl={user.image_medium_url} size={48} isDecorative />
        <span className={styles.texts}>
          <span className={styles.name}>{user.full_name}</span>
          <span className={styles.detail}>
            <bdi>@{user.username}</bdi>
            {user.follower_count !== undefined &&
              ` · ${t('profile.followerCount', { count: user.follower_count, shown: formatCount(user.follower_count, locale) })}`}
          </span>
        </span>
      </Link>
      {action}
    </article>
  )
}
