import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ProductGroupView } from '@tessera/api-types/catalogs/product-groups'
import { runWaitingForLogin as run } from '../../providers/flow-calls.ts'
import { loadCatalogTexts } from '../../providers/i18n-provider.ts'
import { useSettled } from '../../shared/use-settled.ts'
import { SheetSearch } from './SheetSearch.tsx'

const NewProductGroup = lazy(async () => {
  const [made] = await Promise.all([import('./NewProductGroup.tsx'), loadCatalogTexts()])
  return { default: made.NewProductGroup }
})

interface Props {
  businessId: string
  onChoose: (group: ProductGroupView) => void
}

/** The records themselves: lists of the console come without a frame. */
const groupsOf = async (businessId: string, q: string) =>
  (await run('productGroups.list', {
    business_id: businessId,
    range: [0, 99],
    ...(q && { filter: { q } }),
  })) as unknown as ProductGroupView[]

/** Which product group of the business to promote; one without products cannot be chosen. */
export function ProductGroupSheet({ businessId, onChoose }: Props) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const query = useSettled(typed.trim())
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['promotableGroups', businessId, query],
    queryFn: () => groupsOf(businessId, query),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <SheetSearch
        label={translate('console.promote.groups.search')}
        typed={typed}
        onType={setTyped}
        error={error}
        onRetry={() => void refetch()}
      />
      {isPending && <Skeleton variant="rounded" height={180} />}
      {data?.length === 0 && (
        <Typography color="textSecondary" sx={{ py: 4, textAlign: 'center' }}>
          {translate(query ? 'console.promote.groups.none_found' : 'console.promote.groups.none')}
        </Typography>
      )}
      <List disablePadding>
        {data?.map((group) => (
          <GroupChoice key={group.id} group={group} onChoose={onChoose} />
        ))}
      </List>
      <GroupCreation
        businessId={businessId}
        onCreated={(group) => {
          void refetch()
          if (group.product_count > 0) onChoose(group)
        }}
      />
    </>
  )
}

function GroupCreation({
  businessId,
  onCreated,
}: {
  businessId: string
  onCreated: (group: ProductGroupView) => void
}) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  const created = (group: ProductGroupView) => {
    close()
    onCreated(group)
  }
  return (
    <Box>
      <Button startIcon={<AddIcon />} onClick={() => setIsOpen(true)}>
        {translate('console.promote.groups.create')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <NewProductGroup businessId={businessId} onClose={close} onSaved={created} />
        </Suspense>
      )}
    </Box>
  )
}

function GroupChoice({ group, onChoose }: { group: ProductGroupView; onChoose: Props['onChoose'] }) {
  const translate = useTranslate()
  const { name, catalog_name: catalog, product_count: count } = group
  return (
    <ListItemButton
      component="button"
      type="button"
      disabled={count === 0}
      onClick={() => onChoose(group)}
      sx={{ width: '100%', borderRadius: '12px', textAlign: 'start' }}
    >
      <ListItemText primary={name} secondary={translate('console.promote.groups.size', { catalog, count })} />
    </ListItemButton>
  )
}
