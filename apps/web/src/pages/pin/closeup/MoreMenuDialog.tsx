import type { Pin } from '../../../entities/pins/pins-slice.ts'
import { CreateBoard } from '../../../features/edit-board/board-dialogs.tsx'
import type { MoreMenuStep } from './MoreItems.tsx'
import { lazyComponent } from '../../../shared/i18n/lazy-component.tsx'

const EditPin = lazyComponent(['composer'], () =>
  import('./OwnPinEditor.tsx').then((module) => module.OwnPinEditor),
)

const MovePin = lazyComponent(['composer', 'boards'], () =>
  import('../../../features/edit-pin/MovePinDialog.tsx').then((module) => module.MovePinDialog),
)

const DeletePin = lazyComponent(['composer'], () =>
  import('../../../features/edit-pin/DeletePinModal.tsx').then((module) => module.DeletePinModal),
)

const Why = lazyComponent(['card-menu'], () =>
  import('../../../features/card-menu/WhyShown.tsx').then((module) => module.WhyShown),
)

type Props = { pin: Pin; step: MoreMenuStep; onDismiss: () => void }

/** What an entry of the menu opens: for the owner of a pin, or for somebody who asks why they see it. */
export function MoreMenuDialog({ pin, step, onDismiss }: Props) {
  switch (step) {
    case 'why':
      return <Why pin={pin} onDismiss={onDismiss} />
    case 'edit':
      return <EditPin pin={pin} onDismiss={onDismiss} />
    case 'move':
      return <MovePin pin={pin} onDismiss={onDismiss} renderCreate={(props) => <CreateBoard {...props} />} />
    case 'delete':
      return <DeletePin pin={pin} onDismiss={onDismiss} />
  }
}
