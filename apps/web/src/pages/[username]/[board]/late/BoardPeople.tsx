import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Board, selectBoard } from '../../../../entities/boards/boards-slice.ts'
import { selectViewer } from '../../../../entities/session/session-slice.ts'
import { BoardInvitation, BoardOffer } from '../../../../features/collaborate/BoardInvitation.tsx'
import styles from '../../../../features/collaborate/Collaborators.module.css'
import { JoinButton } from '../../../../features/collaborate/JoinButton.tsx'
import { useT } from '../../../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../../../shared/store/hooks.ts'
import { Button } from '../../../../shared/ui/Button.tsx'
import { PersonIcon } from '../../../../shared/ui/icons/shell-icons.tsx'
import { lazyComponent } from '../../../../shared/i18n/lazy-component.tsx'

/** The people of a board, brought when they are opened. */
const Collaborators = lazyComponent(['collaborators'], () =>
  import('../../../../features/collaborate/CollaboratorsDialog.tsx').then(
    (module) => module.CollaboratorsDialog,
  ),
)

function KeepersButton({ board }: { board: Board }) {
  const t = useT<'collaborators'>()
  const [isOpen, setIsOpen] = useState(false)
  const label = t(board.is_collaborative ? 'collaborators.open' : 'collaborators.inviteOpen')
  return (
    <>
      <Button
        icon={<PersonIcon size={20} />}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => setIsOpen(true)}
      >
        <span className={styles.long}>{label}</span>
        <span className={styles.short}>
          {board.is_collaborative ? label : t('collaborators.inviteShort')}
        </span>
      </Button>
      {isOpen && <Collaborators boardId={board.id} onDismiss={() => setIsOpen(false)} />}
    </>
  )
}

/** Invitations, requests and the people who keep a board, as far as they concern the viewer. */
export function BoardPeople({ boardId }: { boardId: string }) {
  const navigate = useNavigate()
  const board = useAppSelector((state) => selectBoard(state, boardId))
  const viewerId = useAppSelector(selectViewer)?.id
  if (!board || viewerId === undefined) return null
  const { can_add_pins, can_ask_to_join } = board.abilities ?? {}
  const isKeeper = can_add_pins || board.collaborated_by_me
  const mayAsk = can_ask_to_join || board.viewer_collaborator_join_requested
  return (
    <>
      {isKeeper ? (
        <KeepersButton board={board} />
      ) : (
        mayAsk && <JoinButton board={board} viewerId={viewerId} />
      )}
      <div className={styles.asked}>
        <BoardInvitation
          board={board}
          viewerId={viewerId}
          onDeclined={() => {
            // What only the invitation let them see is not theirs to see anymore.
            if (board.privacy === 'secret') void navigate('/', { replace: true })
          }}
        />
        {board.pending_ownership_transfer === viewerId && (
          <BoardOffer board={board} onTaken={(url) => void navigate(url, { replace: true })} />
        )}
      </div>
    </>
  )
}
