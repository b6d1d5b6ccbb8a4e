import { viewportRested } from '../../entities/session/viewport-slice.ts'
import { markNotchedPhone } from '../../shared/browser/notched-phone.ts'
import { layoutBreakpoint, viewportSize, watchWindow } from '../../shared/browser/viewport.ts'
import type { AppStore } from '../../shared/store/make-store.ts'

/** Keeps the size classes of the user state true, and the room below fixed bars. */
export const followViewport = (store: AppStore): (() => void) =>
  watchWindow(({ width }) => {
    store.dispatch(viewportRested({ size: viewportSize(width), breakpoint: layoutBreakpoint(width) }))
    markNotchedPhone()
  })
