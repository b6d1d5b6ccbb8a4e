import type { UserMini } from '@tessera/api-types/users/views'
import type { Board } from '../../entities/boards/boards-slice.ts'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { useResultToast } from '../../shared/toasts/use-result-toast.ts'
import { ConfirmationModal } from '../../shared/ui/dialog/ConfirmationModal.tsx'
import { collaboratorsApi } from './collaborators-api.ts'
import { ownershipApi } from './ownership-api.ts'

export type Confirmed = { kind: 'remove' | 'leave' | 'makeOwner'; person: UserMini }

type Props = { board: Board; confirmed: Confirmed; onDone: () => void; onDismiss: () => void }

const DONE = { remove: 'removed', leave: 'left', makeOwner: 'offered' } as const
const ACTION = { remove: 'remove', leave: 'leave', makeOwner: 'makeOwnerAction' } as const

/** Asks before a collaborator is removed, leaves, or is offered the board. */
export function ConfirmPart({ board, confirmed: { kind, person }, onDone, onDismiss }: Props) {
  const t = useT<'collaborators'>()
  const viewerId = useAppSelector(selectViewer)?.id ?? ''
  const [remove, removal] = collaboratorsApi.useRemoveCollaboratorMutation()
  const [offer, offering] = ownershipApi.useOfferBoardMutation()
  const showResult = useResultToast()
  const said = { name: person.full_name, board: board.name }
  const handleConfirm = async () => {
    const one = { boardId: board.id, userId: person.id }
    const call = kind === 'makeOwner' ? offer(one) : remove({ ...one, viewerId })
    const isDone = await showResult(call, t(`collaborators.${DONE[kind]}`, said))
    if (isDone) onDone()
    else onDismiss()
  }
  return (
    <ConfirmationModal
      heading={t(`collaborators.${kind}Heading`, said)}
      description={t(`collaborators.${kind}Description`, said)}
      primary={{
        label: t(`collaborators.${ACTION[kind]}`, said),
        isBusy: removal.isLoading || offering.isLoading,
        isDestructive: kind !== 'makeOwner',
        onClick: () => void handleConfirm(),
      }}
      secondary={{ label: t('app.cancel'), onClick: onDismiss }}
      onDismiss={onDismiss}
    />
  )
}
