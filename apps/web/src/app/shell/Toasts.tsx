import type { UnknownAction } from '@reduxjs/toolkit'
import { useEffect, useEffectEvent } from 'react'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { onAnyAction } from '../../shared/store/listeners.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { selectToasts, type Toast, toastDismissed, toastShown } from '../../shared/toasts/toast-slice.ts'
import { undoFailed } from '../../shared/toasts/undo.ts'
import { ToastRegion } from '../../shared/ui/toast/ToastRegion.tsx'

export function Toasts() {
  const toasts = useAppSelector(selectToasts)
  const dispatch = useAppDispatch()
  const t = useT()
  const say = useEffectEvent(() => dispatch(toastShown({ text: t('app.undoFailed'), tone: 'error' })))
  useEffect(() => onAnyAction((action) => undoFailed.match(action) && say()), [])
  const dismiss = (id: string) => dispatch(toastDismissed(id))
  const emitting = (eventOf: (toast: Toast) => UnknownAction | undefined) => (id: string) => {
    const event = toasts.flatMap((toast) => (toast.id === id ? (eventOf(toast) ?? []) : []))[0]
    if (event) dispatch(event)
    dismiss(id)
  }
  const views = toasts.map(({ undo, change, ...toast }) => ({
    ...toast,
    changeLabel: change?.label,
    isUndoable: Boolean(undo),
  }))
  return (
    <ToastRegion
      toasts={views}
      onChange={emitting(({ change }) => change?.event)}
      onUndo={emitting(({ undo }) => undo)}
      onDismiss={dismiss}
    />
  )
}
