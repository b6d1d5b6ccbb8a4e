import ArchiveIcon from '@mui/icons-material/ArchiveOutlined'
import UnarchiveIcon from '@mui/icons-material/UnarchiveOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useGetOne, useNotify, useTranslate, useUpdate } from 'react-admin'
import type { AdAccountView } from '@tessera/api-types/business/views'
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx'

/** Puts an account away after asking for it by name, or takes it back. */
export function ArchiveButton({ accountId, name }: { accountId: string; name: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const [isAsking, setIsAsking] = useState(false)
  const { data: account } = useGetOne<AdAccountView>('ad-accounts', { id: accountId }, { retry: false })
  const [update, { isPending }] = useUpdate<AdAccountView>()
  if (!account?.abilities.can_edit || account.status === 'BILLING_HOLD') return null
  const { status } = account
  const isArchived = status === 'ARCHIVED'
  const text = isArchived ? 'resources.ad-accounts.restore' : 'resources.ad-accounts.archive'
  const change = () => {
    setIsAsking(false)
    const data: Partial<AdAccountView> = { status: isArchived ? 'ACTIVE' : 'ARCHIVED' }
    void update(
      'ad-accounts',
      { id: accountId, data, previousData: account },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(`${text}.done`, { type: 'success', messageArgs: { name } }),
      },
    )
  }
  return (
    <>
      <Button
        disabled={isPending}
        color={isArchived ? 'primary' : 'error'}
        startIcon={isArchived ? <UnarchiveIcon /> : <ArchiveIcon />}
        onClick={isArchived ? change : () => setIsAsking(true)}
      >
        {translate(`${text}.button`)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate('resources.ad-accounts.archive.title', { name })}
        content={translate('resources.ad-accounts.archive.content')}
        confirm="resources.ad-accounts.archive.button"
        onConfirm={change}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
