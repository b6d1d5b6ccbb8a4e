import { useEffect, useState } from 'react'
import { after } from './clock.ts'

/** The value once it has stayed the same for `ms`. */
export function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => after(ms, () => setSettled(value)), [value, ms])
  return settled
}
