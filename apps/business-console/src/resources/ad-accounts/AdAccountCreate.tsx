import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useRef, type ChangeEvent } from 'react'
import {
  AutocompleteInput,
  CreateBase,
  Form,
  maxLength,
  required,
  SaveButton,
  SelectInput,
  TextInput,
  useInput,
  useNotify,
  useTranslate,
  type RaRecord,
} from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { AD_ACCOUNT_NAME_MAX, currencyOf } from '@tessera/api-types/business/business-options'
import { useActingBusiness } from '../../session/business-context.ts'
import { currencyChoices, localTimeZone, timeZoneChoices } from '../../shared/choices.ts'
import { CountryInput } from '../../shared/CountryInput.tsx'
import { PageHeader } from '../../shared/PageHeader.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'

const validName = [required(), maxLength(AD_ACCOUNT_NAME_MAX)]

/** The currency of the country, until another is chosen. */
function CountryAndCurrency() {
  const { field } = useInput<string>({ source: 'currency' })
  const isChosen = useRef(false)
  const follow = (event: ChangeEvent<HTMLInputElement> | RaRecord) => {
    if (!isChosen.current) field.onChange(currencyOf(String(event['target'].value)))
  }
  const choose = () => {
    isChosen.current = true
  }
  return (
    <>
      <CountryInput source="country" validate={required()} onChange={follow} />
      <SelectInput source="currency" choices={currencyChoices} validate={required()} onChange={choose} />
    </>
  )
}

export function AdAccountCreate() {
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const { business } = useActingBusiness()
  const list = useHubPath()('ad-accounts')
  const start = { country: business.country, currency: business.currency, time_zone: localTimeZone() }
  const created = ({ name }: RaRecord) => {
    notify('resources.ad-accounts.created', { type: 'success', messageArgs: { name } })
    void navigate(list)
  }
  return (
    <CreateBase mutationOptions={{ onSuccess: created }} redirect={false}>
      <PageHeader title={translate('resources.ad-accounts.create')} back="ad-accounts" />
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 640 }}>
        <Form defaultValues={start}>
          <Box sx={{ display: 'grid', gap: 1 }}>
            <TextInput source="name" validate={validName} />
            <CountryAndCurrency />
            <AutocompleteInput source="time_zone" choices={timeZoneChoices} validate={required()} />
            <Box>
              <SaveButton alwaysEnable label="resources.ad-accounts.create" />
            </Box>
          </Box>
        </Form>
      </Card>
    </CreateBase>
  )
}
