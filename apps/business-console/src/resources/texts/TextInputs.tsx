import { maxLength, required, TextInput } from 'react-admin'
import { MAX_SITE_TEXT } from '@tessera/api-types/site-texts/contracts'

const MAX_TITLE = 100
const MAX_NAME = 40

export const TextInputs = () => (
  <>
    <TextInput source="title" validate={[required(), maxLength(MAX_TITLE)]} />
    <TextInput
      source="name"
      validate={[required(), maxLength(MAX_NAME)]}
      helperText="resources.texts.name_hint"
    />
    <TextInput
      source="text"
      multiline
      minRows={12}
      validate={[required(), maxLength(MAX_SITE_TEXT)]}
      helperText="resources.texts.text_hint"
    />
  </>
)
