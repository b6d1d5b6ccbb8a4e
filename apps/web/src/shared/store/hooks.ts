import { useDispatch, useSelector, useStore } from 'react-redux'
import type { AppDispatch, AppStore } from './make-store.ts'
import type { RootState } from './root-reducer.ts'

/** The only place where the raw hooks are used: everything else takes these. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppStore = useStore.withTypes<AppStore>()
