import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { selectToasts, toastDismissed } from '../../shared/toasts/toast-slice.ts'
import { ToastRegion } from '../../shared/ui/toast/ToastRegion.tsx'

export function Toasts() {
  const toasts = useAppSelector(selectToasts)
  const dispatch = useAppDispatch()
  const handleUndo = (id: string) => {
    const undo = toasts.find((toast) => toast.id === id)?.undo
    if (undo) dispatch(undo)
    dispatch(toastDismissed(id))
  }
  const views = toasts.map(({ undo, ...toast }) => ({ ...toast, isUndoable: Boolean(undo) }))
  return <ToastRegion toasts={views} onUndo={handleUndo} onDismiss={(id) => dispatch(toastDismissed(id))} />
}
