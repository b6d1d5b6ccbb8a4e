import type {
  ImportOutcome,
  LibraryImportItem,
  LibraryImportView,
} from '@tessera/api-types/library-imports/views'
import { useState } from 'react'
import { pinPath } from '../../entities/pins/pin-reference.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { Select } from '../../shared/ui/forms/Select.tsx'
import { ListFoot } from '../../shared/ui/ListFoot.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { importLibraryApi } from './import-library-api.ts'
import styles from './ImportLibrary.module.css'

type Filter = ImportOutcome | 'all'

/** What there is to see of an import, what needs attention first. */
function filtersOf(
  { faults, failed, imported, pins, duplicates }: LibraryImportView['counts'],
  isOver: boolean,
) {
  const filters: readonly (readonly [Filter, boolean])[] = [
    ['failed', failed > 0],
    ['fault', faults > 0],
    ['imported', imported > 0],
    ['new', !isOver && pins > 0],
    ['duplicate', duplicates > 0],
    ['all', true],
  ]
  return filters.filter(([, isShown]) => isShown).map(([filter]) => filter)
}

function Row({ item }: { item: LibraryImportItem }) {
  const t = useT<'imports'>()
  const { type, where, title, board_name, outcome, reason, pin_id } = item
  const name = title || where || t('imports.untitled')
  const facts = [
    type === 'fault' ? null : t(`imports.type.${type}`),
    board_name !== null && type !== 'board' ? t('imports.onBoard', { board: board_name }) : null,
    title !== '' && where !== title ? where : null,
  ]
  return (
    <li className={styles.item}>
      <p className={styles.name}>
        {pin_id === null ? <bdi>{name}</bdi> : <Link to={pinPath(pin_id)}>{name}</Link>}
      </p>
      <p className={styles.facts}>
        <bdi>{facts.filter((fact) => fact !== null && fact !== '').join(' · ')}</bdi>
      </p>
      <p className={reason === null ? styles.facts : styles.reason}>
        {reason === null ? t(`imports.outcome.${outcome}`) : t(`imports.reason.${reason}`)}
      </p>
    </li>
  )
}

function List({ id, status, filter }: { id: string; status: LibraryImportView['status']; filter: Filter }) {
  const t = useT<'imports'>()
  const ask = { id, status, ...(filter !== 'all' && { outcome: filter }) }
  const query = importLibraryApi.useImportItemsInfiniteQuery(ask)
  if (!query.data && query.isError)
    return <ErrorState heading="h3" title={t('imports.itemsFailed')} onRetry={() => void query.refetch()} />
  if (!query.data) {
    return (
      <div role="status" aria-label={t('imports.itemsLoading')} className={styles.group}>
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
      </div>
    )
  }
  const items = query.data.pages.flatMap((page) => page.items)
  if (items.length === 0) return <p className={styles.facts}>{t('imports.noItems')}</p>
  return (
    <>
      <ul aria-label={t(`imports.filter.${filter}`)} className={styles.items}>
        {items.map((item) => (
          <Row key={item.id} item={item} />
        ))}
      </ul>
      <ListFoot
        isLoadingMore={query.isFetchingNextPage}
        failure={query.isFetchNextPageError ? t('imports.itemsFailed') : undefined}
        onLoadMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        onRetry={() => void query.fetchNextPage()}
      />
    </>
  )
}

/** The lines of the report, by what becomes of them. */
export function ImportItems({ view }: { view: LibraryImportView }) {
  const t = useT<'imports'>()
  const [chosen, setChosen] = useState<Filter | null>(null)
  const filters = filtersOf(view.counts, view.status !== 'ready')
  const filter = chosen !== null && filters.includes(chosen) ? chosen : (filters[0] ?? 'all')
  return (
    <section aria-labelledby="import-items" className={styles.group}>
      <h3 id="import-items">{t('imports.details')}</h3>
      <Select
        label={t('imports.show')}
        value={filter}
        options={filters.map((one) => ({ value: one, label: t(`imports.filter.${one}`) }))}
        onChange={({ target }) => setChosen(filters.find((one) => one === target.value) ?? null)}
      />
      <List id={view.id} status={view.status} filter={filter} />
    </section>
  )
}
