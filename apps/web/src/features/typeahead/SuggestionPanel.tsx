import { useEffect, useMemo } from 'react'
import { useRecentSearches } from '../../entities/searches/use-recent-searches.ts'
import { useDebounced } from '../../shared/browser/use-debounced.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { OptionPanel } from '../../shared/ui/options/OptionPanel.tsx'
import options from '../../shared/ui/options/Options.module.css'
import { type Suggestion, recentSuggestion, suggestionOf } from './suggestions.ts'
import { SuggestionRow } from './SuggestionRow.tsx'
import styles from './SuggestionPanel.module.css'
import type { Option } from './use-option-keys.ts'
import { searchRoutes } from '@tessera/api-types/search/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

const typeaheadApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ typeahead: build.query(endpoint(searchRoutes['search.typeahead'])) }),
})

const { useTypeaheadQuery } = typeaheadApi

const TYPING_PAUSE_MS = 150
const RECENT_SHOWN = 8
const NONE: readonly Suggestion[] = []

export type PanelProps = {
  listId: string
  term: string
  activeId: string | undefined
  onOptions: (options: readonly Option[]) => void
  onChoose: (path: string) => void
  onDismiss: () => void
}

function useSuggested(term: string): { suggestions: readonly Suggestion[]; isFailed: boolean } {
  const settled = useDebounced(term.trim(), TYPING_PAUSE_MS)
  const { data, isError } = useTypeaheadQuery({ term: settled, count: 10 }, { skip: settled === '' })
  const suggestions = useMemo(() => (settled && data ? data.items.map(suggestionOf) : NONE), [settled, data])
  return { suggestions, isFailed: isError && settled !== '' }
}

/** What the search box suggests: recent searches at first, then phrases, people and boards. */
export function SuggestionPanel({ listId, term, activeId, onOptions, onChoose }: PanelProps) {
  const t = useT<'search'>()
  const { searches, forgetAll } = useRecentSearches()
  const { suggestions, isFailed } = useSuggested(term)
  const isRecent = term.trim() === ''
  const recent = useMemo(() => searches.slice(0, RECENT_SHOWN).map(recentSuggestion), [searches])
  const shown = isRecent ? recent : suggestions

  useEffect(() => onOptions(shown), [shown, onOptions])

  if (isFailed) return <p className={classNames(options.panel, styles.failed)}>{t('typeahead.failed')}</p>
  if (shown.length === 0) return null
  const header = isRecent && (
    <header className={styles.header}>
      <h2 className={styles.title}>{t('typeahead.recent')}</h2>
      <Button tone="plain" onClick={forgetAll}>
        {t('typeahead.clear')}
      </Button>
    </header>
  )
  return (
    <OptionPanel id={listId} label={t('typeahead.suggestions')} header={header} className={styles.panel}>
      {shown.map((suggestion) => (
        <SuggestionRow
          key={suggestion.id}
          suggestion={suggestion}
          term={term}
          isActive={suggestion.id === activeId}
          onChoose={onChoose}
        />
      ))}
    </OptionPanel>
  )
}
