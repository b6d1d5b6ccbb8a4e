import type { Board } from '../../entities/boards/boards-slice.ts'
import { isApiError } from '../../shared/api/call.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { TilesIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { ListFoot } from '../../shared/ui/ListFoot.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import styles from './Activity.module.css'
import { ActivityEntry } from './ActivityEntry.tsx'
import { useBoardActivityInfiniteQuery } from './board-activity-api.ts'

const PLACES = ['a', 'b', 'c', 'd']

function Entries({ board }: { board: Board }) {
  const t = useT<'board-tools'>()
  const query = useBoardActivityInfiniteQuery(board.id, { refetchOnMountOrArgChange: true })
  const { data, error, isFetchingNextPage, isFetchNextPageError } = query
  const failure = isApiError(error) ? errorText(error, t) : undefined
  if (!data && error) {
    const retry = () => void query.refetch()
    return <ErrorState title={t('activity.failed')} description={failure ?? ''} onRetry={retry} />
  }
  if (!data) {
    return (
      <div role="status" aria-label={t('app.loading')} className={styles.list}>
        {PLACES.map((place) => (
          <Skeleton key={place} height="3rem" />
        ))}
      </div>
    )
  }
  const entries = data.pages.flatMap(({ items }) => items)
  if (entries.length === 0)
    return <EmptyState icon={<TilesIcon size={32} />} title={t('activity.empty')} heading="h3" />
  const more = () => void query.fetchNextPage()
  return (
    <>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <ActivityEntry key={entry.id} entry={entry} board={board} />
        ))}
      </ul>
      <ListFoot
        {...(query.hasNextPage && { onLoadMore: more })}
        isLoadingMore={isFetchingNextPage}
        {...(isFetchNextPageError && !isFetchingNextPage && { failure: failure ?? t('activity.failed') })}
        onRetry={more}
      />
    </>
  )
}

/** Who did what on a board, the newest first. */
export function ActivityDialog({ board, onDismiss }: { board: Board; onDismiss: () => void }) {
  const t = useT<'board-tools'>()
  return (
    <Dialog title={t('activity.title', { name: board.name })} onDismiss={onDismiss} variant="sheet">
      <Entries board={board} />
    </Dialog>
  )
}
