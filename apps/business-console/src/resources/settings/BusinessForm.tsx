import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { email, Form, SaveButton, TextInput, useNotify, useTranslate } from 'react-admin'
import type { BusinessChanges } from '@tessera/api-types/business/inputs'
import { useActingBusiness } from '../../session/business-context.ts'
import { BusinessInputs } from '../../shared/BusinessInputs.tsx'
import { changedFields } from '../../shared/changed-fields.ts'
import { fieldErrorsOf, isStale, messageOf } from '../../shared/field-errors.ts'
import { StaleDialog } from '../../shared/StaleDialog.tsx'
import { useRun } from '../../shared/use-run.ts'

const label = (field: string) => `resources.settings.fields.${field}`

export function BusinessForm() {
  const translate = useTranslate()
  const notify = useNotify()
  const run = useRun()
  const { business, reload } = useActingBusiness()
  const [refused, setRefused] = useState<BusinessChanges | null>(null)
  const { id, version, name, vertical, country, website, contact_email, currency } = business
  const record = { id, version, name, vertical, country, website, contact_email }
  const save = async (changes: BusinessChanges) => {
    try {
      await run('business.update', { ...changes, business_id: id })
      notify('resources.settings.saved', { type: 'success' })
      reload()
      return undefined
    } catch (error) {
      if (isStale(error)) {
        setRefused(changes)
        return undefined
      }
      const fields = fieldErrorsOf(error)
      notify(fields ? 'console.error.fields' : messageOf(error), { type: 'error' })
      return fields ?? undefined
    }
  }
  const saveAnyway = async (changes: BusinessChanges) => {
    setRefused(null)
    try {
      const latest = await run('business.get', { business_id: id })
      await save({ ...changes, version: latest.version })
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
  }
  const submit = (values: object) =>
    save({ ...(changedFields(record, values as typeof record) as BusinessChanges), version })
  return (
    <>
      <Form record={record} onSubmit={submit} warnWhenUnsavedChanges>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <BusinessInputs label={label} />
          <TextInput source="contact_email" label={label('contact_email')} validate={email()} />
          <Typography variant="body2" color="textSecondary">
            {translate('resources.settings.currency', { currency })}
          </Typography>
          <Box>
            <SaveButton />
          </Box>
        </Box>
      </Form>
      <StaleDialog
        isOpen={refused !== null}
        onSave={() => void saveAnyway(refused ?? {})}
        onDiscard={() => {
          setRefused(null)
          reload()
        }}
        onClose={() => setRefused(null)}
      />
    </>
  )
}
