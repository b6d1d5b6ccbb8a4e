import type { VisitorState } from './visitor-state.ts'

/** The signals of the visit before a sign-up, as JSON texts. // spec 001 §3 */
export function behaviourOf(state: VisitorState) {
  const { visitedPages, closeupPins, completedSearches, clickthroughPins, secondsOnPages } = state
  return {
    visited_pages: JSON.stringify(visitedPages),
    user_behavior_data: JSON.stringify({
      closeups: closeupPins.length,
      searches: completedSearches.length,
      clickthroughs: clickthroughPins.length,
      seconds: Math.round(secondsOnPages),
    }),
  }
}

const textOf = (value: object | undefined) => (value === undefined ? undefined : JSON.stringify(value))

/** The newest of each signal, as sent for the account that was just made. // spec 001 §7 */
export function landingSignals({ visitedPages, invitesRedeemed, paidLandings }: VisitorState) {
  const invite_redemption = textOf(invitesRedeemed.at(-1))
  const paid_landing = textOf(paidLandings.at(-1))
  return {
    is_register: true,
    ...(visitedPages.length > 0 && { unauth_visited_pages: JSON.stringify(visitedPages) }),
    ...(invite_redemption && { invite_redemption }),
    ...(paid_landing && { paid_landing }),
  }
}
