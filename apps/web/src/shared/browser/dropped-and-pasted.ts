import { useEffect, useEffectEvent } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** What was dropped or pasted; `text` is empty where it goes into a field. */
export type Transfer = { files: File[]; text: string }

/** Calls back with what is dropped or pasted anywhere on the page; what is taken, the browser leaves alone. */
export function useDroppedAndPasted(onTake: (transfer: Transfer) => boolean): void {
  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    if (!data) return
    const text = isTyping(event.target) ? '' : data.getData('text/uri-list') || data.getData('text/plain')
    if (onTake({ files: [...data.files], text: text.trim() })) event.preventDefault()
  })
  useEffect(() => {
    const drop = (event: DragEvent) => take(event, event.dataTransfer)
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData)
    const allow = (event: DragEvent) => event.preventDefault()
    document.addEventListener('drop', drop)
    document.addEventListener('dragover', allow)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('drop', drop)
      document.removeEventListener('dragover', allow)
      document.removeEventListener('paste', paste)
    }
  }, [])
}
