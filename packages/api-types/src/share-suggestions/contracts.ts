import { z } from 'zod'
import { contract } from '../contract.ts'
import { UserMini } from '../users/views.ts'
import { bool } from '../wire/scalars.ts'
import { shareSuggestionsRoutes as routes } from './routes.ts'

export const shareSuggestionsContracts = {
  'shareSuggestions.list': contract(routes['shareSuggestions.list'], {
    summary:
      'People the member may write to: those they wrote with last, other recent contacts, then those they follow.',
    input: z.object({
      suggestion_type: z.literal('share').default('share'),
      /** Whom the member knows from a group alone does not count as a contact then. */
      hide_group_conversations: bool.default(false),
    }),
    output: z.array(UserMini.extend({ is_recent_contact: z.boolean() })),
  }),
}
