import type { AccessChange } from '@tessera/api-types/asset-access/contracts'
import { AccessPreview } from './AccessPreview.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface Props {
  title: string
  confirm: string
  change: AccessChange
  isRunning: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before access is taken, and names those who lose it. */
export const ConfirmedChange = ({ title, confirm, change, isRunning, onConfirm, onClose }: Props) => (
  <ConfirmDialog
    isOpen
    isBusy={isRunning}
    title={title}
    content={<AccessPreview change={change} />}
    confirm={confirm}
    onConfirm={onConfirm}
    onClose={onClose}
  />
)
