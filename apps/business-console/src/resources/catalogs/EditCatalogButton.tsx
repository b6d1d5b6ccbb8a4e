import EditIcon from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ResourceContextProvider, useTranslate } from 'react-admin'
import type { CatalogChanges } from '@tessera/api-types/catalogs/contracts'
import type { CatalogView } from '@tessera/api-types/catalogs/views'
import { useActingBusiness } from '../../session/business-context.ts'
import { FormDialog } from '../../shared/FormDialog.tsx'
import { useRun } from '../../shared/use-operation.ts'
import { useSeenForm } from '../../shared/use-seen-form.ts'
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

type Fields = Pick<CatalogView, 'name' | 'country' | 'language' | 'currency'>

const fieldsOf = ({ name, country, language, currency }: CatalogView): Fields => ({
  name,
  country,
  language,
  currency,
})

function EditCatalogDialog({ catalog, onClose }: Props) {
  const translate = useTranslate()
  const { business } = useActingBusiness()
  const run = useRun()
  // What the form began with: the catalog may be read anew below it.
  const [seen] = useState(() => fieldsOf(catalog))
  const place = { business_id: business.id, id: catalog.id }
  const { submit, isRunning, question } = useSeenForm<Fields>({
    seen,
    reread: async () => fieldsOf(await run('catalogs.get', place)),
    send: (changes) => run('catalogs.update', { ...place, ...(changes as CatalogChanges) }),
    done: 'resources.catalogs.saved',
    onClose,
  })
  return (
    <FormDialog<Fields>
      title={translate('resources.catalogs.edit')}
      submit="ra.action.save"
      start={seen}
      isRunning={isRunning}
      onSubmit={submit}
      onClose={onClose}
    >
      <ResourceContextProvider value="catalogs">
        <CatalogInputs />
      </ResourceContextProvider>
      {question}
    </FormDialog>
  )
}
