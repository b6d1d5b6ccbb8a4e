import { maxLength, required, SelectArrayInput, TextInput } from 'react-admin'
import {
  ASSET_GROUP_TYPES,
  GROUP_DESCRIPTION_MAX,
  GROUP_NAME_MAX,
} from '@tessera/api-types/business/asset-groups'
import { typeChoices } from './group-texts.tsx'

const validName = [required(), maxLength(GROUP_NAME_MAX)]
const validDescription = maxLength(GROUP_DESCRIPTION_MAX)

export const AssetGroupInputs = () => (
  <>
    <TextInput source="name" validate={validName} />
    <TextInput source="description" multiline minRows={2} validate={validDescription} />
    <SelectArrayInput
      source="asset_group_types"
      choices={typeChoices(ASSET_GROUP_TYPES)}
      validate={required()}
    />
  </>
)
