type Box = { top: number; bottom: number; left: number; right: number }
type Seen = { top: number; bottom: number; width: number }

export type PopoverPlace = {
  left: number
  /** The edge that stays where it is while the popover grows. */
  edge: { top: number } | { bottom: number }
  /** Most px that it may be high. */
  height: number
}

/** Space to its control, and to the sides of the window, in px. */
const GAP = 8
const INSET = 8
/** From this height on it need not be beside its control to be of use. */
const ENOUGH = 320

/** Where a popover stands: under its control, above it where there is more room, beside the top where there is little. */
export function popoverPlace(control: Box, width: number, seen: Seen, isRtl = false): PopoverPlace {
  const wanted = isRtl ? control.left : control.right - width
  const left = Math.max(INSET, Math.min(wanted, seen.width - width - INSET))
  const below = seen.bottom - control.bottom - GAP - INSET
  const above = control.top - seen.top - GAP - INSET
  if (Math.max(below, above) < ENOUGH)
    return { left, edge: { top: seen.top + INSET }, height: seen.bottom - seen.top - 2 * INSET }
  return below >= ENOUGH || below >= above
    ? { left, edge: { top: control.bottom + GAP }, height: below }
    : { left, edge: { bottom: control.top - GAP }, height: above }
}
