import { Confirm } from 'react-admin'
import type { AccessChange } from '@tessera/api-types/asset-access/contracts'
import { AccessPreview } from './AccessPreview.tsx'

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
  <Confirm
    isOpen
    loading={isRunning}
    title={title}
    content={<AccessPreview change={change} />}
    confirm={confirm}
    confirmColor="warning"
    onConfirm={onConfirm}
    onClose={(event) => {
      event.stopPropagation?.()
      onClose()
    }}
  />
)
