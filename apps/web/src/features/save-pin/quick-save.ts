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
 * Saves to the board saved to last; who has no board yet gets one named after the pin. Returns whether
 * it worked; undefined where that board holds the pin already: one's own original can be saved to
 * other boards only.
 */
export async function saveAtOnce(pin: Pin, deps: SaveDeps): Promise<boolean | undefined> {
  await askForBoards(deps.store)
  const state = deps.store.getState()
  const board = hasNoBoards(state) ? await makeFirstBoard(pin, deps) : selectLastBoard(state)
  if (!board || board.id === pin.board?.id) return undefined
  return saverOf(pin, deps).save(saveTarget(board))
}

/** A member's press on "Save": to a board at once; else, and for a pin that is saved, the picker opens. */
export async function quickSave(pin: Pin, openPicker: () => void, deps: SaveDeps): Promise<unknown> {
  if (pin.saved_info) return openPicker()
  const isSaved = await saveAtOnce(pin, deps)
  return isSaved === undefined ? openPicker() : isSaved
}
