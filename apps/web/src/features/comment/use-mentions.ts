import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { UserMini } from '@tessera/api-types/users/views'
import { useDebounced } from '../../shared/browser/use-debounced.ts'
import { commentsApi } from './comments-api.ts'
import { type Mention, mentionAt, tagsOf, withMention } from './mention-text.ts'

const TYPING_MS = 150
const SUGGESTIONS = 6
const MIN_TERM = 3 // shorter beginnings name nobody yet

/** People that what is typed may mean, without who was suggested for what is typed no longer. */
function useSuggestions(term: string): UserMini[] {
  const settled = useDebounced(term, TYPING_MS)
  const { currentData } = commentsApi.useMentionSuggestionsQuery(
    { term: settled, pin_scope: 'users', count: SUGGESTIONS },
    { skip: settled.length < MIN_TERM || term === '' },
  )
  return currentData?.items.flatMap((item) => (item.type === 'user' ? [item] : [])) ?? []
}

type Text = { area: RefObject<HTMLTextAreaElement | null>; text: string; onText: (text: string) => void }

/** Mentions in a text: suggestions below it, moved through by the arrows, and the tags of those chosen. */
export function useMentions({ area, text, onText }: Text, known: readonly UserMini[]) {
  const id = useId()
  const [mention, setMention] = useState<Mention | null>(null)
  const [active, setActive] = useState(0)
  const [named, setNamed] = useState(() => new Map(known.map((person) => [person.username, person.id])))
  const suggested = useSuggestions(mention?.term ?? '')
  const people = mention ? suggested : []
  const optionId = (index: number) => `${id}-${index}`
  const close = () => setMention(null)

  const choose = (person: UserMini) => {
    if (!mention) return
    const next = withMention(text, mention, person.username)
    setNamed(new Map(named).set(person.username, person.id))
    flushSync(() => {
      close()
      onText(next.text)
    })
    area.current?.setSelectionRange(next.caret, next.caret)
  }
  const handleChange = ({ value, selectionStart }: HTMLTextAreaElement) => {
    onText(value)
    setActive(0)
    setMention(mentionAt(value, selectionStart))
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const person = people[active]
    if (!person || event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: people.length - 1 }[event.key]
    if (step) setActive((active + step) % people.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(person)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    tagsOf: (sent: string) => tagsOf(sent, named),
    area: {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': people.length > 0 ? id : undefined,
      'aria-activedescendant': people.length > 0 ? optionId(active) : undefined,
      onChange: (event: { target: HTMLTextAreaElement }) => handleChange(event.target),
      onKeyDown: handleKeyDown,
      onBlur: close,
    },
    list: people.length > 0 ? { id, people, active, optionId, onChoose: choose, onDismiss: close } : null,
  } as const
}
