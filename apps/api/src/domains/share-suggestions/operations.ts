import { shareSuggestionsContracts as contracts } from '@tessera/api-types/share-suggestions/contracts'
import { imageUrl } from '@tessera/api-types/images/image-path'
import { DAY_MS } from '../../kernel/durations.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { mayOpenProfile } from '../accounts/age-rules.ts'
import { toUserCard, toUserMini } from '../users/user-view.ts'
import { hideCreator, listCreators } from './creator-store.ts'
import { suggestedPeople } from './suggestion-store.ts'

const RECENT_MS = 90 * DAY_MS
const MOST_SUGGESTED = 20
const MOST_CREATORS = 12

export const shareSuggestionsOperations: Operation[] = [
  implement(contracts['shareSuggestions.list'], async ({ hide_group_conversations }, { viewer, deps }) => {
    const since = new Date(deps.now().getTime() - RECENT_MS)
    const rows = await suggestedPeople(deps.replica, {
      userId: viewer.userId,
      since,
      limit: MOST_SUGGESTED,
      hidesGroups: hide_group_conversations,
    })
    // Who is under 16 is written to by mutual followers only. // requirement I-6.03
    const open = rows.filter(({ birthday, isMutual }) => isMutual || mayOpenProfile(birthday, deps.now()))
    return open.map((row) => ({
      ...toUserMini(row, deps.site),
      is_recent_contact: row.isRecentContact,
    }))
  }),
  implement(contracts['suggestedCreators.list'], async (_input, { viewer, deps }) => {
    const rows = await listCreators(deps.read, viewer.userId, MOST_CREATORS)
    return rows.map((row) => ({
      ...toUserCard(row, deps.site),
      topic_name: row.topicName,
      pictures: row.pictures.map(({ image_signature, dominant_color }) => ({
        image_url: imageUrl(deps.site.imageBase, image_signature, '236x'),
        dominant_color,
      })),
    }))
  }),
  implement(contracts['suggestedCreators.hide'], async ({ user_id }, { viewer, deps }) => {
    const hidden = { userId: viewer.userId, hiddenUserId: user_id, at: deps.now() }
    if (!(await hideCreator(deps.read, hidden))) throw new DomainError('USER_NOT_FOUND')
    return { user_id }
  }),
]
