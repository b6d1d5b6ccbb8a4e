import { boardsApi } from '../../entities/boards/boards-api.ts'
import { selectLastBoard } from '../../entities/boards/boards-slice.ts'
import { pinPath } from '../../entities/pins/pin-reference.ts'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { selectIsAuthenticated, unauthSaveStarted } from '../../entities/session/session-slice.ts'
import { signUpPrompted } from '../../entities/session/sign-up-prompt-slice.ts'
import { hasTouchOnly } from '../../shared/browser/media-query.ts'
import { useAppDispatch, useAppSelector, useAppStore } from '../../shared/store/hooks.ts'
import { savePlace } from './save-place.ts'
import { useSaving } from './use-saving.ts'

export const repinPath = (pinId: string): string => `${pinPath(pinId)}repin/`

const { boardPicker } = boardsApi.endpoints

/** The board a press on "Save" goes to, what the press does, and what "choose a board" does. */
export function useQuickSave(pin: Pin, openPicker: () => void) {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const isMember = useAppSelector(selectIsAuthenticated)
  const lastBoard = useAppSelector(selectLastBoard)
  const { save, unsave } = useSaving(pin)

  /** Asks once where the viewer may save; called when the pointer or the focus comes near. */
  const prepare = async () => {
    if (!isMember || selectLastBoard(store.getState())) return
    const asked = dispatch(boardPicker.initiate({}))
    await asked
    asked.unsubscribe()
  }

  const inviteVisitor = () => {
    dispatch(unauthSaveStarted({ pinId: pin.id }))
    dispatch(signUpPrompted({ reason: 'save', next: repinPath(pin.id) }))
  }

  const choose = () => (isMember ? openPicker() : inviteVisitor())

  const press = async () => {
    if (!isMember) return inviteVisitor()
    if (pin.saved_info) return void (await unsave())
    if (hasTouchOnly()) return openPicker()
    await prepare()
    const board = selectLastBoard(store.getState())
    if (board) await save(savePlace(board))
    else openPicker()
  }

  return { isMember, lastBoard, prepare: () => void prepare(), press: () => void press(), choose }
}
