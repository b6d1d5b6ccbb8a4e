import { BOARD_SORTS, type BoardSort } from '@tessera/api-types/boards/board-limits'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useFresh } from '../../entities/profile/use-fresh.ts'
import { useProfileBoardsInfiniteQuery } from '../../entities/profile/profile-api.ts'
import { useBoardSort } from '../../entities/profile/use-board-sort.ts'
import type { User } from '../../entities/users/users-slice.ts'
import { CreateBoard } from '../../features/edit-board/board-dialogs.tsx'
import { BoardsViewOptions } from '../../features/view-options/view-options-parts.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useIdFeed } from '../../shared/api/id-feed.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button, ButtonLink } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { Select } from '../../shared/ui/forms/Select.tsx'
import { TilesIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { ListFoot } from '../../shared/ui/ListFoot.tsx'
import { BoardGroups } from './BoardGroups.tsx'
import { BoardsSkeleton } from './BoardsSkeleton.tsx'
import styles from './Profile.module.css'
import { SavedViews } from './SavedViews.tsx'

function NoBoards({ user, onCreate }: { user: User; onCreate: () => void }) {
  const t = useT<'boards' | 'profile'>()
  const isOwn = user.abilities?.can_edit
  const lead = (
    <>
      <Button tone="primary" size="large" onClick={onCreate}>
        {t('boards.create')}
      </Button>
      <ButtonLink to="/" size="large">
        {t('profile.findIdeas')}
      </ButtonLink>
    </>
  )
  return (
    <EmptyState
      icon={<TilesIcon size={40} />}
      title={isOwn ? t('profile.ownNoBoards') : t('profile.noBoards', { name: user.full_name })}
      description={isOwn ? t('profile.ownNoBoardsDescription') : undefined}
      action={isOwn && lead}
    />
  )
}

function SortChoice({ sort, onChange }: { sort: BoardSort; onChange: (sort: BoardSort) => void }) {
  const t = useT<'boards' | 'profile'>()
  const options = BOARD_SORTS.map((value) => ({ value, label: t(`boards.sort.${value}`) }))
  return (
    <div className={styles.sort}>
      <Select
        label={t('boards.sortLabel')}
        options={options}
        value={sort}
        onChange={({ target }) => onChange(BOARD_SORTS.find((known) => known === target.value) ?? sort)}
      />
    </div>
  )
}

/** A person's boards: what is public, then for themselves what is secret and what is put away. */
export function BoardsView({ user }: { user: User }) {
  const t = useT<'boards' | 'profile'>()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [isCreating, setIsCreating] = useState(false)
  const [sort, setSort] = useBoardSort()
  const isOwn = Boolean(user.abilities?.can_edit)
  const query = useProfileBoardsInfiniteQuery({ username: user.username, sort, isOwn })
  const feed = useIdFeed(query)
  useFresh(query)
  const failure = errorText(feed.error, t)
  const dialog = isCreating && (
    <CreateBoard onCreated={(board) => void navigate(board.url)} onDismiss={() => setIsCreating(false)} />
  )

  if (feed.status === 'loading') return <BoardsSkeleton />
  if (feed.status === 'failed') {
    return <ErrorState title={t('profile.boardsFailed')} description={failure} onRetry={feed.onRetry} />
  }
  return (
    <>
      {feed.ids.length === 0 ? (
        <NoBoards user={user} onCreate={() => setIsCreating(true)} />
      ) : (
        <>
          <div className={styles.toolbar}>
            <SavedViews user={user} boardsPath={pathname} />
            <div className={styles.choices}>
              {feed.ids.length > 1 && <SortChoice sort={sort} onChange={setSort} />}
              <BoardsViewOptions />
            </div>
          </div>
          <BoardGroups ids={feed.ids} user={user} sort={sort} onCreate={() => setIsCreating(true)} />
        </>
      )}
      <ListFoot
        onLoadMore={feed.onLoadMore}
        isLoadingMore={feed.isLoadingMore}
        failure={feed.hasMoreFailed ? failure : undefined}
        onRetry={feed.onRetry}
      />
      {dialog}
    </>
  )
}
