import { PROFILE_CHANGES, profileChanged, selectViewer } from '../../entities/session/session-slice.ts'
import { leaveBy } from '../../shared/browser/leave-by.ts'
import { notifyOtherTabs, watchOtherTabs, watchViewer } from '../../shared/browser/other-tabs.ts'
import { currentAddress, reloadPage } from '../../shared/browser/page-location.ts'
import { showTheme, themeChoice } from '../../shared/browser/theme-choice.ts'
import { onTyping } from '../../shared/browser/typing.ts'
import { onAnyAction } from '../../shared/store/listeners.ts'
import type { AppStore } from '../../shared/store/make-store.ts'

const isOfProfile = (action: unknown): boolean =>
  typeof action === 'object' &&
  action !== null &&
  'type' in action &&
  PROFILE_CHANGES.some((type) => type === action.type)

/** What somebody makes, removes or chooses in one tab shows in their others, and the account they go on as. */
export function followOtherTabs(
  { dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>,
  reload = reloadPage,
): () => void {
  const viewer = selectViewer(getState())
  // What was typed stays: sending it is refused, because another account is in use.
  let typedAt: string | null = null
  const stopNoting = onTyping(() => (typedAt = currentAddress()))
  const stopComparing =
    viewer && watchViewer(viewer.id, () => typedAt === currentAddress() || leaveBy(reload))
  const stopNotifying = onAnyAction((action) => void (isOfProfile(action) && notifyOtherTabs('profile')))
  const stopWatching = watchOtherTabs((what) => {
    if (what === 'theme') showTheme(themeChoice())
    else dispatch(profileChanged())
  })
  return () => {
    stopNotifying()
    stopWatching()
    stopComparing?.()
    stopNoting()
  }
}
