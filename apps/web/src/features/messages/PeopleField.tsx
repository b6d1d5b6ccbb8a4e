import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { hasTouchOnly } from '../../shared/browser/media-query.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { CloseIcon } from '../../shared/ui/icons/control-icons.tsx'
import { keyOf, MOST_CHOSEN, nameOf, type Chosen, toggled } from './people-options.ts'
import { PeopleOptionList } from './PeopleOptionList.tsx'
import styles from './PeopleField.module.css'
import { usePeopleOptions } from './use-people-options.ts'

type Props = {
  chosen: readonly Chosen[]
  onChange: (chosen: Chosen[]) => void
  /** Avatars in a grid, where the suggestions are what one came for. */
  layout: 'rows' | 'grid'
}

function Chips({ chosen, onRemove }: { chosen: readonly Chosen[]; onRemove: (one: Chosen) => void }) {
  const t = useT<'conversations'>()
  return chosen.map((one) => (
    <button
      key={keyOf(one)}
      type="button"
      aria-label={t('conversations.remove', { name: nameOf(one) })}
      className={styles.chip}
      onClick={() => onRemove(one)}
    >
      {nameOf(one)}
      <CloseIcon size={16} />
    </button>
  ))
}

/** To whom: those chosen, a box to look for people, and whom one may mean. */
export function PeopleField({ chosen, onChange, layout }: Props) {
  const t = useT<'conversations'>()
  const id = useId()
  const [term, setTerm] = useState('')
  const found = usePeopleOptions(term)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!hasTouchOnly()) box.current?.focus()
  }, [])
  const toggle = (one: Chosen) => {
    onChange(toggled(chosen, one))
    setTerm('')
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const [last, first] = [chosen.at(-1), found.options[0]]
    if (event.key === 'Backspace' && term === '' && last) onChange(toggled(chosen, last))
    if (event.key !== 'Enter' || term.trim() === '') return
    event.preventDefault()
    if (first && found.status === 'ready') toggle(first)
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {t('conversations.to')}
      </label>
      <div className={styles.box}>
        <Chips chosen={chosen} onRemove={toggle} />
        <input
          ref={box}
          id={id}
          type="search"
          value={term}
          autoComplete="off"
          placeholder={chosen.length === 0 ? t('conversations.search') : undefined}
          className={styles.input}
          onChange={({ target }) => setTerm(target.value)}
          onKeyDown={handleKey}
        />
      </div>
      {chosen.length >= MOST_CHOSEN && (
        <p role="status" className={styles.note}>
          {t('conversations.full', { count: MOST_CHOSEN + 1 })}
        </p>
      )}
      <PeopleOptionList found={found} chosen={chosen} layout={layout} onToggle={toggle} />
    </div>
  )
}
