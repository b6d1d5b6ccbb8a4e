import { createSlice, nanoid, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'

/** It stands after the text, or on its label where the text has that, which is `at`. `opensTab`: the page, with what was typed there, stays. */
export type ToastLink = { href: string; label: string; at?: number | undefined; opensTab?: boolean }

/** One message over the page. `undo` is emitted when the person undoes the step, the event of `change` when they want it otherwise; `isWhy` names the cause of what fails at this moment. */
export type Toast = {
  id: string
  text: string
  tone: 'plain' | 'error'
  imageUrl?: string
  link?: ToastLink
  isWhy?: true
  change?: { label: string; event: UnknownAction }
  undo?: UnknownAction
}

type NewToast = Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }

const TOASTS_AT_ONCE = 3

const isCauseShown = (toasts: readonly Toast[]): boolean => toasts.some(({ isWhy }) => isWhy)

export const toastSlice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    toastShown: {
      prepare: (toast: NewToast) => ({ payload: { tone: 'plain' as const, ...toast, id: nanoid() } }),
      reducer: (toasts, { payload }: PayloadAction<Toast>) =>
        payload.tone === 'error' && !payload.isWhy && isCauseShown(toasts)
          ? toasts
          : [...toasts.filter(({ text }) => text !== payload.text), payload].slice(-TOASTS_AT_ONCE),
    },
    /** What fails from now on fails for other reasons. */
    causePassed: (toasts) => toasts.map(({ isWhy: _isWhy, ...toast }) => toast),
    toastDismissed: (toasts, { payload: id }: PayloadAction<string>) =>
      toasts.filter((toast) => toast.id !== id),
  },
  selectors: {
    selectToasts: (toasts) => toasts,
    /** Whether a toast names the cause of what fails now, with what to do about it. */
    selectIsCauseShown: isCauseShown,
  },
})

export const { toastShown, toastDismissed, causePassed } = toastSlice.actions
export const { selectToasts, selectIsCauseShown } = toastSlice.selectors
