import { boardsApi } from '../../entities/boards/boards-api.ts'
import type { Board } from '../../entities/boards/boards-slice.ts'
import { type Pin, selectClientPin } from '../../entities/pins/pins-slice.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'
import { savePinApi } from './save-pin-api.ts'
import type { SaveDeps } from './saver.ts'

/** True once the boards have loaded and there are none. */
export const hasNoBoards = ({ boards }: RootState): boolean => boards?.pickerIds?.length === 0

/** A newcomer's first board, named after the pin; undefined where it could not be made. */
export async function makeFirstBoard(
  { id }: Pin,
  { store: { dispatch, getState }, t }: SaveDeps,
): Promise<Pick<Board, 'id' | 'name' | 'url'> | undefined> {
  const asked = dispatch(savePinApi.endpoints.boardTitles.initiate({ pin_id: id }))
  await asked
  asked.unsubscribe()
  const name = selectClientPin(getState(), id)?.boardTitleSuggestions[0] ?? t('pin.firstBoard')
  const { data } = await dispatch(
    boardsApi.endpoints.createBoard.initiate({ name, privacy: 'public' }, { track: false }),
  )
  return data
}
