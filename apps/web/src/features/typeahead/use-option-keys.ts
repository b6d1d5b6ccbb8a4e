import { type KeyboardEvent, useCallback, useState } from 'react'

/** What a line of the list is to the keyboard. */
export type Option = { id: string; to: string }

const NONE: readonly Option[] = []

/** The option a key leads to: -1 is the box itself, null a key that moves nothing. */
export function nextOption(key: string, current: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return current + 1 >= count ? -1 : current + 1
  if (key === 'ArrowUp') return current === -1 ? count - 1 : current - 1
  return null
}

/** Whether the list is open, and which of its options the arrows stand on. */
export function useOptionKeys() {
  const [isOpen, setIsOpen] = useState(false)
  const [index, setIndex] = useState(-1)
  const [options, setKnown] = useState(NONE)

  const setOptions = useCallback((known: readonly Option[]) => {
    setKnown(known)
    setIndex(-1)
  }, [])
  const open = () => setIsOpen(true)
  const close = () => {
    setIsOpen(false)
    setOptions(NONE)
  }
  const keys = (event: KeyboardEvent) => {
    // While a word is composed, keys choose among its spellings.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      return close()
    }
    if (!isOpen && event.key === 'ArrowDown') return open()
    const next = nextOption(event.key, index, options.length)
    if (next === null) return
    event.preventDefault()
    setIndex(next)
  }
  return { isOpen, active: options[index], options, keys, open, close, setOptions }
}
