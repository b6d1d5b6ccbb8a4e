import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { ProductGroupView } from '@tessera/api-types/catalogs/product-groups'
import type { CatalogView } from '@tessera/api-types/catalogs/views'
import { MAX_ADMIN_ROWS } from '@tessera/api-types/wire/admin-list'
import { runWaitingForLogin as run } from '../../providers/flow-calls.ts'
import { hubOf } from '../../shared/console-paths.ts'
import { messageOf } from '../../shared/field-errors.ts'
import { ProductGroupDialog } from '../../shared/product-groups/ProductGroupDialog.tsx'
import { StepDialog } from './StepDialog.tsx'

interface Props {
  businessId: string
  onClose: () => void
  onSaved: (group: ProductGroupView) => void
}

/** The catalogs of the business that the viewer may change. */
async function ownCatalogs(businessId: string): Promise<CatalogView[]> {
  // Lists of the console come without a frame.
  const found = (await run('catalogs.list', {
    business_id: businessId,
    range: [0, MAX_ADMIN_ROWS - 1],
    filter: { owner_business_id: businessId },
  })) as unknown as CatalogView[]
  return found.filter(({ abilities }) => abilities.can_edit)
}

/** A product group that is missing is made on the way. */
export function NewProductGroup({ businessId, onClose, onSaved }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const { data: catalogs, error } = useQuery({
    queryKey: ['catalogsToGroup', businessId],
    queryFn: () => ownCatalogs(businessId),
  })
  useEffect(() => {
    if (!error) return
    notify(messageOf(error), { type: 'error' })
    onClose()
  }, [error, notify, onClose])
  if (!catalogs) return null
  if (catalogs.length > 0) return <ProductGroupDialog {...{ businessId, catalogs, run, onClose, onSaved }} />
  return (
    <StepDialog
      title={translate('resources.catalogs.groups.create')}
      close={{ label: translate('ra.action.cancel'), onClose }}
      actions={
        <Button component={Link} to={`${hubOf(businessId)}/catalogs/create`} variant="contained">
          {translate('resources.catalogs.create')}
        </Button>
      }
    >
      {translate('resources.catalogs.groups.no_catalog')}
    </StepDialog>
  )
}
