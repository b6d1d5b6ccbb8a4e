import { membersOnly } from '../entities/session/sign-in-required.ts'
import { CreateBoard } from '../features/edit-board/board-dialogs.tsx'
import { PinBuilder } from '../features/pin-builder/PinBuilder.tsx'
import { StoryDrafts } from '../features/story-drafts/StoryDrafts.tsx'
import { CreateTabs } from '../features/ways-to-create/CreateTabs.tsx'
import { useT } from '../shared/i18n/i18n-context.ts'
import type { Translate } from '../shared/i18n/translator.ts'

export const messageAreas = ['builder', 'boards', 'create', 'story-drafts'] as const

export const preload = membersOnly

export const head = ({ t }: { t: Translate<'builder'> }) => ({ title: t('builder.heading') })

/** Several pins in the making, at once. */
export function Page() {
  const t = useT<'builder'>()
  return (
    <>
      <h1>{t('builder.heading')}</h1>
      <CreateTabs />
      <PinBuilder renderCreate={(props) => <CreateBoard {...props} />} />
      <StoryDrafts isUnfolded />
    </>
  )
}
