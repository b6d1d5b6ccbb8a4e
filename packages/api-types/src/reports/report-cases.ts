/** Upheld: what was reported breaks the rules, and was removed; or only its AI label was wrong, and was changed. */
export const CASE_DECISIONS = ['dismissed', 'upheld'] as const
export type CaseDecision = (typeof CASE_DECISIONS)[number]

export const CASE_STATES = ['open', ...CASE_DECISIONS] as const
export type CaseState = (typeof CASE_STATES)[number]

/** What somebody who looks after the site did about a case. */
export const CASE_ACTIONS = [
  ...CASE_DECISIONS,
  'ai_labeled',
  'ai_unlabeled',
  'write_banned',
  'write_ban_lifted',
  'board_marked',
  'board_unmarked',
] as const
export type CaseAction = (typeof CASE_ACTIONS)[number]
