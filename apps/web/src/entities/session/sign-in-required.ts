import { localPath, pathToLogIn } from '../../shared/local-path.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { selectIsAuthenticated } from './session-slice.ts'

type PreloadArgs = { store: AppStore; url: URL }

/** For pages of members: sends a visitor to the login page, and back afterwards. */
export const membersOnly = ({ store, url }: PreloadArgs) =>
  Promise.resolve(
    selectIsAuthenticated(store.getState()) ? {} : { redirect: pathToLogIn(url.pathname + url.search) },
  )

/** For pages of visitors: a member has no use for them and goes on to `next`. */
export const visitorsOnly = ({ store, url }: PreloadArgs) =>
  Promise.resolve(
    selectIsAuthenticated(store.getState()) ? { redirect: localPath(url.searchParams.get('next')) } : {},
  )
