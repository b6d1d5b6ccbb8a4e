import { PROFILE_CHANGES, profileChanged } from '../../entities/session/session-slice.ts'
import { notifyOtherTabs, watchOtherTabs } from '../../shared/browser/other-tabs.ts'
import { showTheme, themeChoice } from '../../shared/browser/theme-choice.ts'
import { onAnyAction } from '../../shared/store/listeners.ts'
import type { AppStore } from '../../shared/store/make-store.ts'

const isOfProfile = (action: unknown): boolean =>
  typeof action === 'object' &&
  action !== null &&
  'type' in action &&
  PROFILE_CHANGES.some((type) => type === action.type)

/** What somebody makes, removes or chooses in one tab shows in their others. */
export function followOtherTabs({ dispatch }: Pick<AppStore, 'dispatch'>): () => void {
  const stopNotifying = onAnyAction((action) => void (isOfProfile(action) && notifyOtherTabs('profile')))
  const stopWatching = watchOtherTabs((what) => {
    if (what === 'theme') showTheme(themeChoice())
    else dispatch(profileChanged())
  })
  return () => {
    stopNotifying()
    stopWatching()
  }
}
