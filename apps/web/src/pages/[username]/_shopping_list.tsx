import { useT } from '../../shared/i18n/i18n-context.ts'
import { ButtonLink } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ShoppingBagIcon } from '../../shared/ui/icons/state-icons.tsx'
import { profileHead } from './profile-head.ts'
import { preloadOwnPins } from './profile-preload.ts'
import { ProfileFrame } from './ProfileFrame.tsx'
import { ProfilePins } from './ProfilePins.tsx'
import { SavedViews } from './SavedViews.tsx'
import styles from './Profile.module.css'

export const messageAreas = ['profile', 'boards', 'pins'] as const

export const preload = preloadOwnPins('products')

export const head = profileHead('_shopping_list/')

/** What somebody saved that can be bought, with what it costs now; theirs alone. */
export function Page() {
  const t = useT<'profile'>()
  return (
    <ProfileFrame savedPath="_shopping_list/">
      {(user) => (
        <>
          <div className={styles.toolbar}>
            <SavedViews user={user} />
          </div>
          <ProfilePins
            user={user}
            filter="products"
            label={t('profile.shoppingList')}
            empty={
              <EmptyState
                icon={<ShoppingBagIcon size={40} />}
                title={t('profile.nothingToBuy')}
                description={t('profile.nothingToBuyDescription')}
                action={
                  <ButtonLink to="/" tone="primary" size="large">
                    {t('profile.findIdeas')}
                  </ButtonLink>
                }
              />
            }
          />
        </>
      )}
    </ProfileFrame>
  )
}
