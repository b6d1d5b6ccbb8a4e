import {
  ArrayInput,
  BooleanInput,
  maxLength,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin'

const MAX_TITLE = 100
const MAX_INTRO = 500
const TRENDING = 0
const BEST = 1
const types = [
  { id: TRENDING, name: 'resources.articles.types.trending' },
  { id: BEST, name: 'resources.articles.types.best' },
]
const asLines = (ids: unknown): string => (Array.isArray(ids) ? ids.join('\n') : String(ids ?? ''))

export const ArticleInputs = () => (
  <>
    <TextInput source="title" validate={[required(), maxLength(MAX_TITLE)]} />
    <TextInput source="intro" multiline validate={maxLength(MAX_INTRO)} />
    <SelectInput source="type" choices={types} emptyText="resources.articles.types.none" />
    <BooleanInput source="is_shopping" />
    <TextInput source="cover_pin_id" helperText="resources.articles.cover_hint" />
    <ArrayInput source="sections">
      <SimpleFormIterator disableClear>
        <TextInput source="title" validate={maxLength(MAX_TITLE)} helperText={false} />
        <TextInput source="text" multiline helperText={false} />
        <TextInput source="pin_ids" multiline format={asLines} helperText="resources.articles.pins_hint" />
      </SimpleFormIterator>
    </ArrayInput>
  </>
)
