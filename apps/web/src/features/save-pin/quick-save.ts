import { boardsApi } from '../../entities/boards/boards-api.ts'
import { selectLastBoard } from '../../entities/boards/last-board.ts'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { hasNoBoards, makeFirstBoard } from './first-board.ts'
import { saveTarget } from './save-target.ts'
import { saverOf, type SaveDeps } from './saver.ts'

const { boardPicker } = boardsApi.endpoints

/** Asks once where the viewer may save, so that cards can name the board. */
export async function askForBoards({ dispatch, getState }: AppStore): Promise<void> {
  if (selectLastBoard(getState())) return
  const asked = dispatch(boardPicker.initiate({}))
  await asked
  asked.unsubscribe()
}

/**
 * A member's press on "Save": to the board saved to last, or the way back from there. Who has no
 * board yet gets one named after the pin. The picker
 * opens where that board holds the pin already: one's own original can be saved to other boards only.
 */
export async function quickSave(pin: Pin, openPicker: () => void, deps: SaveDeps): Promise<unknown> {
  const { save, unsave } = saverOf(pin, deps)
  if (pin.saved_info) return unsave()
  await askForBoards(deps.store)
  const state = deps.store.getState()
  const board = hasNoBoards(state) ? await makeFirstBoard(pin, deps) : selectLastBoard(state)
  return board && board.id !== pin.board?.id ? save(saveTarget(board)) : openPicker()
}
