import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { focusFirstRow, focusHeading } from './use-heading-focus.ts'
import { useNamedDelete } from './use-named-delete.ts'

export interface DeleteOptions {
  resource: string
  record: RaRecord
  /** Names the thing in every text. */
  name: string
  /** Stands below the question; once it is confirmed, nothing more is asked of the server. */
  warning?: (isConfirmed: boolean) => ReactNode
  texts: { button: string; title: string; content: string; done: string; confirm?: string }
  onDeleted?: () => void
}

/** Deletes one thing after asking for it by name; `dialog` must stand somewhere that stays while it asks. */
export function useConfirmedDelete({ resource, record, name, texts, warning, onDeleted }: DeleteOptions): {
  label: string
  ask: () => void
  dialog: ReactNode
} {
  const translate = useTranslate()
  const [isAsking, setIsAsking] = useState(false)
  const [isConfirmed, setIsConfirmed] = useState(false)
  const isDeleted = useRef(false)
  const isOwnPage = onDeleted !== undefined
  // The button goes with what it deleted.
  useEffect(
    () => () => {
      if (isDeleted.current) (isOwnPage ? focusHeading : focusFirstRow)()
    },
    [isOwnPage],
  )
  const { remove, isPending } = useNamedDelete(resource, texts.done)
  const confirm = async () => {
    setIsConfirmed(true)
    const isDone = await remove(record, name)
    setIsConfirmed(isDone)
    setIsAsking(false)
    isDeleted.current = isDone
    if (isDone) onDeleted?.()
  }
  const dialog = (
    <ConfirmDialog
      isOpen={isAsking}
      isBusy={isPending}
      title={translate(texts.title, { name })}
      content={
        warning ? (
          <>
            {translate(texts.content, { name })}
            {warning(isConfirmed)}
          </>
        ) : (
          translate(texts.content, { name })
        )
      }
      confirm={texts.confirm ?? 'ra.action.delete'}
      name={name}
      onConfirm={() => void confirm()}
      onClose={() => setIsAsking(false)}
    />
  )
  return { label: translate(texts.button, { name }), ask: () => setIsAsking(true), dialog }
}
