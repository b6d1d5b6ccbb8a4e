import { feedbackContracts } from '@tessera/api-types/feedback/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { toUserMini } from '../users/user-view.ts'
import { sendFeedback } from './feedback-service.ts'
import { listFeedback } from './feedback-store.ts'

export const feedbackOperations: Operation[] = [
  implement(feedbackContracts['feedback.send'], async ({ feedback_data: given }, { viewer, deps }) => {
    await sendFeedback(viewer, { verbatim: given.verbatim, actionFrom: given.action_from }, deps)
    return null
  }),
  implement(feedbackContracts['feedback.list'], async (request, { deps }) => {
    const { rows, total } = await listFeedback(deps.read, request)
    const items = rows.map((row) => ({
      id: row.id,
      user: toUserMini(row.user, deps.site),
      action_from: row.actionFrom,
      verbatim: row.verbatim,
      created_at: row.createdAt.toISOString(),
    }))
    return { items, total, offset: request.filter.id ? 0 : request.range[0] }
  }),
]
