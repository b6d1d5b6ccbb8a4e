import { z } from 'zod'
import { contract } from '../contract.ts'
import { UserCard } from '../follows/views.ts'
import { UserMini } from '../users/views.ts'
import { bool, Id } from '../wire/scalars.ts'
import { shareSuggestionsRoutes as routes } from './routes.ts'

/** Somebody to follow, with some of their newest pictures. */
const SuggestedCreator = UserCard.extend({
  /** The topic by which they were found, if it was one. */
  topic_name: z.string().nullable(),
  pictures: z.array(z.object({ image_url: z.string(), dominant_color: z.string() })),
})

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
  'suggestedCreators.list': contract(routes['suggestedCreators.list'], {
    summary: 'Creators whom the member may like to follow, by their topics, saves and boards.',
    input: z.object({}),
    output: z.array(SuggestedCreator),
  }),
  'suggestedCreators.hide': contract(routes['suggestedCreators.hide'], {
    summary: 'Suggests somebody no more, for good.',
    input: z.object({ user_id: Id }),
    output: z.object({ user_id: Id }),
    errors: ['USER_NOT_FOUND'],
  }),
}
