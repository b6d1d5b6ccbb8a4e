export type Go = () => void
export type HoldBack = (go: Go) => void

/** What the page that would lose something has set; apart from the guard, which comes with such a page. */
export const guard: { holdBack: HoldBack | null } = { holdBack: null }

/** Does what ends the page, as logging out does; a page that would lose something is asked first. */
export const leaveBy = (go: Go): void => (guard.holdBack ?? ((leave) => leave()))(go)
