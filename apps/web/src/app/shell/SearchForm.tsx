import { Form, useSearchParams } from 'react-router-dom'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { SearchIcon } from '../../shared/ui/icons/SearchIcon.tsx'
import styles from './SearchForm.module.css'

/** A search box that works without JavaScript too. */
export function SearchForm() {
  const t = useT()
  const [params] = useSearchParams()
  const query = params.get('q') ?? ''
  return (
    <search className={styles.search}>
      <Form action="/search/pins/" className={styles.form}>
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
      </Form>
    </search>
  )
}
