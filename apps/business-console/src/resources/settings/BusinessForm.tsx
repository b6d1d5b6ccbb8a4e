import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { email, Form, SaveButton, TextInput, useNotify, useTranslate } from 'react-admin'
import type { BusinessChanges } from '@tessera/api-types/business/inputs'
import { useActingBusiness } from '../../session/business-context.ts'
import { BusinessInputs } from '../../shared/BusinessInputs.tsx'
import { fieldErrorsOf, messageOf } from '../../shared/field-errors.ts'
import { useRun } from '../../shared/use-run.ts'

const label = (field: string) => `resources.settings.fields.${field}`

export function BusinessForm() {
  const translate = useTranslate()
  const notify = useNotify()
  const run = useRun()
  const { business, reload } = useActingBusiness()
  const { name, vertical, country, website, contact_email, currency } = business
  const save = async (values: object) => {
    try {
      await run('business.update', { ...(values as BusinessChanges), business_id: business.id })
      notify('resources.settings.saved', { type: 'success' })
      reload()
      return undefined
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
      return fieldErrorsOf(error) ?? undefined
    }
  }
  return (
    <Form record={{ id: business.id, name, vertical, country, website, contact_email }} onSubmit={save}>
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
  )
}
