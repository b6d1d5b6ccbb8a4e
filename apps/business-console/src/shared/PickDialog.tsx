import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import {
  AutocompleteArrayInput,
  SelectArrayInput,
  Form,
  RecordContextProvider,
  ReferenceArrayInput,
  required,
  useTranslate,
} from 'react-admin'
import type { AssetPermission } from '@tessera/api-types/business/roles'

interface Props {
  title: string
  submit: string
  /** Of what to choose, and how each is called; without it there are permissions alone. */
  choices?: { reference: string; text: 'name' | 'full_name'; label: string; filter?: object }
  permissions?: readonly AssetPermission[]
  held?: readonly AssetPermission[]
  isRunning: boolean
  onSubmit: (picked: { ids: string[]; permissions: AssetPermission[] }) => void
  onClose: () => void
}

interface Values {
  ids?: string[]
  permissions?: AssetPermission[]
}

const bySearch = (q: string) => ({ q })
const CHOICES_AT_ONCE = 25

/** Chooses several things, what may be done with them, or both. */
export function PickDialog({
  title,
  submit,
  choices,
  permissions,
  held = [],
  isRunning,
  onSubmit,
  onClose,
}: Props) {
  const translate = useTranslate()
  const id = useId()
  const save = ({ ids = [], permissions: chosen = [] }: Values) => onSubmit({ ids, permissions: chosen })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      {/* A form would take the record of the row it stands in for its values. */}
      <RecordContextProvider value={undefined}>
        <Form onSubmit={(values: Values) => save(values)} defaultValues={{ permissions: [...held] }}>
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent>
            {choices && <Choices {...choices} />}
            {permissions && <Permissions permissions={permissions} />}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained" disabled={isRunning}>
              {submit}
            </Button>
          </DialogActions>
        </Form>
      </RecordContextProvider>
    </Dialog>
  )
}

function Choices({ reference, text, label, filter = {} }: NonNullable<Props['choices']>) {
  return (
    <ReferenceArrayInput
      source="ids"
      reference={reference}
      sort={{ field: text, order: 'ASC' }}
      perPage={CHOICES_AT_ONCE}
      filter={filter}
    >
      <AutocompleteArrayInput
        label={label}
        optionText={text}
        filterToQuery={bySearch}
        validate={required()}
      />
    </ReferenceArrayInput>
  )
}

const Permissions = ({ permissions }: { permissions: readonly AssetPermission[] }) => (
  <SelectArrayInput
    source="permissions"
    label="resources.people.permissions"
    choices={permissions.map((each) => ({ id: each, name: `console.permission.${each}` }))}
    validate={required()}
  />
)
