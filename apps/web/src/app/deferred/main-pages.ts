import { selectIsAuthenticated, selectRequestContext } from '../../entities/session/session-slice.ts'
import { SLOW_CONNECTIONS } from '../../features/new-version/reload-deferral.ts'
import { connectionType } from '../../shared/browser/browser-settings.ts'
import { after } from '../../shared/browser/clock.ts'
import { whenIdle } from '../../shared/browser/when-idle.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { pageLoader } from '../routing/page-modules.ts'

/** The page one came for has the connection to itself. */
const FIRST_PAGE_MS = 5000
const MAIN_PAGES: readonly string[] = ['index', 'pin/[id]', 'search/[scope]', '[username]', 'news_hub']

type Loads = {
  load: (handler: string) => void
  isSlow: () => boolean
  soon: (task: () => void) => () => void
}

/** Members at a desk find the code of the main pages here before they go there. spec 001 §4 */
export function preloadMainPages({ getState }: AppStore, { load, isSlow, soon }: Loads): (() => void) | void {
  const device = selectRequestContext(getState())?.userAgent
  const isDesktop = device && !device.isMobile && !device.isTablet
  if (!isDesktop || !selectIsAuthenticated(getState()) || isSlow()) return
  return soon(() => MAIN_PAGES.forEach(load))
}

export const startMainPages = (store: AppStore): (() => void) | void =>
  preloadMainPages(store, {
    // A page whose code did not come asks again when one goes there.
    load: (handler) => void pageLoader(handler)().catch(() => undefined),
    isSlow: () => SLOW_CONNECTIONS.includes(connectionType() ?? ''),
    soon: (task) => after(FIRST_PAGE_MS, () => void whenIdle(task)),
  })
