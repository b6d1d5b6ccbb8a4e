import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { Form, RecordContextProvider, required, SelectInput, TextInput, useTranslate } from 'react-admin'
import {
  FEED_FORMATS,
  FEED_SCHEDULES,
  type FeedFormat,
  type FeedSchedule,
} from '@tessera/api-types/catalogs/catalog-options'
import type { CatalogView } from '@tessera/api-types/catalogs/views'
import { useActingBusiness } from '../../session/business-context.ts'
import { useOperation } from '../../shared/use-operation.ts'

interface Values {
  name?: string
  format?: FeedFormat
  url?: string | null
  schedule?: FeedSchedule
}

const formats = FEED_FORMATS.map((id) => ({ id, name: id }))
const schedules = FEED_SCHEDULES.map((id) => ({ id, name: `resources.catalogs.schedule.${id}` }))
const start: Values = { format: 'CSV', schedule: 'NONE' }

/** A new source of products; without an address its files are uploaded. */
export function SourceDialog({ catalog, onClose }: { catalog: CatalogView; onClose: () => void }) {
  const translate = useTranslate()
  const id = useId()
  const { business } = useActingBusiness()
  const { perform, isRunning } = useOperation('catalogFeeds.create', 'resources.catalogs.source_added')
  const { country, language, currency } = catalog
  const add = async ({ name = '', format = 'CSV', url, schedule = 'NONE' }: Values) => {
    const place = { business_id: business.id, catalog_id: catalog.id }
    const of = { country: country as 'US', language, currency }
    const made = await perform({ ...place, ...of, name, format, url: url || null, schedule }, { name })
    if (made) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <RecordContextProvider value={undefined}>
        <Form onSubmit={(values: Values) => void add(values)} defaultValues={start}>
          <DialogTitle id={id}>{translate('resources.catalogs.add.source')}</DialogTitle>
          <DialogContent>
            <TextInput source="name" label="resources.catalogs.fields.name" validate={required()} />
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
