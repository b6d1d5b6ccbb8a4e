import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
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
import { dayOf, endOf, isOver, type GivenAccess } from './access-end.ts'
import { LastDayInput } from './LastDayInput.tsx'
import { AccessPreview } from './AccessPreview.tsx'

interface Picked extends GivenAccess {
  ids: string[]
}

interface Props {
  title: string
  submit: string
  /** Of what to choose, and how each is called; without it there are permissions alone. */
  choices?: { reference: string; text: 'name' | 'full_name'; label: string; filter?: object }
  permissions?: readonly AssetPermission[]
  held?: readonly AssetPermission[]
  /** Asks until when, too. */
  hasEnd?: boolean
  /** When what is held ends, or ended. */
  heldEnd?: string | null
  /** The changes that what is picked stands for; their effect is shown before it is saved. */
  previewOf?: (picked: Picked) => AccessChange | readonly AccessChange[]
  isRunning: boolean
  onSubmit: (picked: Picked) => void
  onClose: () => void
}

interface Values {
  ids?: string[]
  permissions?: AssetPermission[]
  last_day?: string | null
}

const pickedOf = ({ ids = [], permissions = [], last_day }: Values): Picked => ({
  ids,
  permissions,
  ends_at: endOf(last_day),
})

const bySearch = (q: string) => ({ q })
const CHOICES_AT_ONCE = 25
const PREVIEWED = 5

/** Chooses several things, what may be done with them, or both. */
export function PickDialog({
  title,
  submit,
  choices,
  permissions,
  held = [],
  hasEnd = false,
  heldEnd = null,
  previewOf,
  isRunning,
  onSubmit,
  onClose,
}: Props) {
  const translate = useTranslate()
  const id = useId()
  const [openedAt] = useState(() => new Date())
  const start = { permissions: [...held], last_day: isOver(heldEnd, openedAt) ? '' : dayOf(heldEnd) }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      {/* A form would take the record of the row it stands in for its values. */}
      <RecordContextProvider value={undefined}>
        <Form onSubmit={(values: Values) => onSubmit(pickedOf(values))} defaultValues={start}>
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent>
            {choices && <Choices {...choices} />}
            {permissions && <Permissions permissions={permissions} />}
            {hasEnd && <LastDayInput hasHelp />}
            {previewOf && <Preview held={held} heldEnd={heldEnd} openedAt={openedAt} previewOf={previewOf} />}
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
  heldEnd: string | null
  openedAt: Date
  previewOf: NonNullable<Props['previewOf']>
}

function Preview({ held, heldEnd, openedAt, previewOf }: PreviewProps) {
  const picked = pickedOf(useWatch<Values>())
  const { permissions, ends_at } = picked
  const isChanged =
    permissions.length !== held.length ||
    permissions.some((each) => !held.includes(each)) ||
    dayOf(ends_at) !== dayOf(heldEnd)
  if (!isChanged || permissions.length === 0 || isOver(ends_at, openedAt)) return null
  const changes = [previewOf(picked)].flat().slice(0, PREVIEWED)
  return changes.map((change) => <AccessPreview key={JSON.stringify(change)} change={change} />)
}
