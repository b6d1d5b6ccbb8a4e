import { useRef, type ChangeEvent } from 'react'
import {
  AutocompleteInput,
  maxLength,
  required,
  SelectInput,
  TextInput,
  useInput,
  type RaRecord,
} from 'react-admin'
import { AD_ACCOUNT_NAME_MAX, currencyOf } from '@tessera/api-types/business/business-options'
import { useActingBusiness } from '../../session/business-context.ts'
import { currencyChoices, timeZoneChoices } from '../../shared/choices.ts'
import { localTimeZone } from '@tessera/i18n/formats'
import { CountryInput } from '../../shared/CountryInput.tsx'
import { CreatePage } from '../../shared/CreatePage.tsx'

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
  const { business } = useActingBusiness()
  const start = { country: business.country, currency: business.currency, time_zone: localTimeZone() }
  return (
    <CreatePage resource="ad-accounts" created="resources.ad-accounts.created" defaultValues={start}>
      <TextInput source="name" validate={validName} />
      <CountryAndCurrency />
      <AutocompleteInput source="time_zone" choices={timeZoneChoices} validate={required()} />
    </CreatePage>
  )
}
