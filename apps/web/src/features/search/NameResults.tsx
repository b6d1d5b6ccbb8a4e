import type { ReactNode } from 'react'
import { BoardCard } from '../../entities/boards/BoardCard.tsx'
import { selectBoardEntities } from '../../entities/boards/boards-slice.ts'
import { selectUserEntities } from '../../entities/users/users-slice.ts'
import { UserRow } from '../../entities/users/UserRow.tsx'
import { errorText } from '../../shared/api/error-text.ts'
import type { IdFeed } from '../../shared/api/id-feed.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { CardGrid } from '../../shared/ui/CardGrid.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { ListFoot } from '../../shared/ui/ListFoot.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'

type Props = {
  kind: 'boards' | 'users'
  label: string
  feed: IdFeed
  empty: ReactNode
  /** What can be done with a person. */
  personAction: (userId: string) => ReactNode
}

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const asIs = (id: string) => id

function Cards({ kind, label, feed, personAction }: Props) {
  const boards = useAppSelector(selectBoardEntities)
  const users = useAppSelector(selectUserEntities)
  const card = (id: string) => {
    const [board, user] = [boards[id], users[id]]
    if (kind === 'boards') return board && <BoardCard board={board} showsOwner />
    return user && <UserRow user={user} action={personAction(id)} />
  }
  return (
    <CardGrid
      label={label}
      items={feed.ids}
      keyOf={asIs}
      renderItem={card}
      size={kind === 'boards' ? 'medium' : 'wide'}
    />
  )
}

/** Boards or people found: loading, failed, empty and full. */
export function NameResults(props: Props) {
  const t = useT<'search'>()
  const { feed, kind, label, empty } = props
  const failure = errorText(feed.error, t)
  if (feed.status === 'loading') {
    return (
      <div role="status" aria-label={t('search.loading')}>
        <CardGrid
          label={label}
          items={PLACES}
          keyOf={asIs}
          renderItem={() => <Skeleton height={kind === 'boards' ? '11rem' : '4rem'} />}
        />
      </div>
    )
  }
  if (feed.status === 'failed') {
    return <ErrorState title={t('search.failed')} description={failure} onRetry={feed.onRetry} />
  }
  if (feed.ids.length === 0) return empty
  return (
    <>
      <Cards {...props} />
      <ListFoot
        onLoadMore={feed.onLoadMore}
        isLoadingMore={feed.isLoadingMore}
        failure={feed.hasMoreFailed ? failure : undefined}
        onRetry={feed.onRetry}
      />
    </>
  )
}
