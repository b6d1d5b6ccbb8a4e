import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import type { EmployeeView } from '@tessera/api-types/business/views'
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx'
import { LoadFailure } from '../../shared/LoadFailure.tsx'
import { useTransfer } from './use-transfer.ts'

const admins = {
  filter: { business_roles: 'ADMIN' },
  sort: { field: 'full_name', order: 'ASC' },
  pagination: { page: 1, perPage: 100 },
} as const
const text = (key: string) => `resources.settings.transfer.${key}`

/** Only the owner sees this; afterwards they are an administrator. */
export function TransferOwnership() {
  const translate = useTranslate()
  const { data, error, refetch } = useGetList<EmployeeView>('people', admins, { onError: () => undefined })
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
      {data && data.length > 0 && <Heir people={data} />}
    </Box>
  )
}

function Heir({ people }: { people: readonly EmployeeView[] }) {
  const translate = useTranslate()
  const transfer = useTransfer()
  const [heirId, setHeirId] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const name = people.find(({ id }) => id === heirId)?.full_name ?? ''
  const confirm = () => {
    setIsAsking(false)
    void transfer(heirId, name)
  }
  return (
    <>
      <TextField
        select
        label={translate(text('person'))}
        value={heirId}
        onChange={(event) => setHeirId(event.target.value)}
      >
        {people.map(({ id, full_name, email }) => (
          <MenuItem key={id} value={id}>
            {email ? `${full_name} (${email})` : full_name}
          </MenuItem>
        ))}
      </TextField>
      <Box>
        <Button color="error" variant="outlined" disabled={!heirId} onClick={() => setIsAsking(true)}>
          {translate(text('button'))}
        </Button>
      </Box>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate(text('confirm_title'), { name })}
        content={translate(text('lead'))}
        confirm={text('button')}
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
