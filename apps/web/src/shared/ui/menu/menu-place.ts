type Edges = { top: number; bottom: number }

/** Whether a menu opens above its control: only where it fits there, and not below. */
export const opensAbove = (control: Edges, menuHeight: number, seen: Edges): boolean =>
  control.bottom + menuHeight > seen.bottom && control.top - menuHeight >= seen.top

/** Space left between a menu and the side of the window, in px. */
const INSET = 8

/** How far a menu moves sideways to be seen whole, in px; to the right when positive. */
export const shiftIntoView = ({ left, right }: { left: number; right: number }, width: number): number =>
  left < INSET ? INSET - left : Math.min(0, width - INSET - right)
