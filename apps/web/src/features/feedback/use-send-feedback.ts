import { feedbackRoutes } from '@tessera/api-types/feedback/routes'
import type { FeedbackModal } from '../../entities/feedback/feedback-slice.ts'
import {
  feedbackFailed,
  feedbackSubmitting,
  feedbackSucceeded,
} from '../../entities/feedback/feedback-slice.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'

const feedbackApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ sendFeedback: build.mutation(endpoint(feedbackRoutes['feedback.send'])) }),
})

/** Sends what was written; a blank text is not sent, and succeeds. Returns whether it succeeded. */
export function useSendFeedback({ actionFrom }: Pick<FeedbackModal, 'actionFrom'>) {
  const t = useT()
  const dispatch = useAppDispatch()
  const [send] = feedbackApi.useSendFeedbackMutation()
  return async (verbatim: string): Promise<boolean> => {
    if (verbatim.trim() !== '') {
      dispatch(feedbackSubmitting())
      const { error } = await send({ feedback_data: JSON.stringify({ verbatim, action_from: actionFrom }) })
      if (error) {
        dispatch(feedbackFailed({ error: errorText(error, t) }))
        return false
      }
    }
    dispatch(feedbackSucceeded())
    return true
  }
}
