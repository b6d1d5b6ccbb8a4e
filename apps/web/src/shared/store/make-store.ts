import { configureStore, createAction, type UnknownAction } from '@reduxjs/toolkit'
import { baseApi } from '../api/base-api.ts'
import type { Transport } from '../api/call.ts'
import { transportChain } from '../api/transport-chain.ts'
import { errorLog } from './error-log.ts'
import { listeners } from './listeners.ts'
import { rootReducer, type RootState } from './root-reducer.ts'
import { heldApart, withWaiting } from './waiting-slices.ts'

export type StoreOptions = { transport: Transport; preloadedState?: Partial<RootState> }

/** The state of the page as the server has it for the present viewer. */
export const stateFollowed = createAction<Partial<RootState>>('state/followed')

const reducer: typeof rootReducer = Object.assign((state: RootState | undefined, action: UnknownAction) => {
  const before =
    state && stateFollowed.match(action)
      ? withWaiting(heldApart({ ...state, ...action.payload }), state)
      : state
  return withWaiting(rootReducer(before, action), before)
}, rootReducer)

/** A store of its own for each request and each page load; nothing is shared between viewers. */
export const makeStore = ({ transport, preloadedState }: StoreOptions) =>
  configureStore({
    reducer,
    preloadedState: preloadedState && heldApart(preloadedState),
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
