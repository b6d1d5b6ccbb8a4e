import { lazy, Suspense, type ReactNode } from 'react'

const MirroredStyles = lazy(async () => ({
  default: (await import('./MirroredStyles.tsx')).MirroredStyles,
}))

/** Material writes left and right; where the page is read from right to left its styles are mirrored. */
export const DirectedStyles = ({ children }: { children: ReactNode }) =>
  document.documentElement.dir === 'rtl' ? (
    <Suspense fallback={null}>
      <MirroredStyles>{children}</MirroredStyles>
    </Suspense>
  ) : (
    children
  )
