import type { CollaboratorInvite } from '@tessera/api-types/boards/collaborator-views'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useResultToast } from '../../shared/toasts/use-result-toast.ts'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import { boardInvitesApi } from './board-invites-api.ts'
import { collaboratorsApi } from './collaborators-api.ts'
import { PersonLine } from './CollaboratorRow.tsx'
import styles from './Collaborators.module.css'

type Props = { invite: CollaboratorInvite; isOwner: boolean }
type AnswerProps = { boardId: string; userId: string; name: string }

function Answers({ kind, boardId, userId, name }: AnswerProps & Pick<CollaboratorInvite, 'kind'>) {
  const t = useT<'collaborators'>()
  const [approve, approval] = boardInvitesApi.useApproveInviteMutation()
  const [deny, refusal] = boardInvitesApi.useDenyInviteMutation()
  const showResult = useResultToast()
  const isBusy = approval.isLoading || refusal.isLoading
  return (
    <span className={styles.ways}>
      <Button
        tone="primary"
        aria-label={t('collaborators.approveName', { name })}
        isBusy={approval.isLoading}
        disabled={isBusy}
        onClick={() => void showResult(approve({ boardId, userId, kind }))}
      >
        {t('collaborators.approve')}
      </Button>
      <Button
        aria-label={t('collaborators.denyName', { name })}
        isBusy={refusal.isLoading}
        disabled={isBusy}
        onClick={() => void showResult(deny({ boardId, userId }))}
      >
        {t('collaborators.deny')}
      </Button>
    </span>
  )
}

function TakeBack({ invite, name }: { invite: CollaboratorInvite; name: string }) {
  const t = useT<'collaborators'>()
  const [deleteInvite, { isLoading }] = collaboratorsApi.useDeleteInviteMutation()
  const showResult = useResultToast()
  const { board, invited_user, invited_email } = invite
  const whom = invited_user ? { user_id: invited_user.id } : { email: invited_email ?? '' }
  return (
    <Button
      aria-label={t('collaborators.takeBackName', { name })}
      isBusy={isLoading}
      onClick={() =>
        void showResult(deleteInvite({ board_id: board.id, ...whom }), t('collaborators.takenBack'))
      }
    >
      {t('collaborators.takeBack')}
    </Button>
  )
}

/** Somebody who is invited, proposed, or asks to join. */
export function WaitingRow({ invite, isOwner }: Props) {
  const t = useT<'collaborators'>()
  const { board, kind, status, invited_user: person, invited_email, invited_by_user } = invite
  const name = person?.full_name ?? invited_email ?? ''
  const isProposed = status === 'not_invited'
  const detail =
    kind === 'join_request'
      ? t('collaborators.isAsking')
      : isProposed
        ? t('collaborators.isProposed', { name: invited_by_user?.full_name ?? '' })
        : t('collaborators.isInvited')
  const isToAnswer = isOwner && person !== null && (isProposed || kind === 'join_request')
  return (
    <li className={styles.row}>
      {person ? (
        <PersonLine person={person} detail={detail} />
      ) : (
        <span className={styles.person}>
          <Avatar name={name} imageUrl={null} size={44} isDecorative />
          <span className={styles.texts}>
            <span className={styles.name}>
              <bdi>{name}</bdi>
            </span>
            <span className={styles.detail}>{detail}</span>
          </span>
        </span>
      )}
      {isToAnswer ? (
        <Answers kind={kind} boardId={board.id} userId={person.id} name={name} />
      ) : (
        <TakeBack invite={invite} name={name} />
      )}
    </li>
  )
}
