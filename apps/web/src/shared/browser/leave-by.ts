/** May resolve with false: the page stays after all. */
export type Go = () => unknown
export type HoldBack = (go: Go) => void

/** What on the page would be lost, the last first to ask; apart from the guard, which comes with such a page. */
export const holders: HoldBack[] = []

/** Does what leaves the page, as logging out does; a page that would lose something is asked first. */
export function leaveBy(go: Go): void {
  const holdBack = holders.at(-1)
  if (holdBack) holdBack(go)
  else go()
}
