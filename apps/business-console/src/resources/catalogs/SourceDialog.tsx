import { useState } from 'react'
import {
  AutocompleteInput,
  BooleanInput,
  maxLength,
  required,
  SelectInput,
  TextInput,
  useLocale,
  useTranslate,
} from 'react-admin'
import { languageTag } from '@tessera/api-types/locales'
import type { BUSINESS_COUNTRIES } from '@tessera/api-types/business/business-options'
import {
  CATALOG_NAME_MAX,
  FEED_FORMATS,
  FEED_SCHEDULES,
  type FeedFormat,
  type FeedSchedule,
} from '@tessera/api-types/catalogs/catalog-options'
import type { CatalogFeedView, CatalogView } from '@tessera/api-types/catalogs/views'
import { useActingBusiness } from '../../session/business-context.ts'
import { languageChoices } from '../../shared/choices.ts'
import { CountryInput } from '../../shared/CountryInput.tsx'
import { FormDialog } from '../../shared/FormDialog.tsx'
import { useOperation, useRun } from '../../shared/use-operation.ts'
import { useSeenForm } from '../../shared/use-seen-form.ts'

type Country = (typeof BUSINESS_COUNTRIES)[number]

interface Changeable {
  name: string
  url: string | null
  schedule: FeedSchedule
  is_active: boolean
}

type Values = Omit<Changeable, 'is_active'> & { format: FeedFormat; country: Country; language: string }

const formats = FEED_FORMATS.map((id) => ({ id, name: id }))
const schedules = FEED_SCHEDULES.map((id) => ({ id, name: `resources.catalogs.schedule.${id}` }))

/** A new source of products; without an address its files are uploaded. */
export function SourceDialog({ catalog, onClose }: { catalog: CatalogView; onClose: () => void }) {
  const translate = useTranslate()
  const { business } = useActingBusiness()
  const { perform, isRunning } = useOperation('catalogFeeds.create', 'resources.catalogs.source_added')
  const { currency, language, country } = catalog
  const add = async ({ name, url, ...given }: Values) => {
    const place = { business_id: business.id, catalog_id: catalog.id, currency }
    let faults = {}
    const input = { ...place, ...given, name, url: url || null }
    if (await perform(input, { name }, (found) => (faults = found))) onClose()
    return faults
  }
  return (
    <FormDialog<Values>
      title={translate('resources.catalogs.add.source')}
      submit="ra.action.add"
      start={{ format: 'CSV', schedule: 'NONE', country: country as Country, language }}
      isRunning={isRunning}
      onSubmit={add}
      onClose={onClose}
    >
      <NameField />
      <PlaceFields />
      <AddressFields />
    </FormDialog>
  )
}

interface EditProps {
  catalog: CatalogView
  feed: CatalogFeedView
  onClose: () => void
}

const changeableOf = ({ name, url, schedule, is_active }: CatalogFeedView): Changeable => ({
  name,
  url,
  schedule,
  is_active,
})

/** Where a source comes from, and whether it is used. */
export function EditSourceDialog({ catalog, feed, onClose }: EditProps) {
  const translate = useTranslate()
  const { business } = useActingBusiness()
  const run = useRun()
  const [seen] = useState(() => changeableOf(feed))
  const place = { business_id: business.id, catalog_id: catalog.id, id: feed.id }
  const { submit, isRunning, question } = useSeenForm<Changeable>({
    seen,
    reread: async () => changeableOf(await run('catalogFeeds.get', place)),
    send: (changes) => run('catalogFeeds.update', { ...place, ...changes }),
    done: 'resources.catalogs.saved',
    onClose,
  })
  return (
    <FormDialog<Changeable>
      title={translate('resources.catalogs.source.edit_title', { name: seen.name })}
      submit="ra.action.save"
      start={seen}
      isRunning={isRunning}
      onSubmit={({ url, ...given }) => submit({ ...given, url: url || null })}
      onClose={onClose}
    >
      <NameField />
      <AddressFields />
      <BooleanInput
        source="is_active"
        label="resources.catalogs.fields.is_active"
        helperText="resources.catalogs.source.active_help"
      />
      {question}
    </FormDialog>
  )
}

const validName = [required(), maxLength(CATALOG_NAME_MAX)]

const NameField = () => (
  <TextInput source="name" label="resources.catalogs.fields.name" validate={validName} />
)

function PlaceFields() {
  const languages = languageChoices(languageTag(useLocale()))
  return (
    <>
      <CountryInput source="country" label="resources.catalogs.fields.country" validate={required()} />
      <AutocompleteInput
        source="language"
        label="resources.catalogs.fields.language"
        choices={languages}
        validate={required()}
      />
      <SelectInput
        source="format"
        label="resources.catalogs.fields.format"
        choices={formats}
        translateChoice={false}
        validate={required()}
      />
    </>
  )
}

const AddressFields = () => (
  <>
    <TextInput source="url" type="url" label="resources.catalogs.fields.url" />
    <SelectInput
      source="schedule"
      label="resources.catalogs.fields.schedule"
      choices={schedules}
      validate={required()}
    />
  </>
)
