import { useNavigate, useSearchParams } from 'react-router-dom'
import { pinPath } from '../entities/pins/pin-reference.ts'
import { momentText } from '../entities/scheduled-pins/publishing-time.ts'
import { selectViewer } from '../entities/session/session-slice.ts'
import { membersOnly } from '../entities/session/sign-in-required.ts'
import { givenAddress, givenWords } from '../features/compose-pin/given-address.ts'
import { PinComposer } from '../features/compose-pin/PinComposer.tsx'
import { SaveBookmark } from '../features/compose-pin/SaveBookmark.tsx'
import { feedbackOpened } from '../entities/feedback/feedback-slice.ts'
import { CreateBoard } from '../features/edit-board/board-dialogs.tsx'
import { CreateTabs } from '../features/ways-to-create/CreateTabs.tsx'
import { useTranslator } from '../shared/i18n/i18n-context.ts'
import type { Translate } from '../shared/i18n/translator.ts'
import { useAppDispatch, useAppSelector } from '../shared/store/hooks.ts'
import { Button } from '../shared/ui/Button.tsx'
import { toastShown } from '../shared/toasts/toast-slice.ts'
import type { ReactNode } from 'react'
import styles from '../shared/ui/PageColumn.module.css'

/** A page that is read or filled in from top to bottom. */
const PageColumn = ({ children }: { children: ReactNode }) => <div className={styles.column}>{children}</div>

export const messageAreas = ['composer', 'boards', 'schedule', 'create'] as const

export const preload = membersOnly

export const head = ({ t }: { t: Translate<'composer' | 'schedule'> }) => ({ title: t('composer.heading') })

export function Page() {
  const { t, locale } = useTranslator<'composer' | 'schedule'>()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const viewer = useAppSelector(selectViewer)
  const [params] = useSearchParams()
  const giveFeedback = () =>
    dispatch(
      feedbackOpened({
        title: t('composer.feedback'),
        prompt: t('composer.feedbackPrompt'),
        actionFrom: 'pin_builder',
        nextPageToRedirect: null,
      }),
    )
  return (
    <PageColumn>
      <h1>{t('composer.heading')}</h1>
      <CreateTabs />
      <PinComposer
        boardId={params.get('board') ?? ''}
        sectionId={params.get('section')}
        address={givenAddress(params)}
        words={givenWords(params)}
        isShared={params.has('shared')}
        renderCreate={(props) => <CreateBoard {...props} />}
        onPublished={(pinId, imageUrl) => {
          dispatch(toastShown({ text: t('composer.published'), imageUrl }))
          void navigate(pinPath(pinId), { replace: true })
        }}
        onScheduled={({ scheduled_ts, images }) => {
          const text = t('schedule.scheduled', { when: momentText(scheduled_ts, locale) })
          dispatch(toastShown({ text, imageUrl: images['236x'].url }))
          void navigate(`/${viewer?.username ?? ''}/_created/`, { replace: true })
        }}
        onSeveral={() => void navigate('/pin-builder/', { replace: true })}
      />
      <SaveBookmark />
      <Button tone="plain" onClick={giveFeedback}>
        {t('composer.feedback')}
      </Button>
    </PageColumn>
  )
}
