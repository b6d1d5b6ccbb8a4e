import { useEffect, useMemo } from 'react'
import { useRecentSearches } from '../../entities/searches/use-recent-searches.ts'
import { selectCachedSuggestions, suggestionsReceived } from '../../entities/searches/searches-slice.ts'
import { useDebounced } from '../../shared/browser/use-debounced.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { OptionPanel } from '../../shared/ui/options/OptionPanel.tsx'
import options from '../../shared/ui/options/Options.module.css'
import {
  fitting,
  recentSuggestion,
  recommendedSuggestion,
  type Suggestion,
  suggestionOf,
} from './suggestions.ts'
import { SuggestionRow } from './SuggestionRow.tsx'
import styles from './SuggestionPanel.module.css'
import { useForgetSearches } from './use-forget-searches.ts'
import type { Option } from './use-option-keys.ts'
import { searchRoutes } from '@tessera/api-types/search/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

export const typeaheadApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    typeahead: build.query(
      endpoint(searchRoutes['search.typeahead'], {
        confirmed: ({ items }, { term = '' }) => suggestionsReceived({ term, items }),
      }),
    ),
  }),
})

const { useTypeaheadQuery } = typeaheadApi

const TYPING_PAUSE_MS = 150
const RECENT_SHOWN = 8

export type PanelProps = {
  listId: string
  term: string
  activeId: string | undefined
  onOptions: (options: readonly Option[]) => void
  onChoose: (path: string) => void
  onDismiss: () => void
}

/** What is known for the beginning of the term stands until the rest is known, too. */
function useSuggested(term: string): { suggestions: readonly Suggestion[]; isFailed: boolean } {
  const settled = useDebounced(term.trim(), TYPING_PAUSE_MS)
  const { isError } = useTypeaheadQuery({ term: settled, count: 10 }, { skip: settled === '' })
  const typed = term.trim()
  const cached = useAppSelector((state) => selectCachedSuggestions(state, typed))
  const suggestions = useMemo(() => fitting(cached, typed).map(suggestionOf), [cached, typed])
  return { suggestions, isFailed: isError && settled !== '' && suggestions.length === 0 }
}

/** What the search box suggests: recent searches at first, then phrases, people and boards. */
export function SuggestionPanel({ listId, term, activeId, onOptions, onChoose }: PanelProps) {
  const t = useT<'search'>()
  const { searches, recommended } = useRecentSearches()
  const forgetAll = useForgetSearches()
  const { suggestions, isFailed } = useSuggested(term)
  const isRecent = term.trim() === ''
  const ownPins = t('search.scope.my_pins')
  const recent = useMemo(
    () => searches.slice(0, RECENT_SHOWN).map((search) => recentSuggestion(search, ownPins)),
    [searches, ownPins],
  )
  const ideas = useMemo(() => recommended.map(recommendedSuggestion), [recommended])
  const shown = useMemo(
    () => (isRecent ? [...recent, ...ideas] : suggestions),
    [isRecent, recent, ideas, suggestions],
  )

  useEffect(() => onOptions(shown), [shown, onOptions])

  if (isFailed) return <p className={classNames(options.panel, styles.failed)}>{t('typeahead.failed')}</p>
  if (shown.length === 0) return null
  const header = isRecent && recent.length > 0 && (
    <header className={styles.header}>
      <h2 className={styles.title}>{t('typeahead.recent')}</h2>
      <Button tone="plain" onClick={() => void forgetAll()}>
        {t('typeahead.clear')}
      </Button>
    </header>
  )
  const rowOf = (suggestion: Suggestion) => (
    <SuggestionRow
      key={suggestion.id}
      suggestion={suggestion}
      term={term}
      isActive={suggestion.id === activeId}
      onChoose={onChoose}
    />
  )
  return (
    <OptionPanel id={listId} label={t('typeahead.suggestions')} header={header} className={styles.panel}>
      {(isRecent ? recent : suggestions).map(rowOf)}
      {isRecent && ideas.length > 0 && (
        <div role="group" aria-label={t('typeahead.recommended')}>
          <p aria-hidden className={classNames(styles.title, styles.ideas)}>
            {t('typeahead.recommended')}
          </p>
          {ideas.map(rowOf)}
        </div>
      )}
    </OptionPanel>
  )
}
