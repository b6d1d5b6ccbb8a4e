import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { ResourceContextProvider, useTranslate } from 'react-admin'
import type { AdAccountView } from '@tessera/api-types/business/views'
import type { TagView } from '@tessera/api-types/tags/contracts'
import { Message } from '../../layout/Message.tsx'
import { HubList } from '../../shared/HubList.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { searchInput } from '../../shared/search-input.tsx'

type Account = Pick<AdAccountView, 'id' | 'name' | 'country' | 'currency'>

const byName = { field: 'name', order: 'ASC' } as const
const columns: TableColumn<Account>[] = [
  { source: 'name' },
  { source: 'country', kind: 'country', isUnsorted: true, priority: 'second' },
  { source: 'currency', width: 110, isUnsorted: true, priority: 'second' },
]

/** Its words begin where those of the other cells do. */
const atCellEdge = { px: 1, marginInlineStart: -1 }

/** How many ad accounts the tag stands for; pressed, which. */
export function AccountsButton({ tag }: { tag: TagView }) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button size="small" sx={atCellEdge} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {translate('resources.tags.accounts', { count: tag.adAccounts.length })}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} fullWidth maxWidth="sm" aria-labelledby={id}>
        <DialogTitle id={id}>{translate('resources.tags.accounts_of', { name: tag.name })}</DialogTitle>
        <DialogContent>
          <ResourceContextProvider value={`tags/${tag.id}/ad-accounts`}>
            <HubList
              resource={`tags/${tag.id}/ad-accounts`}
              isApart
              filters={[searchInput(translate('resources.ad-accounts.search'))]}
              sort={byName}
              empty={<Message title={translate('resources.ad-accounts.empty')} />}
            >
              <HubTable<Account> labels="ad-accounts" columns={columns} />
            </HubList>
          </ResourceContextProvider>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setIsOpen(false)}>{translate('ra.action.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
