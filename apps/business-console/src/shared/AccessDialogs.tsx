import { useTranslate } from 'react-admin'
import type { AccessChange } from '@tessera/api-types/asset-access/contracts'
import type { AssetPermission } from '@tessera/api-types/business/roles'
import { ConfirmedChange } from './ConfirmedChange.tsx'
import { PickDialog } from './PickDialog.tsx'

export type OpenDialog = 'change' | 'removal' | null

interface Props {
  open: OpenDialog
  titles: { change: string; removal: string; confirm: string }
  permissions: readonly AssetPermission[]
  held: readonly AssetPermission[]
  /** The change in the form that the preview of its effect takes. */
  changeTo: (permissions: AssetPermission[]) => AccessChange
  isRunning: boolean
  /** Nothing is left where it is taken away. */
  onChange: (permissions: AssetPermission[]) => void
  onClose: () => void
}

/** Changes what somebody may do, or takes it away; both show the effect first. */
export function AccessDialogs({ open, titles, permissions, held, changeTo, isRunning, ...on }: Props) {
  const translate = useTranslate()
  const { onChange, onClose } = on
  if (open === null) return null
  if (open === 'removal')
    return (
      <ConfirmedChange
        title={titles.removal}
        confirm={titles.confirm}
        change={changeTo([])}
        isRunning={isRunning}
        onClose={onClose}
        onConfirm={() => onChange([])}
      />
    )
  return (
    <PickDialog
      title={titles.change}
      submit={translate('ra.action.save')}
      permissions={permissions}
      held={held}
      previewOf={(picked) => changeTo(picked.permissions)}
      isRunning={isRunning}
      onClose={onClose}
      onSubmit={(picked) => onChange(picked.permissions)}
    />
  )
}
