import type { Board } from '../../entities/boards/boards-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useResultToast } from '../../shared/toasts/use-result-toast.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { boardInvitesApi } from './board-invites-api.ts'

/** Asks the owner of a board to let the viewer save there, or takes that back. */
export function JoinButton({ board, viewerId }: { board: Board; viewerId: string }) {
  const t = useT<'collaborators'>()
  const [ask] = boardInvitesApi.useAskToJoinMutation()
  const [withdraw, { isLoading }] = boardInvitesApi.useDeclineInviteMutation()
  const showResult = useResultToast()
  const boardId = board.id
  if (board.viewer_collaborator_join_requested) {
    return (
      <Button
        aria-label={t('collaborators.withdraw', { board: board.name })}
        isBusy={isLoading}
        onClick={() => void showResult(withdraw({ boardId, userId: viewerId }))}
      >
        {t('collaborators.asked')}
      </Button>
    )
  }
  return (
    <Button onClick={() => void showResult(ask({ boardId }), t('collaborators.askedToast'))}>
      {t('collaborators.askToJoin')}
    </Button>
  )
}
