import { useEffect, useEffectEvent } from 'react'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { onAnyAction } from '../../shared/store/listeners.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { selectToasts, toastDismissed, toastShown } from '../../shared/toasts/toast-slice.ts'
import { undoFailed } from '../../shared/toasts/undo.ts'
import { ToastRegion } from '../../shared/ui/toast/ToastRegion.tsx'

export function Toasts() {
  const toasts = useAppSelector(selectToasts)
  const dispatch = useAppDispatch()
  const t = useT()
  const say = useEffectEvent(() => dispatch(toastShown({ text: t('app.undoFailed'), tone: 'error' })))
  useEffect(() => onAnyAction((action) => undoFailed.match(action) && say()), [])
  const handleUndo = (id: string) => {
    const undo = toasts.find((toast) => toast.id === id)?.undo
    if (undo) dispatch(undo)
    dispatch(toastDismissed(id))
  }
  const views = toasts.map(({ undo, ...toast }) => ({ ...toast, isUndoable: Boolean(undo) }))
  return <ToastRegion toasts={views} onUndo={handleUndo} onDismiss={(id) => dispatch(toastDismissed(id))} />
}
