import { type ComponentType, type FormEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import {
  isValidQuery,
  PICTURE_SEARCH_PATH,
  queryThatFound,
  searchPath,
  searchableQuery,
} from '../../entities/searches/search-paths.ts'
import { useFocusLeave } from '../../shared/browser/focus-leave.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { CameraIcon, SearchIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { QueryInput } from './QueryInput.tsx'
import styles from './SearchBox.module.css'
import type { PanelProps } from './SuggestionPanel.tsx'
import { useOptionKeys } from './use-option-keys.ts'

const LIST = 'search-suggestions'
const PIN = /^\/pin\/(\d+)\/?$/

const SuggestionPanel: ComponentType<PanelProps> = lazyComponent(['search'], () =>
  import('./SuggestionPanel.tsx').then((module) => module.SuggestionPanel),
)

function PictureLink() {
  const t = useT()
  const label = t('search.byPicture')
  return (
    <Link to={PICTURE_SEARCH_PATH} aria-label={label} title={label} className={styles.camera}>
      <CameraIcon size={20} />
    </Link>
  )
}

/** The header's search: a plain form without JavaScript, with suggestions once it has the focus. On a pin it keeps the query that found it. */
export function SearchBox() {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const foundBy = useAppSelector(({ searches }) => queryThatFound(searches, PIN.exec(pathname)?.[1] ?? ''))
  const query = searchableQuery(params.get('q') ?? foundBy)
  return <SuggestingForm key={query} query={query} />
}

function SuggestingForm({ query }: { query: string }) {
  const t = useT()
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)
  const [term, setTerm] = useState(query)
  const { isOpen, active, options, keys, open, close, setOptions } = useOptionKeys()

  useFocusLeave(box, close)

  const leaveFor = (path: string) => {
    close()
    box.current?.querySelector('input')?.blur()
    void navigate(path)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (active) leaveFor(active.to)
    else if (isValidQuery(term)) leaveFor(searchPath(term.trim()))
  }

  return (
    <div ref={box} role="search" className={styles.search}>
      <form action="/search/pins/" className={styles.form} onSubmit={handleSubmit}>
        <span className={styles.icon}>
          <SearchIcon size={20} />
        </span>
        <QueryInput
          label={t('search.label')}
          placeholder={t('search.label')}
          value={term}
          listId={options.length > 0 ? LIST : undefined}
          activeId={active?.id}
          onOpen={open}
          onKeyDown={keys}
          onType={setTerm}
        />
      </form>
      <PictureLink />
      {isOpen && (
        <SuggestionPanel
          listId={LIST}
          term={term}
          activeId={active?.id}
          onOptions={setOptions}
          onChoose={leaveFor}
          onDismiss={close}
        />
      )}
    </div>
  )
}
