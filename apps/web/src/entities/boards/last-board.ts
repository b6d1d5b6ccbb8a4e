import type { RootState } from '../../shared/store/root-reducer.ts'
import type { Board } from './boards-slice.ts'

/** The board a quick save goes to; none is known before the code and the answer about boards are here. */
export function selectLastBoard({ boards }: RootState): Board | undefined {
  const id = boards?.pickerIds?.[0]
  return id ? boards?.entities[id] : undefined
}
