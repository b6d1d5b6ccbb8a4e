import { selectLastBoard } from '../../entities/boards/last-board.ts'
import { pinPath } from '../../entities/pins/pin-reference.ts'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import {
  selectIsAuthenticated,
  selectViewer,
  unauthSaveStarted,
} from '../../entities/session/session-slice.ts'
import { useAsMember } from '../../entities/session/use-as-member.ts'
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
  const isVisitor = useAppSelector(selectViewer) === null
  const asMember = useAsMember('save')
  const lastBoard = useAppSelector(selectLastBoard)

  /** Called when the pointer or the focus comes near; a press retries and shows a failure. */
  const prepare = () => prepareSaving(store)

  const save = () =>
    void loadSaving().then(
      ({ quickSave }) => quickSave(pin, openPicker, { store, t }),
      () =>
        dispatch(toastShown({ text: t(isConnected() ? 'error.default' : 'offline.toast'), tone: 'error' })),
    )

  const press = () => {
    if (isVisitor) dispatch(unauthSaveStarted({ pinId: pin.id }))
    asMember(save, repinPath(pin.id))
  }

  return { isMember, lastBoard, prepare, press }
}
