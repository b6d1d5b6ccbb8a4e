import type { KeyboardEventHandler } from 'react'
import styles from './SearchBox.module.css'

type Props = {
  label: string
  placeholder: string
  value: string
  /** The list of suggestions, while it has any. */
  listId: string | undefined
  /** The suggestion the arrows stand on. */
  activeId: string | undefined
  onOpen: () => void
  onType: (term: string) => void
  onKeyDown: KeyboardEventHandler
}

/** The combobox itself: it keeps the focus while the arrows move over the suggestions. */
export function QueryInput({
  label,
  placeholder,
  value,
  listId,
  activeId,
  onOpen,
  onType,
  onKeyDown,
}: Props) {
  return (
    <input
      type="search"
      name="q"
      // The browser would hold back a suggestion chosen for an empty box.
      required={activeId === undefined}
      value={value}
      role="combobox"
      aria-label={label}
      aria-expanded={listId !== undefined}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={activeId}
      placeholder={placeholder}
      autoComplete="off"
      enterKeyHint="search"
      className={styles.input}
      onChange={(event) => {
        onType(event.target.value)
        onOpen()
      }}
      onFocus={onOpen}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    />
  )
}
