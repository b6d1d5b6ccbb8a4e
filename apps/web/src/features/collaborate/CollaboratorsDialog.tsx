import { useState } from 'react'
import { selectBoard, type Board } from '../../entities/boards/boards-slice.ts'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { ConfirmPart, type Confirmed } from './ConfirmPart.tsx'
import styles from './Collaborators.module.css'
import { CollaboratorList } from './CollaboratorList.tsx'
import { CollaborationSettings } from './CollaborationSettings.tsx'
import { InviteField } from './InviteField.tsx'

type Props = { boardId: string; onDismiss: () => void }

function Content({ board, onConfirm }: { board: Board; onConfirm: (asked: Confirmed) => void }) {
  const viewerId = useAppSelector(selectViewer)?.id ?? ''
  const isOwner = Boolean(board.abilities?.can_edit)
  const shared = { board, viewerId, isOwner }
  return (
    <div className={styles.dialog}>
      {board.abilities?.can_invite && <InviteField {...shared} />}
      <CollaboratorList {...shared} onConfirm={onConfirm} />
      {isOwner && <CollaborationSettings board={board} />}
    </div>
  )
}

/** The collaborators of a board: invites, join requests, access, and leaving. */
export function CollaboratorsDialog({ boardId, onDismiss }: Props) {
  const t = useT<'collaborators'>()
  const board = useAppSelector((state) => selectBoard(state, boardId))
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null)
  if (!board) return null
  // Who left has no more to see here.
  const done = confirmed?.kind === 'leave' ? onDismiss : () => setConfirmed(null)
  return (
    <>
      <Dialog title={t('collaborators.title')} onDismiss={onDismiss} variant="sheet">
        <Content board={board} onConfirm={setConfirmed} />
      </Dialog>
      {confirmed && (
        <ConfirmPart board={board} confirmed={confirmed} onDone={done} onDismiss={() => setConfirmed(null)} />
      )}
    </>
  )
}
