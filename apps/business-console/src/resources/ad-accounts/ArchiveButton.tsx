import ArchiveIcon from '@mui/icons-material/ArchiveOutlined'
import UnarchiveIcon from '@mui/icons-material/UnarchiveOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useDataProvider, useGetOne, useNotify, useRefresh, useTranslate } from 'react-admin'
import type { AdAccountView } from '@tessera/api-types/business/views'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { useActingBusiness } from '../../session/business-context.ts'
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx'
import { messageOf } from '../../shared/field-errors.ts'
import type { RecordAction } from '../../shared/record-action.ts'
import { archiving, restoring } from './account-actions.ts'

/** Puts an account away after asking for it by name, or takes it back. */
export function ArchiveButton({ accountId, name }: { accountId: string; name: string }) {
  const translate = useTranslate()
  const acting = useActingBusiness()
  const [isAsking, setIsAsking] = useState(false)
  const { data: account } = useGetOne<AdAccountView>('ad-accounts', { id: accountId }, { retry: false })
  const { change, isPending } = useStatusChange(name)
  const action = [archiving, restoring].find((each) => account && each.hindrance(account, acting) === null)
  if (!account || !action) return null
  const isArchived = action === restoring
  const confirm = () => {
    setIsAsking(false)
    void change(action, account)
  }
  return (
    <>
      <Button
        disabled={isPending}
        color={isArchived ? 'primary' : 'error'}
        startIcon={isArchived ? <UnarchiveIcon /> : <ArchiveIcon />}
        onClick={isArchived ? confirm : () => setIsAsking(true)}
      >
        {translate(`resources.ad-accounts.${action.id}.button`)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate('resources.ad-accounts.archive.title', { name })}
        content={translate('resources.ad-accounts.archive.content')}
        confirm="resources.ad-accounts.archive.button"
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}

function useStatusChange(name: string) {
  const notify = useNotify()
  const refresh = useRefresh()
  const provider = useDataProvider<ConsoleDataProvider>()
  const [isPending, setIsPending] = useState(false)
  const change = async ({ id, call }: RecordAction<AdAccountView>, account: AdAccountView) => {
    setIsPending(true)
    try {
      await call(account, provider)
      notify(`resources.ad-accounts.${id}.done`, { type: 'success', messageArgs: { name } })
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
    setIsPending(false)
    refresh()
  }
  return { change, isPending }
}
