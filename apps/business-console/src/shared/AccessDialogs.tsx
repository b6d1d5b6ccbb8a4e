import { useTranslate } from 'react-admin'
import type { AccessChange } from '@tessera/api-types/asset-access/contracts'
import type { AssetPermission } from '@tessera/api-types/business/roles'
import { NO_ACCESS, type GivenAccess } from './access-end.ts'
import { ConfirmedChange } from './ConfirmedChange.tsx'
import { PickDialog } from './PickDialog.tsx'

export type OpenDialog = 'change' | 'removal' | null

interface Props {
  open: OpenDialog
  titles: { change: string; removal: string; confirm: string }
  permissions: readonly AssetPermission[]
  held: readonly AssetPermission[]
  /** When what is held ends, or ended. */
  heldEnd: string | null
  /** The change in the form that the preview of its effect takes. */
  changeTo: (given: GivenAccess) => AccessChange
  isRunning: boolean
  onChange: (given: GivenAccess) => void
  onClose: () => void
}

/** Changes what somebody may do, or takes it away; both show the effect first. */
export function AccessDialogs({
  open,
  titles,
  permissions,
  held,
  heldEnd,
  changeTo,
  isRunning,
  ...on
}: Props) {
  const translate = useTranslate()
  const { onChange, onClose } = on
  if (open === null) return null
  if (open === 'removal')
    return (
      <ConfirmedChange
        title={titles.removal}
        confirm={titles.confirm}
        change={changeTo(NO_ACCESS)}
        isRunning={isRunning}
        onClose={onClose}
        onConfirm={() => onChange(NO_ACCESS)}
      />
    )
  return (
    <PickDialog
      title={titles.change}
      submit={translate('ra.action.save')}
      permissions={permissions}
      held={held}
      hasEnd
      heldEnd={heldEnd}
      previewOf={({ permissions: chosen, ends_at }) => changeTo({ permissions: chosen, ends_at })}
      isRunning={isRunning}
      onClose={onClose}
      onSubmit={({ permissions: chosen, ends_at }) => onChange({ permissions: chosen, ends_at })}
    />
  )
}
