import { selectLastBoard } from '../../entities/boards/last-board.ts'
import { pinPath } from '../../entities/pins/pin-reference.ts'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { selectIsAuthenticated, unauthSaveStarted } from '../../entities/session/session-slice.ts'
import { signUpPrompted } from '../../entities/session/sign-up-prompt-slice.ts'
import { isConnected } from '../../shared/browser/connection-state.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector, useAppStore } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { loadSaving, prepareSaving } from './prepare-saving.ts'

export const repinPath = (pinId: string): string => `${pinPath(pinId)}repin/`

/** The board a press on "Save" goes to, what the press does, and what "choose a board" does. */
export function useQuickSave(pin: Pin, openPicker: () => void) {
  const t = useT<'pins'>()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const isMember = useAppSelector(selectIsAuthenticated)
  const lastBoard = useAppSelector(selectLastBoard)

  /** Called when the pointer or the focus comes near; a press retries and shows a failure. */
  const prepare = () => prepareSaving(store)

  const inviteVisitor = () => {
    dispatch(unauthSaveStarted({ pinId: pin.id }))
    dispatch(signUpPrompted({ reason: 'save', next: repinPath(pin.id) }))
  }

  const choose = () => (isMember ? openPicker() : inviteVisitor())

  const press = () => {
    if (!isMember) return inviteVisitor()
    loadSaving().then(
      ({ quickSave }) => quickSave(pin, openPicker, { store, t }),
      () =>
        dispatch(toastShown({ text: t(isConnected() ? 'error.default' : 'offline.toast'), tone: 'error' })),
    )
  }

  return { isMember, lastBoard, prepare, press, choose }
}
