import type { RootState } from '../../shared/store/root-reducer.ts'
import type { Board } from './boards-slice.ts'

/** The board a quick save goes to; undefined until the code and the boards have loaded. */
export function selectLastBoard({ boards }: RootState): Board | undefined {
  const id = boards?.pickerIds?.[0]
  return id ? boards?.entities[id] : undefined
}
