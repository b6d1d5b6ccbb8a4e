import type { VisualResults } from '@tessera/api-types/visual-search/views'
import { useMemo, type ReactNode } from 'react'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { PinGrid } from '../../entities/pins/PinGrid.tsx'
import { selectProductFilters } from '../../entities/searches/searches-slice.ts'
import type { VisualNarrowing } from '../../entities/searches/visual-search-paths.ts'
import type { IdFeed } from '../../shared/api/id-feed.ts'
import { isApiError } from '../../shared/api/call.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { SearchIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'
import { VisualFilters } from './VisualFilters.tsx'
import styles from './VisualSearch.module.css'

type Query = {
  data?: VisualResults | undefined
  error?: unknown
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

type Props = {
  query: Query
  narrowing: VisualNarrowing
  onNarrow: (narrowing: VisualNarrowing) => void
  actionsOf: (pin: Pin) => ReactNode
}

function useFeed({ data, error, isError, refetch }: Query): IdFeed {
  const ids = useMemo(() => data?.results.map(({ id }) => id) ?? [], [data])
  return {
    ids,
    status: isError ? 'failed' : data ? 'ready' : 'loading',
    error: isApiError(error) ? error : null,
    isLoadingMore: false,
    hasMoreFailed: false,
    onRetry: () => void refetch(),
  }
}

/** Pins that look alike, and how they can be narrowed. What is here stays until the next region is answered. */
export function VisualFound({ query, narrowing, onNarrow, actionsOf }: Props) {
  const t = useT<'visual-search'>()
  const feed = useFeed(query)
  const known = useAppSelector(selectProductFilters)
  const filters = query.data ?? known
  const isNarrowed = Object.values(narrowing).some((value) => value !== undefined)
  const empty = (
    <EmptyState
      heading="h2"
      icon={<SearchIcon size={40} />}
      title={t('visual.nothing')}
      description={isNarrowed ? t('visual.nothingNarrowed') : t('visual.nothingHere')}
      action={isNarrowed && <Button onClick={() => onNarrow({})}>{t('visual.showAll')}</Button>}
    />
  )
  return (
    <section aria-label={t('visual.results')} className={styles.results}>
      <VisuallyHidden>
        <p role="status">
          {feed.status === 'ready' && !query.isFetching && t('visual.count', { count: feed.ids.length })}
        </p>
      </VisuallyHidden>
      {filters && <VisualFilters filters={filters} narrowing={narrowing} onNarrow={onNarrow} />}
      <div className={classNames(query.isFetching && styles.stale)} aria-busy={query.isFetching}>
        <PinGrid label={t('visual.results')} feed={feed} empty={empty} actionsOf={actionsOf} />
      </div>
    </section>
  )
}
