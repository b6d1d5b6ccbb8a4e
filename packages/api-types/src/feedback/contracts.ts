import { z } from 'zod'
import { contract } from '../contract.ts'
import { fieldText } from '../field-text.ts'
import { adminListInput, adminListOf } from '../wire/admin-list.ts'
import { text } from '../wire/scalars.ts'
import { FEEDBACK_MAX } from '../content-limits.ts'
import { feedbackRoutes as r } from './routes.ts'
import { FeedbackView } from './views.ts'

const JSON_MAX = 20_000
const Feedback = z.object({ verbatim: text({ max: FEEDBACK_MAX }), action_from: text({ max: 100 }) })

/** A text of JSON that holds the feedback. */
const FeedbackData = z
  .string()
  .max(JSON_MAX)
  .transform((value, context) => {
    try {
      return JSON.parse(value) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: fieldText('field.json') })
      return z.NEVER
    }
  })
  .pipe(Feedback)

export const feedbackContracts = {
  'feedback.send': contract(r['feedback.send'], {
    summary: 'Sends what a member thinks of the site to those who run it.',
    input: z.object({ feedback_data: FeedbackData }),
    output: z.null(),
  }),
  'feedback.list': contract(r['feedback.list'], {
    summary: 'What members wrote, newest first.',
    input: adminListInput(['created_at'], {}, ['created_at', 'DESC']).omit({ business_id: true }),
    output: adminListOf(FeedbackView),
  }),
}
