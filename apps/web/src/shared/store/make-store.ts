import { configureStore, createAction, type UnknownAction } from '@reduxjs/toolkit'
import { baseApi } from '../api/base-api.ts'
import type { Transport } from '../api/call.ts'
import { transportChain } from '../api/transport-chain.ts'
import { errorLog } from './error-log.ts'
import { listeners } from './listeners.ts'
import { rootReducer, type RootState } from './root-reducer.ts'

export type StoreOptions = { transport: Transport; preloadedState?: Partial<RootState> }

/** The state of the page as the server has it for the present viewer. */
export const stateFollowed = createAction<Partial<RootState>>('state/followed')

const reducer: typeof rootReducer = Object.assign(
  (state: RootState | undefined, action: UnknownAction) =>
    rootReducer(state && stateFollowed.match(action) ? { ...state, ...action.payload } : state, action),
  rootReducer,
)

/** A store of its own for each request and each page load; nothing is shared between viewers. */
export const makeStore = ({ transport, preloadedState }: StoreOptions) =>
  configureStore({
    reducer,
    preloadedState,
    devTools: import.meta.env.DEV,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: transportChain(transport) },
        serializableCheck: false,
        immutableCheck: false,
      })
        .prepend(errorLog, listeners)
        .concat(baseApi.middleware),
  })

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
