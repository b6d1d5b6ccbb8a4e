import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { changeSaveEnded, selectChangingSave } from './change-save-slice.ts'
import { LazyBoardPicker } from './lazy-board-picker.ts'

/** Beside every page: the boards, once the toast of a save asks for another one. */
export function ChangeSaveMount() {
  const dispatch = useAppDispatch()
  const pinId = useAppSelector(selectChangingSave)
  return pinId && <LazyBoardPicker pinId={pinId} isCentered onDismiss={() => dispatch(changeSaveEnded())} />
}
