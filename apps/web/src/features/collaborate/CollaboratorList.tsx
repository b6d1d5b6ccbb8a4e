import type { CollaboratorInvite } from '@tessera/api-types/boards/collaborator-views'
import { useId } from 'react'
import { selectBoardInvites } from '../../entities/boards/board-invites-slice.ts'
import type { Board } from '../../entities/boards/boards-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { CollaboratorRow, PersonLine } from './CollaboratorRow.tsx'
import styles from './Collaborators.module.css'
import { collaboratorsApi } from './collaborators-api.ts'
import type { Confirmed } from './ConfirmPart.tsx'
import { invitesOf } from './invites-of.ts'
import { WaitingRow } from './WaitingRow.tsx'

export type ListProps = {
  board: Board
  viewerId: string
  isOwner: boolean
  onConfirm: (asked: Confirmed) => void
}

const PLACES = ['a', 'b', 'c']

type PartProps = ListProps & { invites: readonly CollaboratorInvite[] }

function Waiting({ invites, isOwner }: PartProps) {
  const t = useT<'collaborators'>()
  const id = useId()
  return (
    <section className={styles.part}>
      <h3 id={id} className={styles.heading}>
        {t('collaborators.waiting')}
      </h3>
      <ul aria-labelledby={id} className={styles.list}>
        {invites.map((invite) => (
          <WaitingRow
            key={invite.invited_user?.id ?? invite.invited_email}
            invite={invite}
            isOwner={isOwner}
          />
        ))}
      </ul>
    </section>
  )
}

function Keepers({ invites, ...rest }: PartProps) {
  const t = useT<'collaborators'>()
  const id = useId()
  const { owner } = rest.board
  return (
    <section className={styles.part}>
      <h3 id={id} className={styles.heading}>
        {t('collaborators.people')}
      </h3>
      <ul aria-labelledby={id} className={styles.list}>
        {owner && (
          <li className={styles.row}>
            <PersonLine person={owner} detail={t('collaborators.owner')} />
          </li>
        )}
        {invites.map((invite) => (
          <CollaboratorRow key={invite.invited_user?.id} invite={invite} {...rest} />
        ))}
      </ul>
      {rest.isOwner && invites.length === 0 && <p className={styles.note}>{t('collaborators.none')}</p>}
    </section>
  )
}

const isKeeper = ({ status }: CollaboratorInvite): boolean => status === 'accepted'

/** The owner and those who keep the board with them, and who is invited or asks: loading, failed or there. */
export function CollaboratorList(props: ListProps) {
  const { board } = props
  const t = useT<'collaborators'>()
  const ask = { board_id: board.id }
  const query = collaboratorsApi.useCollaboratorsQuery(ask, { refetchOnMountOrArgChange: true })
  const invites = invitesOf(useAppSelector(selectBoardInvites), board)
  if (query.isError && invites.length === 0) {
    const description = errorText(query.error, t)
    return (
      <ErrorState
        title={t('collaborators.failed')}
        description={description}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (query.isLoading) {
    return (
      <div role="status" aria-label={t('collaborators.loading')} className={styles.list}>
        {PLACES.map((place) => (
          <Skeleton key={place} height="3rem" />
        ))}
      </div>
    )
  }
  const waiting = invites.filter((invite) => !isKeeper(invite))
  return (
    <>
      {waiting.length > 0 && <Waiting {...props} invites={waiting} />}
      <Keepers {...props} invites={invites.filter(isKeeper)} />
    </>
  )
}
