export type ViewportSize = 'sm' | 'md' | 'lg'
export type LayoutBreakpoint = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl'

/** The size class of the user state. spec 001 §9 */
export function viewportSize(width: number): ViewportSize {
  if (width < 768) return 'sm'
  return width < 1024 ? 'md' : 'lg'
}

// spec 001 §9: the first width of each class, widest first
const LAYOUT_STARTS: readonly (readonly [number, LayoutBreakpoint])[] = [
  [1536, '2xl'],
  [1280, 'xl'],
  [1024, 'lg'],
  [768, 'md'],
  [640, 'sm'],
]

export const layoutBreakpoint = (width: number): LayoutBreakpoint =>
  LAYOUT_STARTS.find(([start]) => width >= start)?.[1] ?? 'xs'
