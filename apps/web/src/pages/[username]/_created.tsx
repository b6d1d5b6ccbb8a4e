import { useState } from 'react'
import { selectViewer } from '../../entities/session/session-slice.ts'
import type { User } from '../../entities/users/users-slice.ts'
import { CreateBoard } from '../../features/edit-board/board-dialogs.tsx'
import { PinsViewOptions } from '../../features/view-options/view-options-parts.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { ButtonLink } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { UploadIcon } from '../../shared/ui/icons/editing-icons.tsx'
import { profileHead } from './profile-head.ts'
import { preloadPins } from './profile-preload.ts'
import styles from './Profile.module.css'
import { ProfileFrame } from './ProfileFrame.tsx'
import { ProfilePins } from './ProfilePins.tsx'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'

/** One's pins that wait, brought where there are some. */
const ScheduledPins = lazyComponent(['schedule', 'boards'], () =>
  import('../../features/scheduled-pins/ScheduledPins.tsx').then((module) => module.ScheduledPins),
)

export const messageAreas = ['profile', 'boards', 'pins'] as const

export const lateParts = [PinsViewOptions]

export const preload = preloadPins('created')

export const head = profileHead('_created/')

function NothingCreated({ user }: { user: User }) {
  const t = useT<'profile'>()
  const isOwn = user.abilities?.can_edit
  return (
    <EmptyState
      icon={<UploadIcon size={40} />}
      title={isOwn ? t('profile.ownNothingCreated') : t('profile.nothingCreated', { name: user.full_name })}
      description={isOwn ? t('profile.ownNothingCreatedDescription') : undefined}
      action={
        isOwn && (
          <ButtonLink to="/pin-creation-tool/" tone="primary" size="large">
            {t('profile.createPin')}
          </ButtonLink>
        )
      }
    />
  )
}

/** What waits stands above what is there, until one leaves the page. */
function Waiting({ user }: { user: User }) {
  const viewer = useAppSelector(selectViewer)
  const [isShown, setIsShown] = useState((viewer?.scheduled_pin_count ?? 0) > 0)
  if (!isShown || viewer?.id !== user.id) return null
  return (
    <ScheduledPins renderCreate={(props) => <CreateBoard {...props} />} onDismiss={() => setIsShown(false)} />
  )
}

export function Page() {
  const t = useT<'profile'>()
  return (
    <ProfileFrame>
      {(user) => (
        <>
          <Waiting user={user} />
          <div className={styles.viewOptions}>
            <PinsViewOptions />
          </div>
          <ProfilePins
            user={user}
            filter="created"
            label={t('profile.createdBy', { name: user.full_name })}
            empty={<NothingCreated user={user} />}
          />
        </>
      )}
    </ProfileFrame>
  )
}
