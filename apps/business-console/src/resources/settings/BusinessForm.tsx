import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { email, TextInput, useTranslate } from 'react-admin'
import type { BusinessChanges } from '@tessera/api-types/business/inputs'
import { useActingBusiness } from '../../session/business-context.ts'
import { BusinessInputs } from '../../shared/BusinessInputs.tsx'
import { changedFields } from '../../shared/changed-fields.ts'
import { RefusedSaveContext } from '../../shared/field-errors.ts'
import { RecordForm } from '../../shared/RecordForm.tsx'
import { SaveBar } from '../../shared/SaveBar.tsx'
import { useSaveBusiness } from './use-save-business.ts'

const label = (field: string) => `resources.settings.fields.${field}`

export function BusinessForm() {
  const translate = useTranslate()
  const { save, question, isRefused } = useSaveBusiness()
  const { id, version, name, vertical, country, website, contact_email, currency } =
    useActingBusiness().business
  const record = useMemo(
    () => ({ id, version, name, vertical, country, website, contact_email }),
    [id, version, name, vertical, country, website, contact_email],
  )
  const submit = (values: object) =>
    save({ ...(changedFields(record, values as typeof record) as BusinessChanges), version })
  return (
    <RefusedSaveContext value={isRefused}>
      <RecordForm record={record} onSubmit={submit}>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <BusinessInputs label={label} />
          <TextInput source="contact_email" label={label('contact_email')} validate={email()} />
          <Typography variant="body2" color="textSecondary">
            {translate('resources.settings.currency', { currency })}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {translate('resources.settings.business_id', { id })}
          </Typography>
        </Box>
        <SaveBar />
      </RecordForm>
      {question}
    </RefusedSaveContext>
  )
}
