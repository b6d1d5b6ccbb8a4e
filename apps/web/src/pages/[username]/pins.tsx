import { PinsViewOptions } from '../../features/view-options/view-options-parts.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { ButtonLink } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { TilesIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { profileHead } from './profile-head.ts'
import { preloadPins } from './profile-preload.ts'
import { ProfileFrame } from './ProfileFrame.tsx'
import { ProfilePins } from './ProfilePins.tsx'
import styles from './Profile.module.css'
import { SavedViews } from './SavedViews.tsx'

export const messageAreas = ['profile', 'boards', 'pins'] as const

export const lateParts = [PinsViewOptions]

export const preload = preloadPins('all')

export const head = profileHead('pins/')

/** All pins of a person, whichever board they are on. */
export function Page() {
  const t = useT<'profile'>()
  const lead = (
    <ButtonLink to="/" tone="primary" size="large">
      {t('profile.findIdeas')}
    </ButtonLink>
  )
  return (
    <ProfileFrame savedPath="pins/">
      {(user) => (
        <>
          <div className={styles.toolbar}>
            <SavedViews user={user} />
            <PinsViewOptions />
          </div>
          <ProfilePins
            user={user}
            filter="all"
            label={t('profile.pinsOf', { name: user.full_name })}
            empty={
              <EmptyState
                icon={<TilesIcon size={40} />}
                title={
                  user.abilities?.can_edit
                    ? t('profile.ownNoPins')
                    : t('profile.noPins', { name: user.full_name })
                }
                action={user.abilities?.can_edit && lead}
              />
            }
          />
        </>
      )}
    </ProfileFrame>
  )
}
