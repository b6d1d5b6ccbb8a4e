import { PinGrid } from '../../entities/pins/PinGrid.tsx'
import { storefrontApi } from '../../entities/profile/storefront-api.ts'
import type { User } from '../../entities/users/users-slice.ts'
import { saveActionsOf } from '../../features/save-pin/SaveActions.tsx'
import { useIdFeed } from '../../shared/api/id-feed.ts'
import { prefetched } from '../../shared/api/prefetch.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ShoppingBagIcon } from '../../shared/ui/icons/state-icons.tsx'
import { profileHead } from './profile-head.ts'
import { preloadPerson } from './profile-preload.ts'
import { ProfileFrame } from './ProfileFrame.tsx'

export const messageAreas = ['profile', 'pins'] as const

export async function preload(arrival: Parameters<typeof preloadPerson>[0]) {
  const { store, params } = arrival
  const products = storefrontApi.endpoints.storefrontPins.initiate(params.username ?? '')
  const [profile] = await Promise.all([preloadPerson(arrival), prefetched(store.dispatch(products))])
  return profile
}

export const head = profileHead('_shop/')

function Shop({ user }: { user: User }) {
  const t = useT<'profile'>()
  const feed = useIdFeed(storefrontApi.useStorefrontPinsInfiniteQuery(user.username))
  return (
    <PinGrid
      label={t('profile.productsOf', { name: user.full_name })}
      feed={feed}
      empty={
        <EmptyState
          icon={<ShoppingBagIcon size={40} />}
          title={t('profile.nothingForSale', { name: user.full_name })}
        />
      }
      actionsOf={saveActionsOf}
      priorityCount={4}
    />
  )
}

/** What a verified merchant sells. */
export const Page = () => <ProfileFrame>{(user) => <Shop user={user} />}</ProfileFrame>
