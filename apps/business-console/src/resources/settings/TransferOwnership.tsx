import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import type { EmployeeView } from '@tessera/api-types/business/views'
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx'
import { LoadFailure } from '../../shared/LoadFailure.tsx'
import { ReferenceChoice } from '../../shared/ReferenceChoice.tsx'
import { useTransfer } from './use-transfer.ts'

const ADMINS = {
  filter: { business_roles: 'ADMIN' },
  sort: { field: 'full_name', order: 'ASC' },
  pagination: { page: 1, perPage: 1 },
} as const
const text = (key: string) => `resources.settings.transfer.${key}`

/** Only the owner sees this; afterwards they are an administrator. */
export function TransferOwnership() {
  const translate = useTranslate()
  const { data, error, refetch } = useGetList<EmployeeView>('people', ADMINS)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h6" component="h2">
        {translate(text('title'))}
      </Typography>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton variant="text" />}
      {data && (
        <Typography color="textSecondary">{translate(text(data.length > 0 ? 'lead' : 'nobody'))}</Typography>
      )}
      {data && data.length > 0 && <Heir />}
    </Box>
  )
}

const nameOf = ({ full_name, email }: EmployeeView): string => (email ? `${full_name} (${email})` : full_name)

function Heir() {
  const translate = useTranslate()
  const transfer = useTransfer()
  const [heir, setHeir] = useState<EmployeeView | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const confirm = () => {
    setIsAsking(false)
    if (heir) void transfer(heir.id, heir.full_name)
  }
  return (
    <>
      <ReferenceChoice<EmployeeView>
        resource="people"
        filter={ADMINS.filter}
        sort={ADMINS.sort}
        label={translate(text('person'))}
        textOf={nameOf}
        chosen={heir}
        onChoose={setHeir}
      />
      <Box>
        <Button color="error" variant="outlined" disabled={!heir} onClick={() => setIsAsking(true)}>
          {translate(text('button'))}
        </Button>
      </Box>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate(text('confirm_title'), { name: heir?.full_name ?? '' })}
        content={translate(text('lead'))}
        confirm={text('button')}
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
