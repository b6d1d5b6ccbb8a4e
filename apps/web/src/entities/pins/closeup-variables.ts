import type { RootState } from '../../shared/store/root-reducer.ts'
import { selectRequestContext, selectViewer } from '../session/session-slice.ts'

/** What the documents of a pin's page are asked with: for members, without what is for search engines. spec 001 §7 */
export const pageVariables = (state: RootState, pinId: string) => ({
  pinId,
  isAuth: selectViewer(state) !== null,
})

/** The same, and what the larger screen shows besides. */
export function detailVariables(state: RootState, pinId: string) {
  const device = selectRequestContext(state)?.userAgent
  return { ...pageVariables(state, pinId), isDesktop: !device?.isMobile && !device?.isTablet }
}
