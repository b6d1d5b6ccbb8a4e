import { useRef, useState } from 'react'

/** Runs what is asked for unless it is running already: a double press does it once. */
export function useOneAtATime() {
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const run = async (task: () => Promise<unknown>): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      await task()
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { isBusy, run }
}
