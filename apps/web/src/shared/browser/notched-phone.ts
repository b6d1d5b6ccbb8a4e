/** What identifies the iPhone X and similar phones: the inner height with bars, and the inset below. // spec 001 §9 */
const INNER_HEIGHT = 748
export const BOTTOM_INSET = 28

type Screen = { userAgent: string; innerHeight: number; bottomInset: number }

/** Whether fixed bars at the bottom need room of their own for the phone's rounded end. */
export const isNotchedPhone = ({ userAgent, innerHeight, bottomInset }: Screen): boolean =>
  /\biPhone\b/.test(userAgent) && (innerHeight === INNER_HEIGHT || bottomInset === BOTTOM_INSET)

function bottomInset(): number {
  const probe = document.createElement('div')
  probe.style.cssText = 'position:fixed;visibility:hidden;block-size:env(safe-area-inset-bottom)'
  document.body.append(probe)
  const { height } = probe.getBoundingClientRect()
  probe.remove()
  return height
}

/** Marks the document where the layout is such; style sheets add the room. */
export function markNotchedPhone(): void {
  const { innerHeight, navigator } = window
  const screen = { userAgent: navigator.userAgent, innerHeight, bottomInset: bottomInset() }
  document.documentElement.toggleAttribute('data-notched', isNotchedPhone(screen))
}
