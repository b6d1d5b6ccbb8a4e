import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { useProfilePageQuery } from '../../entities/profile/profile-api.ts'
import { selectUser, type User } from '../../entities/users/users-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { CallFailure } from '../../shared/ui/CallFailure.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { LockIcon } from '../../shared/ui/icons/state-icons.tsx'
import { Tabs } from '../../shared/ui/Tabs.tsx'
import { BlockedNote } from './BlockedNote.tsx'
import { ProfileHeader } from './ProfileHeader.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import styles from './Profile.module.css'

type Props = {
  /** Which of the addresses of saved things this is: their tab leads here. */
  savedPath?: '' | '_saved/' | 'pins/' | '_shopping_list/'
  children: (user: User) => ReactNode
}

function Content({ user, savedPath = '', children }: Props & { user: User }) {
  const t = useT<'profile'>()
  const { pathname } = useLocation()
  if (user.blocked_by_me) return <BlockedNote user={user} />
  if (user.is_private_profile && !user.abilities?.can_edit && !user.explicitly_followed_by_me) {
    return (
      <EmptyState
        icon={<LockIcon size={40} />}
        title={t('profile.private')}
        description={t('profile.privateDescription', { name: user.full_name })}
      />
    )
  }
  // Others are led to what is there; oneself, to what one can make, too.
  const isShown = (tab: 'created' | 'tried', path: string) =>
    user.abilities?.can_edit || user.filled_tabs?.includes(tab) !== false || pathname.startsWith(path)
  const [created, tried] = [`/${user.username}/_created/`, `/${user.username}/_tried/`]
  const tabs = [
    ...(isShown('created', created) ? [{ to: created, label: t('profile.created') }] : []),
    { to: `/${user.username}/${savedPath}`, label: t('profile.saved') },
    ...(isShown('tried', tried) ? [{ to: tried, label: t('profile.tried') }] : []),
    ...(user.is_verified_merchant ? [{ to: `/${user.username}/_shop/`, label: t('profile.shop') }] : []),
  ]
  return (
    <>
      {tabs.length > 1 && (
        <div className={styles.tabs}>
          <Tabs label={t('profile.views', { name: user.full_name })} tabs={tabs} />
        </div>
      )}
      {children(user)}
    </>
  )
}

function Profile(props: Props & { userId: string }) {
  const user = useAppSelector((state) => selectUser(state, props.userId))
  if (!user) return <ProfileSkeleton />
  return (
    <>
      <ProfileHeader user={user} />
      <Content {...props} user={user} />
    </>
  )
}

/** Who the profile is of, above what is shown of them: loading, missing, failed or there. */
export function ProfileFrame(props: Props) {
  const t = useT<'profile'>()
  const { username = '' } = useParams()
  const { data, refetch } = useProfilePageQuery({ username })
  if (!data) return <ProfileSkeleton />
  if (data.kind === 'failed') {
    return (
      <CallFailure
        httpStatus={data.error.httpStatus}
        missing={t('profile.notFound')}
        title={t('profile.failed')}
        description={errorText(data.error, t)}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <div className={styles.page}>
      <Profile {...props} userId={data.value} />
    </div>
  )
}
