import { useBoardIdeasInfiniteQuery } from '../../../entities/boards/board-page-api.ts'
import type { Board } from '../../../entities/boards/boards-slice.ts'
import { PinGrid } from '../../../entities/pins/PinGrid.tsx'
import { saveActionsOf } from '../../../features/save-pin/SaveActions.tsx'
import { useIdFeed } from '../../../shared/api/id-feed.ts'
import { useT } from '../../../shared/i18n/i18n-context.ts'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { TilesIcon } from '../../../shared/ui/icons/shell-icons.tsx'
import { ideasHead } from './board-head.ts'
import { boardParts } from './board-parts.ts'
import { preloadIdeas } from './board-preload.ts'
import { BoardFrame } from './BoardFrame.tsx'
import { BoardHeader } from './BoardHeader.tsx'
import { BoardTabs } from './BoardTabs.tsx'

export const messageAreas = ['boards', 'pins'] as const

export const preload = preloadIdeas

export const head = ideasHead

export { boardParts as lateParts }

function Ideas({ board }: { board: Board }) {
  const t = useT<'boards'>()
  const feed = useIdFeed(useBoardIdeasInfiniteQuery(board.id))
  return (
    <>
      <BoardHeader board={board} />
      <BoardTabs board={board} />
      <PinGrid
        label={t('boards.ideasFor', { name: board.name })}
        feed={feed}
        actionsOf={saveActionsOf}
        priorityCount={4}
        empty={
          <EmptyState
            icon={<TilesIcon size={40} />}
            title={t('boards.noIdeas')}
            description={t('boards.noIdeasDescription')}
          />
        }
      />
    </>
  )
}

export function Page() {
  return <BoardFrame>{(board) => <Ideas board={board} />}</BoardFrame>
}
