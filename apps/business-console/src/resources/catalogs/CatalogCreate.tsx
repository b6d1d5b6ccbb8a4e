import { maxLength, regex, required, SelectInput, TextInput } from 'react-admin'
import { CATALOG_NAME_MAX } from '@tessera/api-types/catalogs/catalog-options'
import { useActingBusiness } from '../../session/business-context.ts'
import { currencyChoices } from '../../shared/choices.ts'
import { CountryInput } from '../../shared/CountryInput.tsx'
import { CreatePage } from '../../shared/CreatePage.tsx'

const validName = [required(), maxLength(CATALOG_NAME_MAX)]
const validLanguage = [required(), regex(/^[a-z]{2}$/)]

export function CatalogCreate() {
  const { business } = useActingBusiness()
  const start = { country: business.country, currency: business.currency, language: 'en' }
  return (
    <CreatePage resource="catalogs" created="resources.catalogs.created" next="record" defaultValues={start}>
      <TextInput source="name" validate={validName} />
      <CountryInput source="country" validate={required()} />
      <TextInput source="language" validate={validLanguage} />
      <SelectInput source="currency" choices={currencyChoices} validate={required()} />
    </CreatePage>
  )
}
