import { shareSuggestionsContracts as contracts } from '@tessera/api-types/share-suggestions/contracts'
import { DAY_MS } from '../../kernel/durations.ts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { mayOpenProfile } from '../accounts/age-rules.ts'
import { toUserMini } from '../users/user-view.ts'
import { suggestedPeople } from './suggestion-store.ts'

const RECENT_MS = 90 * DAY_MS
const MOST_SUGGESTED = 20

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
]
