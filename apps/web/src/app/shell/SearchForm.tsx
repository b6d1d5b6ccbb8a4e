import type { FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { SearchIcon } from '../../shared/ui/icons/SearchIcon.tsx'
import styles from './SearchForm.module.css'

const RESULTS = '/search/pins/'

/** A search box that works without JavaScript too. */
export function SearchForm() {
  const t = useT()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const query = params.get('q') ?? ''

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = String(new FormData(event.currentTarget).get('q')).trim()
    if (wanted) void navigate(`${RESULTS}?${new URLSearchParams({ q: wanted }).toString()}`)
  }

  return (
    <search className={styles.search}>
      <form action={RESULTS} className={styles.form} onSubmit={handleSubmit}>
        <span className={styles.icon}>
          <SearchIcon size={20} />
        </span>
        <input
          key={query}
          type="search"
          name="q"
          required
          defaultValue={query}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          className={styles.input}
        />
      </form>
    </search>
  )
}
