import { combineSlices } from '@reduxjs/toolkit'
import { baseApi } from '../api/base-api.ts'
import { toastSlice } from '../toasts/toast-slice.ts'

/** Slices of entities and features: each declares itself here (module augmentation) and injects itself. */
export interface LazySlices {}

export const rootReducer = combineSlices(baseApi, toastSlice).withLazyLoadedSlices<LazySlices>()

export type RootState = ReturnType<typeof rootReducer>
