import { useEffect, useEffectEvent } from 'react'

/** Calls back when a file is pasted anywhere on the page. */
export function usePastedFile(onPaste: (file: File) => void): void {
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0]
    if (!file) return
    event.preventDefault()
    onPaste(file)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => handlePaste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}
