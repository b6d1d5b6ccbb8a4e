import Box from '@mui/material/Box'
import { useRef } from 'react'
import {
  Form,
  maxLength,
  RadioButtonGroupInput,
  required,
  SaveButton,
  SelectInput,
  TextInput,
  useNotify,
} from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { InputOf, Contracts } from '@tessera/api-types'
import { ACCOUNT_TYPES, BUSINESS_NAME_MAX } from '@tessera/api-types/business/business-options'
import { httpClient } from '../../providers/http-client.ts'
import { makeRunOperation } from '../../providers/run-operation.ts'
import { keepActingBusiness, keepKnownEmployers, readKnownEmployers } from '../../session/acting-business.ts'
import { countryChoices, likelyCountry, verticalChoices } from '../../shared/choices.ts'
import { PEOPLE_PATH } from '../../shared/console-paths.ts'
import { fieldErrorsOf, messageOf } from '../../shared/field-errors.ts'

type NewBusiness = InputOf<Contracts['business.create']>

const validName = [required(), maxLength(BUSINESS_NAME_MAX)]
const accountTypes = ACCOUNT_TYPES.map((id) => ({ id, name: `console.account_type.${id}` }))
const label = (field: string) => `console.onboarding.${field}`

export function CreateBusinessForm({ userId }: { userId: string }) {
  const notify = useNotify()
  const navigate = useNavigate()
  const start = { account_type: 'advertiser', country: likelyCountry(navigator.language), website: '' }
  const idempotencyKey = useRef(crypto.randomUUID())
  const create = async (values: object) => {
    const { headers } = { headers: new Headers({ 'Idempotency-Key': idempotencyKey.current }) }
    const run = makeRunOperation((url, options) => httpClient(url, { ...options, headers }))
    try {
      const business = await run('business.create', values as NewBusiness)
      keepActingBusiness(userId, business.id)
      keepKnownEmployers(userId, [...(readKnownEmployers(userId) ?? []), business.id])
      void navigate(PEOPLE_PATH)
      return undefined
    } catch (error) {
      // A changed form is another request.
      idempotencyKey.current = crypto.randomUUID()
      notify(messageOf(error), { type: 'error' })
      return fieldErrorsOf(error) ?? undefined
    }
  }
  return (
    <Form defaultValues={start} onSubmit={create}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <TextInput source="name" label={label('name')} validate={validName} />
        <SelectInput
          source="vertical"
          label={label('vertical')}
          choices={verticalChoices}
          validate={required()}
        />
        <SelectInput
          source="country"
          label={label('country')}
          choices={countryChoices}
          validate={required()}
        />
        <TextInput source="website" label={label('website')} type="url" placeholder="https://" />
        <RadioButtonGroupInput
          source="account_type"
          label={label('account_type')}
          choices={accountTypes}
          row={false}
        />
        <Box>
          <SaveButton alwaysEnable label={label('submit')} icon={<></>} size="large" />
        </Box>
      </Box>
    </Form>
  )
}
