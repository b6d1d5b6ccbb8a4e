import type { PolicyFinding, WorkflowIcon } from '@tessera/api-types/verified-merchants/merchant-program'
import type { MerchantCheckView, MerchantProgramView } from '@tessera/api-types/verified-merchants/views'

// decided: B-4.43
export const iconOfCheck = ({
  result,
  required,
}: Pick<MerchantCheckView, 'result' | 'required'>): WorkflowIcon => {
  if (result === 'PASS') return 'ACCEPTED'
  return required ? 'ATTENTION' : 'RECOMMENDED'
}

/** What was found at the address of a policy is advice. */
export function iconOfPolicy(finding: PolicyFinding | null): WorkflowIcon {
  if (finding === null) return 'IN_PROGRESS'
  return finding === 'READABLE' ? 'ACCEPTED' : 'RECOMMENDED'
}

type Standing = Pick<MerchantProgramView, 'program_state' | 'review_state'>

export function iconOfProgram({ program_state, review_state }: Standing): WorkflowIcon {
  if (program_state === null || program_state === 'CANCELLED') return 'UNSTARTED'
  if (review_state === 'pending' || review_state === 'appeal_pending') return 'IN_PROGRESS'
  if (program_state === 'NON_COMPLIANT') return 'ATTENTION'
  return program_state === 'SUSPENDED' || review_state === 'declined' ? 'REJECTED' : 'ACCEPTED'
}

/** The key of the text that describes the state of the program. */
export function stepOf({ program_state, review_state }: Standing): string {
  if (program_state === null || program_state === 'CANCELLED') return program_state ?? 'none'
  if (review_state === 'pending' || review_state === 'appeal_pending') return review_state
  return program_state === 'APPLIED' ? 'declined' : program_state
}
