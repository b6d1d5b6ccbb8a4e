import type { RootState } from '../../shared/store/root-reducer.ts'
import { selectIsAuthenticated, selectViewer } from '../session/session-slice.ts'

type Asker = { isAuth: boolean; isLimitedLogin: boolean; should_show_messaging: boolean }

/** People to send to are looked up only for members who want messages. // spec 000 §6 */
export const maySuggestPeople = ({ isAuth, isLimitedLogin, should_show_messaging }: Asker): boolean =>
  isAuth && !isLimitedLogin && should_show_messaging

/** Whether messages are offered to the viewer. */
export function mayMessage(state: RootState): boolean {
  const viewer = selectViewer(state)
  return maySuggestPeople({
    isAuth: selectIsAuthenticated(state),
    isLimitedLogin: viewer?.isLimitedLogin ?? false,
    should_show_messaging: viewer?.should_show_messaging ?? false,
  })
}
