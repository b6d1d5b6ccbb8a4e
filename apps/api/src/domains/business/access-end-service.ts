import type { FieldChange } from '@tessera/api-types/business/views'
import { grantHistory } from './grant-end.ts'
import type { GrantChange } from './grant-rules.ts'

export { endHistory, refusePastEnd } from './grant-end.ts'
export { changedEnd, changedGrants, type GrantChange } from './grant-rules.ts'

/** A change of who holds something, as entries of the history of that thing. */
export const holderHistory = (field: string, holder: string, change: GrantChange): FieldChange[] =>
  grantHistory(field, holder, change, 'holder_ends_at')
