import { boardsApi } from '../../entities/boards/boards-api.ts'
import type { Board } from '../../entities/boards/boards-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useResultToast } from '../../shared/toasts/use-result-toast.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { boardInvitesApi } from './board-invites-api.ts'
import { ownershipApi } from './ownership-api.ts'
import styles from './Collaborators.module.css'

/** Shows the outcome of accepting or declining. Where that is refused, it was done elsewhere or the invitation taken back: the board is read anew. */
function useAnswerToast(boardId: string) {
  const showResult = useResultToast()
  const [readBoard] = boardsApi.useLazyBoardQuery()
  return async (...answer: Parameters<typeof showResult>): Promise<boolean> => {
    const isDone = await showResult(...answer)
    if (!isDone) void readBoard({ board_id: boardId })
    return isDone
  }
}

type Props = {
  text: string
  isBusy: boolean
  onAccept: () => void
  onDecline: () => void
}

function Question({ text, isBusy, onAccept, onDecline }: Props) {
  const t = useT<'collaborators'>()
  return (
    <section className={styles.banner}>
      <p>{text}</p>
      <span className={styles.ways}>
        <Button tone="primary" disabled={isBusy} onClick={onAccept}>
          {t('collaborators.accept')}
        </Button>
        <Button disabled={isBusy} onClick={onDecline}>
          {t('collaborators.decline')}
        </Button>
      </span>
    </section>
  )
}

type InvitationProps = { board: Board; viewerId: string; onDeclined: () => void }

/** The invitation of the viewer to a board, to accept or to decline. */
export function BoardInvitation({ board, viewerId, onDeclined }: InvitationProps) {
  const t = useT<'collaborators'>()
  const [accept, accepting] = boardInvitesApi.useAcceptInviteMutation()
  const [decline, declining] = boardInvitesApi.useDeclineInviteMutation()
  const { id: boardId, name, viewer_invite: invite } = board
  const showResult = useAnswerToast(boardId)
  if (!invite) return null
  const by = invite.invited_by_user?.full_name
  const one = { boardId, userId: viewerId }
  const handleDecline = async () => {
    if (await showResult(decline(one), t('collaborators.declined'))) onDeclined()
  }
  return (
    <Question
      text={by ? t('collaborators.invitedBy', { name: by }) : t('collaborators.isInvitedHere')}
      isBusy={accepting.isLoading || declining.isLoading}
      onAccept={() => void showResult(accept({ ...one, invite }), t('collaborators.joined', { board: name }))}
      onDecline={() => void handleDecline()}
    />
  )
}

/** The offer of a board to the viewer, to accept or to decline; `onTaken` gets the board's new address. */
export function BoardOffer({ board, onTaken }: { board: Board; onTaken: (url: string) => void }) {
  const t = useT<'collaborators'>()
  const [takeOver, taking] = ownershipApi.useTakeOverMutation()
  const [decline, declining] = ownershipApi.useCancelOfferMutation()
  const { id: boardId, name, owner } = board
  const showResult = useAnswerToast(boardId)
  const handleAccept = async () => {
    const call = takeOver({ boardId })
    if (!(await showResult(call, t('collaborators.tookOver', { board: name })))) return
    const { data } = await call
    if (data) onTaken(data.url)
  }
  return (
    <Question
      text={t('collaborators.offeredBy', { name: owner?.full_name ?? '' })}
      isBusy={taking.isLoading || declining.isLoading}
      onAccept={() => void handleAccept()}
      onDecline={() => void showResult(decline({ boardId }), t('collaborators.offerDeclined'))}
    />
  )
}
