import type { RootState } from '../../shared/store/root-reducer.ts'
import { selectIsAuthenticated, selectViewer } from '../session/session-slice.ts'
import { maySuggestPeople } from './share-suggestions-rule.ts'

/** Whether messages are offered to whoever looks at the page. */
export function mayMessage(state: RootState): boolean {
  const viewer = selectViewer(state)
  return maySuggestPeople({
    isAuth: selectIsAuthenticated(state),
    isLimitedLogin: viewer?.isLimitedLogin ?? false,
    should_show_messaging: viewer?.should_show_messaging ?? false,
  })
}
