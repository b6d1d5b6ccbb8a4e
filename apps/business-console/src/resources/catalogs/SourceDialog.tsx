import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import {
  AutocompleteInput,
  Form,
  RecordContextProvider,
  required,
  SelectInput,
  TextInput,
  useLocale,
  useTranslate,
} from 'react-admin'
import { languageTag } from '@tessera/api-types/locales'
import type { BUSINESS_COUNTRIES } from '@tessera/api-types/business/business-options'
import {
  FEED_FORMATS,
  FEED_SCHEDULES,
  type FeedFormat,
  type FeedSchedule,
} from '@tessera/api-types/catalogs/catalog-options'
import type { CatalogView } from '@tessera/api-types/catalogs/views'
import { useActingBusiness } from '../../session/business-context.ts'
import { languageChoices } from '../../shared/choices.ts'
import { CountryInput } from '../../shared/CountryInput.tsx'
import { useOperation } from '../../shared/use-operation.ts'

type Country = (typeof BUSINESS_COUNTRIES)[number]

interface Values {
  name?: string
  format: FeedFormat
  country: Country
  language: string
  url?: string | null
  schedule: FeedSchedule
}

const formats = FEED_FORMATS.map((id) => ({ id, name: id }))
const schedules = FEED_SCHEDULES.map((id) => ({ id, name: `resources.catalogs.schedule.${id}` }))

/** A new source of products; without an address its files are uploaded. */
export function SourceDialog({ catalog, onClose }: { catalog: CatalogView; onClose: () => void }) {
  const translate = useTranslate()
  const id = useId()
  const { business } = useActingBusiness()
  const { perform, isRunning } = useOperation('catalogFeeds.create', 'resources.catalogs.source_added')
  const { currency, language, country } = catalog
  const start: Values = { format: 'CSV', schedule: 'NONE', country: country as Country, language }
  const add = async ({ name = '', url, ...given }: Values) => {
    const place = { business_id: business.id, catalog_id: catalog.id, currency }
    let faults = {}
    const input = { ...place, ...given, name, url: url || null }
    if (await perform(input, { name }, (found) => (faults = found))) onClose()
    return faults
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <RecordContextProvider value={undefined}>
        <Form noValidate onSubmit={(values: object) => add(values as Values)} defaultValues={start}>
          <DialogTitle id={id}>{translate('resources.catalogs.add.source')}</DialogTitle>
          <DialogContent>
            <SourceFields />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained" disabled={isRunning}>
              {translate('ra.action.add')}
            </Button>
          </DialogActions>
        </Form>
      </RecordContextProvider>
    </Dialog>
  )
}

function SourceFields() {
  const languages = languageChoices(languageTag(useLocale()))
  return (
    <>
      <TextInput source="name" label="resources.catalogs.fields.name" validate={required()} />
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
      <TextInput source="url" type="url" label="resources.catalogs.fields.url" />
      <SelectInput
        source="schedule"
        label="resources.catalogs.fields.schedule"
        choices={schedules}
        validate={required()}
      />
    </>
  )
}
