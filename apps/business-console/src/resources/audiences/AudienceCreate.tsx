import {
  AutocompleteInput,
  FormDataConsumer,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin'
import { AUDIENCE_NAME_MAX, AUDIENCE_TYPES } from '@tessera/api-types/audiences/contracts'
import { CreatePage } from '../../shared/CreatePage.tsx'
import { CustomerEmails } from './CustomerEmails.tsx'
import { hashesOf } from './customer-file.ts'

const validName = [required(), maxLength(AUDIENCE_NAME_MAX)]
const validDays = [required(), minValue(1), maxValue(90)]
const types = AUDIENCE_TYPES.map((id) => ({ id, name: `resources.audiences.types.${id}` }))
const byName = { field: 'name', order: 'ASC' } as const
const bySearch = (q: string) => ({ q })
const start = { type: 'VISITOR', days: 30, description: '' }

/** Addresses are hashed before they leave the browser. */
const toFields = async ({ emails, ...fields }: { emails?: string | null }) => ({
  ...fields,
  email_hashes: await hashesOf(emails ?? ''),
})

const Choice = ({ source, reference }: { source: string; reference: string }) => (
  <ReferenceInput source={source} reference={reference} sort={byName}>
    <AutocompleteInput
      label={`resources.audiences.fields.${source}`}
      optionText="name"
      filterToQuery={bySearch}
      validate={required()}
    />
  </ReferenceInput>
)

/** Only what people did has a time; a list stays as it was sent, and likeness has none. */
const Days = () => <NumberInput source="days" validate={validDays} />

function OfType({ type }: { type: string }) {
  if (type === 'ACTALIKE') return <Choice source="source_audience_id" reference="audiences" />
  if (type === 'CUSTOMER_LIST') return <CustomerEmails />
  return (
    <>
      {type === 'VISITOR' && <Choice source="tag_id" reference="tags" />}
      <Days />
    </>
  )
}

export const AudienceCreate = () => (
  <CreatePage
    resource="audiences"
    created="resources.audiences.created"
    defaultValues={start}
    transform={toFields}
  >
    <TextInput source="name" validate={validName} />
    <TextInput source="description" multiline validate={maxLength(500)} />
    <Choice source="ad_account_id" reference="ad-accounts" />
    <SelectInput source="type" choices={types} validate={required()} />
    <FormDataConsumer>{({ formData }) => <OfType type={String(formData['type'])} />}</FormDataConsumer>
  </CreatePage>
)
