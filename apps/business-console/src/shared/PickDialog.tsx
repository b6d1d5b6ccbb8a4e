import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import {
  AutocompleteArrayInput,
  SelectArrayInput,
  Form,
  RecordContextProvider,
  ReferenceArrayInput,
  required,
  useTranslate,
} from 'react-admin'
import type { AccessChange } from '@tessera/api-types/asset-access/contracts'
import type { AssetPermission } from '@tessera/api-types/business/roles'
import { AccessPreview } from './AccessPreview.tsx'

interface Picked {
  ids: string[]
  permissions: AssetPermission[]
}

interface Props {
  title: string
  submit: string
  /** Of what to choose, and how each is called; without it there are permissions alone. */
  choices?: { reference: string; text: 'name' | 'full_name'; label: string; filter?: object }
  permissions?: readonly AssetPermission[]
  held?: readonly AssetPermission[]
  /** The change that what is picked stands for; its effect is shown before it is saved. */
  previewOf?: (picked: Picked) => AccessChange
  isRunning: boolean
  onSubmit: (picked: Picked) => void
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
  previewOf,
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
            {previewOf && <Preview held={held} previewOf={previewOf} />}
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

interface PreviewProps {
  held: readonly AssetPermission[]
  previewOf: NonNullable<Props['previewOf']>
}

function Preview({ held, previewOf }: PreviewProps) {
  const { ids = [], permissions = [] } = useWatch<Values>()
  const isChanged = permissions.length !== held.length || permissions.some((each) => !held.includes(each))
  if (!isChanged || permissions.length === 0) return null
  return <AccessPreview change={previewOf({ ids, permissions })} />
}
