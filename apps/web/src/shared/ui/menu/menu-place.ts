type Edges = { top: number; bottom: number }

/** Whether a menu opens above its control: only where it fits there, and not below. */
export const opensAbove = (control: Edges, menuHeight: number, seen: Edges): boolean =>
  control.bottom + menuHeight > seen.bottom && control.top - menuHeight >= seen.top
