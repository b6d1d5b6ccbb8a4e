import { useState } from 'react'
import { searchRoutes } from '@tessera/api-types/search/routes'
import type { UserMini } from '@tessera/api-types/users/views'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { useDebounced } from '../../shared/browser/use-debounced.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import styles from './Tags.module.css'

const { usePeopleToTagQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({ peopleToTag: build.query(endpoint(searchRoutes['search.typeahead'])) }),
})

const TYPING_MS = 150
const SUGGESTIONS = 8
const MIN_TERM = 3 // shorter beginnings name nobody yet

type OnPick = { onPick: (person: UserMini) => void }

function Found({ term, onPick }: { term: string } & OnPick) {
  const t = useT<'builder'>()
  const asked = { term, pin_scope: 'users' as const, count: SUGGESTIONS }
  const { currentData, isError, refetch } = usePeopleToTagQuery(asked)
  if (isError)
    return <ErrorState heading="h3" title={t('builder.pickFailed')} onRetry={() => void refetch()} />
  if (!currentData)
    return (
      <div role="status" aria-label={t('builder.pickLoading')}>
        <Skeleton height={120} />
      </div>
    )
  const people = currentData.items.flatMap((item) => (item.type === 'user' ? [item] : []))
  if (people.length === 0) return <EmptyState heading="h3" title={t('builder.pickNobody')} />
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <li key={person.id}>
          <button type="button" className={styles.person} onClick={() => onPick(person)}>
            <Avatar name={person.full_name} imageUrl={person.image_medium_url} size={40} isDecorative />
            <span>
              <bdi className={styles.personName}>{person.full_name}</bdi>
              <bdi className={styles.hint}>@{person.username}</bdi>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Finds somebody by what their name begins with. */
export function PickPerson({ onPick }: OnPick) {
  const t = useT<'builder'>()
  const [typed, setTyped] = useState('')
  const term = useDebounced(typed.trim().replace(/^@/, ''), TYPING_MS)
  return (
    <>
      <TextField
        label={t('builder.pickPerson')}
        hint={t('builder.pickPersonHint')}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }: { target: { value: string } }) => setTyped(target.value)}
      />
      {term.length >= MIN_TERM && <Found term={term} onPick={onPick} />}
    </>
  )
}
