import { type KeyboardEvent, useId, useState } from 'react'
import type { UserMini } from '@tessera/api-types/users/views'
import { PeopleOptions } from '../../entities/users/PeopleOptions.tsx'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import styles from './Sponsor.module.css'
import { useSponsorSearch } from './use-sponsor-search.ts'

/** What is typed, who is found by it, and which of them the arrows stand on. */
function usePicking(onChoose: (person: UserMini) => void) {
  const [term, setTerm] = useState('')
  const [active, setActive] = useState(0)
  const { people, isNone } = useSponsorSearch(term)
  const write = (text: string) => {
    setTerm(text)
    setActive(0)
  }
  const choose = (person: UserMini) => {
    write('')
    onChoose(person)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const person = people[active]
    const step = { ArrowDown: 1, ArrowUp: people.length - 1 }[event.key]
    if (event.key === 'Enter') event.preventDefault()
    if (!person || event.nativeEvent.isComposing) return
    if (step) {
      event.preventDefault()
      setActive((active + step) % people.length)
    } else if (event.key === 'Enter') choose(person)
  }
  return { term, active, people, isNone, write, choose, handleKeyDown }
}

/** Finds a person by name: the arrows move through those found, Enter chooses. */
export function SponsorPicker({ onChoose }: { onChoose: (person: UserMini) => void }) {
  const t = useT<'composer'>()
  const id = useId()
  const { term, active, people, isNone, write, choose, handleKeyDown } = usePicking(onChoose)
  const optionId = (index: number) => `${id}-${index}`
  return (
    <div className={styles.box}>
      <TextField
        label={t('composer.sponsor.search')}
        hint={t(isNone ? 'composer.sponsor.nobody' : 'composer.sponsor.hint')}
        role="combobox"
        autoComplete="off"
        aria-expanded={people.length > 0}
        aria-controls={people.length > 0 ? id : undefined}
        aria-activedescendant={people.length > 0 ? optionId(active) : undefined}
        value={term}
        onChange={({ target }) => write(target.value)}
        onKeyDown={handleKeyDown}
      />
      {people.length > 0 && (
        <PeopleOptions
          id={id}
          label={t('composer.sponsor.found')}
          people={people}
          active={active}
          optionId={optionId}
          onChoose={choose}
        />
      )}
    </div>
  )
}
