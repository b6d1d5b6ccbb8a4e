import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { useBoardPageQuery } from '../../../entities/boards/board-page-api.ts'
import { type Board, selectBoard } from '../../../entities/boards/boards-slice.ts'
import { errorText } from '../../../shared/api/error-text.ts'
import { useT } from '../../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../../shared/store/hooks.ts'
import { CallFailure } from '../../../shared/ui/CallFailure.tsx'
import { addressOf } from './board-preload.ts'
import { BoardSkeleton } from './BoardSkeleton.tsx'
import { SensitivityScreen } from './SensitivityScreen.tsx'

type Found = { children: (board: Board) => ReactNode }

type Props = Found & {
  /** What is said when there is no such board. */
  missing?: string
}

function Found({ id, children }: Found & { id: string }) {
  const board = useAppSelector((state) => selectBoard(state, id))
  if (!board) return <BoardSkeleton />
  return board.sensitivity_screen?.show_warning ? <SensitivityScreen board={board} /> : children(board)
}

/** The board of the address: loading, missing, failed or there. */
export function BoardFrame({ missing, children }: Props) {
  const t = useT<'boards'>()
  const { data, refetch } = useBoardPageQuery(addressOf(useParams()))
  if (!data) return <BoardSkeleton />
  if (data.kind === 'failed') {
    return (
      <CallFailure
        httpStatus={data.error.httpStatus}
        missing={missing ?? t('boards.notFound')}
        title={t('boards.failed')}
        description={errorText(data.error, t)}
        onRetry={() => void refetch()}
      />
    )
  }
  return <Found id={data.value}>{children}</Found>
}
