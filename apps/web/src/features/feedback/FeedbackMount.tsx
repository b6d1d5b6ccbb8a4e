import { feedbackClosed, selectFeedbackModal } from '../../entities/feedback/feedback-slice.ts'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import type { FeedbackDialog } from './FeedbackDialog.tsx'

const LazyFeedbackDialog = lazyComponent<Parameters<typeof FeedbackDialog>[0]>(['feedback'], async () => {
  const { FeedbackDialog: dialog } = await import('./FeedbackDialog.tsx')
  return dialog
})

/** Beside every page: asks for feedback, once somebody wants to give some. */
export function FeedbackMount() {
  const dispatch = useAppDispatch()
  const modal = useAppSelector(selectFeedbackModal)
  return modal && <LazyFeedbackDialog modal={modal} onDismiss={() => dispatch(feedbackClosed())} />
}
