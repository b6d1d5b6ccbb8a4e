import { selectBoard } from '../../entities/boards/boards-slice.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { followApi } from './follow-api.ts'
import { FollowToggle } from './FollowToggle.tsx'

const { followBoard, unfollowBoard } = followApi.endpoints

/** Whether a board may be followed is for its page to know: `abilities.can_follow`. */
export function FollowBoardButton({ boardId }: { boardId: string }) {
  const dispatch = useAppDispatch()
  const board = useAppSelector((state) => selectBoard(state, boardId))
  if (!board) return null
  const isFollowed = Boolean(board.followed_by_me)
  const ask = { board_id: boardId }
  const toggle = () =>
    dispatch(
      isFollowed
        ? unfollowBoard.initiate(ask, { track: false })
        : followBoard.initiate(ask, { track: false }),
    )
  return <FollowToggle name={board.name} isFollowed={isFollowed} onToggle={() => void toggle()} />
}
