import { useEffect, useState } from 'react'

/** How long typing pauses before what was typed is sent. */
const TYPING_PAUSE_MS = 250

/** What was typed, once it has stayed the same for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
