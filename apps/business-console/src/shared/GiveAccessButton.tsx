import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { permissionsOfType, type AssetType } from '@tessera/api-types/business/roles'
import type { GivenAccess } from './access-end.ts'
import type { AccessChange } from '@tessera/api-types/asset-access/contracts'
import { PickDialog } from './PickDialog.tsx'

const SOURCES = {
  AD_ACCOUNT: { reference: 'ad-accounts', text: 'name', label: 'resources.people.fields.adAccounts' },
  PROFILE: { reference: 'profiles', text: 'full_name', label: 'resources.people.fields.profiles' },
} as const

interface Props {
  type: AssetType
  isRunning: boolean
  /** The change that giving stands for. */
  previewOf: (ids: string[], given: GivenAccess) => AccessChange
  onGive: (ids: string[], given: GivenAccess) => Promise<boolean>
}

/** Gives somebody several assets of one type at once. */
export function GiveAccessButton({ type, isRunning, previewOf, onGive }: Props) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const label = translate(`resources.access.give.${type}`)
  return (
    <>
      <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <PickDialog
          title={label}
          submit={translate('resources.access.submit')}
          choices={SOURCES[type]}
          permissions={permissionsOfType[type]}
          hasEnd
          previewOf={({ ids, ...given }) => (ids.length > 0 ? previewOf(ids, given) : [])}
          isRunning={isRunning}
          onClose={() => setIsOpen(false)}
          onSubmit={async ({ ids, ...given }) => {
            if (await onGive(ids, given)) setIsOpen(false)
          }}
        />
      )}
    </>
  )
}
