import { AutocompleteInput, maxLength, required, SelectInput, TextInput, useLocale } from 'react-admin'
import { languageTag } from '@tessera/api-types/locales'
import { CATALOG_NAME_MAX } from '@tessera/api-types/catalogs/catalog-options'
import { useActingBusiness } from '../../session/business-context.ts'
import { currencyChoices, languageChoices, localLanguage } from '../../shared/choices.ts'
import { CountryInput } from '../../shared/CountryInput.tsx'
import { CreatePage } from '../../shared/CreatePage.tsx'

const validName = [required(), maxLength(CATALOG_NAME_MAX)]

export function CatalogCreate() {
  const { business } = useActingBusiness()
  const start = { country: business.country, currency: business.currency, language: localLanguage() }
  return (
    <CreatePage
      resource="catalogs"
      created="resources.catalogs.created"
      next="record/sources"
      defaultValues={start}
    >
      <CatalogInputs />
    </CreatePage>
  )
}

export function CatalogInputs() {
  const languages = languageChoices(languageTag(useLocale()))
  return (
    <>
      <TextInput source="name" validate={validName} />
      <CountryInput source="country" validate={required()} />
      <AutocompleteInput source="language" choices={languages} validate={required()} />
      <SelectInput source="currency" choices={currencyChoices} validate={required()} />
    </>
  )
}
