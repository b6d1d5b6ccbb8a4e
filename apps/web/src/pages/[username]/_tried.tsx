import type { User } from '../../entities/users/users-slice.ts'
import { didItsApi } from '../../features/comment/did-its-api.ts'
import { MemberDidIts } from '../../features/comment/MemberDidIts.tsx'
import { prefetched } from '../../shared/api/prefetch.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { CameraIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { profileHead } from './profile-head.ts'
import { preloadPerson } from './profile-preload.ts'
import { ProfileFrame } from './ProfileFrame.tsx'

export const messageAreas = ['profile', 'comments', 'pins'] as const

export async function preload(arrival: Parameters<typeof preloadPerson>[0]) {
  const { store, params } = arrival
  const tried = didItsApi.endpoints.memberDidIts.initiate(params.username ?? '')
  const [profile] = await Promise.all([preloadPerson(arrival), prefetched(store.dispatch(tried))])
  return profile
}

export const head = profileHead('_tried/')

function Tried({ user }: { user: User }) {
  const t = useT<'profile'>()
  const isOwn = user.abilities?.can_edit
  const empty = (
    <EmptyState
      icon={<CameraIcon size={40} />}
      title={isOwn ? t('profile.ownNothingTried') : t('profile.nothingTried', { name: user.full_name })}
      description={isOwn ? t('profile.ownNothingTriedDescription') : undefined}
    />
  )
  return <MemberDidIts username={user.username} empty={empty} />
}

/** What somebody made of the ideas of others. */
export const Page = () => <ProfileFrame>{(user) => <Tried user={user} />}</ProfileFrame>
