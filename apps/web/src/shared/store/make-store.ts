import { configureStore } from '@reduxjs/toolkit'
import { baseApi } from '../api/base-api.ts'
import type { Transport } from '../api/call.ts'
import { listeners } from './listeners.ts'
import { rootReducer, type RootState } from './root-reducer.ts'

export type StoreOptions = { transport: Transport; preloadedState?: Partial<RootState> }

/** A store of its own for each request and each page load; nothing is shared between viewers. */
export const makeStore = ({ transport, preloadedState }: StoreOptions) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    devTools: import.meta.env.DEV,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { transport } },
        serializableCheck: false,
        immutableCheck: false,
      })
        .prepend(listeners)
        .concat(baseApi.middleware),
  })

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
