import { useState } from 'react'
import { useBoardFeedInfiniteQuery } from '../../entities/boards/board-page-api.ts'
import type { Board } from '../../entities/boards/boards-slice.ts'
import { useProfileOptions } from '../../entities/profile/use-profile-options.ts'
import { BlockingActions } from '../../features/organize-board/move-all-parts.tsx'
import { useIdFeed } from '../../shared/api/id-feed.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { boardHead } from './[board]/board-head.ts'
import { boardParts } from './[board]/board-parts.ts'
import { preloadBoard } from './[board]/board-preload.ts'
import { BoardFrame } from './[board]/BoardFrame.tsx'
import { BoardHeader } from './[board]/BoardHeader.tsx'
import { BoardPins } from './[board]/BoardPins.tsx'
import { BoardTabs } from './[board]/BoardTabs.tsx'
import { EmptyBoard } from './[board]/EmptyBoard.tsx'
import { SectionsRow } from './[board]/SectionsRow.tsx'
import { useOrganizeMode } from './[board]/use-organize-mode.ts'

export const messageAreas = ['boards', 'pins'] as const

export const preload = preloadBoard

export const head = boardHead

export { boardParts as lateParts }

/** Whether something has been true since the page opened. */
function useEver(isNow: boolean): boolean {
  const [wasEver, setWasEver] = useState(isNow)
  if (isNow && !wasEver) setWasEver(true)
  return isNow || wasEver
}

function BoardContent({ board }: { board: Board }) {
  const t = useT<'boards'>()
  const canOrganize = Boolean(board.abilities?.can_edit || board.abilities?.can_add_pins)
  const { isOrganizing, end } = useOrganizeMode(canOrganize)
  const isSectionless = (board.section_count ?? 0) > 0
  const [{ boardSortOrder }] = useProfileOptions()
  const hasMoved = useEver((board.blocking_actions?.length ?? 0) > 0)
  const query = useBoardFeedInfiniteQuery({
    boardId: board.id,
    isSectionless,
    // What is put in order stands in that order.
    sort: isOrganizing ? undefined : boardSortOrder[board.id],
  })
  return (
    <>
      <BoardHeader board={board} />
      {hasMoved && <BlockingActions boardId={board.id} onSettled={() => void query.refetch()} />}
      <BoardTabs board={board} />
      {!isOrganizing && <SectionsRow board={board} />}
      <BoardPins
        board={board}
        place={{ boardId: board.id, sectionId: null }}
        feed={useIdFeed(query)}
        label={t('boards.pinsOf', { name: board.name })}
        empty={isSectionless ? null : <EmptyBoard board={board} />}
        isOrganizing={isOrganizing}
        onChanged={() => void query.refetch()}
        onDone={end}
      />
    </>
  )
}

export function Page() {
  return <BoardFrame>{(board) => <BoardContent board={board} />}</BoardFrame>
}
