import { useNavigate } from 'react-router-dom'
import type { Pin } from '../../../entities/pins/pins-slice.ts'
import { CreateBoard } from '../../../features/edit-board/board-dialogs.tsx'
import { DeletePin, MovePin } from '../../../features/edit-pin/pin-dialogs.tsx'
import { lazyComponent } from '../../../shared/i18n/lazy-component.tsx'

const EditPin = lazyComponent(['composer'], () =>
  import('./OwnPinEditor.tsx').then((module) => module.OwnPinEditor),
)

export type OwnPinStep = 'edit' | 'move' | 'delete'

type Props = { pin: Pin; step: OwnPinStep; onDismiss: () => void }

/** What the owner of a pin can do with it. */
export function OwnPinDialog({ pin, step, onDismiss }: Props) {
  const navigate = useNavigate()
  switch (step) {
    case 'edit':
      return <EditPin pin={pin} onDismiss={onDismiss} />
    case 'move':
      return <MovePin pin={pin} onDismiss={onDismiss} renderCreate={(props) => <CreateBoard {...props} />} />
    case 'delete': {
      const leave = () => void navigate(pin.board?.url ?? `/${pin.pinner.username}/`, { replace: true })
      return <DeletePin pin={pin} onDismiss={onDismiss} onDeleted={leave} />
    }
  }
}
