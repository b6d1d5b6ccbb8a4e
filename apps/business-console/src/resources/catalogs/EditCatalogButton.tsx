import EditIcon from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ResourceContextProvider, useTranslate } from 'react-admin'
import type { CatalogChanges } from '@tessera/api-types/catalogs/contracts'
import type { CatalogView } from '@tessera/api-types/catalogs/views'
import { useActingBusiness } from '../../session/business-context.ts'
import { changedFields } from '../../shared/changed-fields.ts'
import { FormDialog } from '../../shared/FormDialog.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { CatalogInputs } from './CatalogCreate.tsx'

/** The button that changes what a catalog is called and whom it is for. */
export function EditCatalogButton({ catalog }: { catalog: CatalogView }) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button startIcon={<EditIcon />} onClick={() => setIsOpen(true)}>
        {translate('resources.catalogs.edit')}
      </Button>
      {isOpen && <EditCatalogDialog catalog={catalog} onClose={() => setIsOpen(false)} />}
    </>
  )
}

interface Props {
  catalog: CatalogView
  onClose: () => void
}

function EditCatalogDialog({ catalog, onClose }: Props) {
  const translate = useTranslate()
  const { business } = useActingBusiness()
  const { perform, isRunning } = useOperation('catalogs.update', 'resources.catalogs.saved')
  // What the form began with: the catalog may be read anew below it.
  const [{ name, country, language, currency }] = useState(catalog)
  const seen = { name, country, language, currency }
  const save = async (values: typeof seen) => {
    let faults = {}
    const changes = changedFields(seen, values) as CatalogChanges
    const input = { business_id: business.id, id: catalog.id, ...changes, seen }
    if (await perform(input, {}, (found) => (faults = found))) onClose()
    return faults
  }
  return (
    <FormDialog<typeof seen>
      title={translate('resources.catalogs.edit')}
      submit="ra.action.save"
      start={seen}
      isRunning={isRunning}
      onSubmit={save}
      onClose={onClose}
    >
      <ResourceContextProvider value="catalogs">
        <CatalogInputs />
      </ResourceContextProvider>
    </FormDialog>
  )
}
