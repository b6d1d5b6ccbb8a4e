import { formatCount } from '@tessera/i18n/formats'
import type { ReactNode } from 'react'
import { Link } from '../../shared/navigation/Link.tsx'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useTranslator } from '../../shared/i18n/i18n-context.ts'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { DotLine } from '../../shared/ui/DotLine.tsx'
import styles from './UserRow.module.css'
import type { User } from './users-slice.ts'

/** A person in a list of people, with what can be done. */
export function UserRow({ user, action }: { user: User; action?: ReactNode }) {
  const t = useT<'profile'>()
  const { locale } = useTranslator<'profile'>()
  const { follower_count: count } = user
  const followers =
    count !== undefined && t('profile.followerCount', { count, shown: formatCount(count, locale) })
  return (
    <article className={styles.row}>
      <Link to={`/${user.username}/`} className={styles.link}>
        <Avatar name={user.full_name} imageUrl={user.image_medium_url} size={48} isDecorative />
        <span className={styles.texts}>
          <span className={styles.name}>{user.full_name}</span>
          <span className={styles.detail}>
            <DotLine facts={[<bdi key="username">@{user.username}</bdi>, followers]} />
          </span>
        </span>
      </Link>
      {action}
    </article>
  )
}
