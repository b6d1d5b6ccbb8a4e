import Typography from '@mui/material/Typography'
import {
  ArrayInput,
  ReferenceInput,
  required,
  SelectArrayInput,
  SelectInput,
  SimpleFormIterator,
  useTranslate,
} from 'react-admin'
import { permissionsOfType, type AssetType } from '@tessera/api-types/business/roles'
import { AddGrantButton } from './AddGrantButton.tsx'
import { LastDayInput } from './LastDayInput.tsx'
import { isListedOnce } from './grant-list.ts'

const sources = {
  AD_ACCOUNT: {
    reference: 'ad-accounts',
    sort: { field: 'name', order: 'ASC' },
    text: 'name',
    add: 'resources.people.add_ad_account',
  },
  PROFILE: {
    reference: 'profiles',
    sort: { field: 'full_name', order: 'ASC' },
    text: 'full_name',
    add: 'resources.people.add_profile',
  },
} as const

interface Props {
  source: string
  type: AssetType
  label: string
}

// A business has at most 50 ad accounts: all fit one page of choices.
const ALL = 100

/** Which assets of one type somebody gets, what they may do with each, and until when. */
export function GrantsInput({ source, type, label }: Props) {
  const translate = useTranslate()
  const { reference, sort, text, add } = sources[type]
  const permissionChoices = permissionsOfType[type].map((id) => ({ id, name: `console.permission.${id}` }))
  return (
    <ArrayInput source={source} label={label} validate={isListedOnce[type]} fullWidth>
      <SimpleFormIterator
        inline
        fullWidth
        disableReordering
        disableClear
        addButton={<AddGrantButton label={add} />}
        sx={{
          '& .RaSimpleFormIterator-inline': { flex: 1, flexWrap: { xs: 'wrap', lg: 'nowrap' } },
          '& .RaSimpleFormIterator-action': { visibility: 'visible' },
        }}
      >
        <ReferenceInput source="id" reference={reference} sort={sort} perPage={ALL}>
          <SelectInput
            optionText={text}
            label={`resources.people.asset.${type}`}
            validate={required()}
            emptyText={<Typography color="textSecondary">…</Typography>}
            sx={{ minWidth: { sm: 200 } }}
          />
        </ReferenceInput>
        <SelectArrayInput
          source="permissions"
          label={translate('resources.people.permissions')}
          choices={permissionChoices}
          validate={required()}
        />
        <LastDayInput />
      </SimpleFormIterator>
    </ArrayInput>
  )
}
