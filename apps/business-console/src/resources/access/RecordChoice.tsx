import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useGetList, useGetOne, useTranslate } from 'react-admin'

interface Props {
  resource: string
  /** The field of a record's name. */
  text: string
  label: string
  value: string
  onChange: (id: string) => void
}

interface Choice {
  id: string
  name: string
}

const CHOICES_AT_ONCE = 25

/** One record of a list of the hub, found by typing. */
export function RecordChoice({ resource, text, label, value, onChange }: Props) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const chosen = useGetOne(resource, { id: value }, { enabled: value !== '', retry: false })
  const toChoice = (record: Record<string, unknown>): Choice => ({
    id: String(record.id),
    name: String(record[text] ?? ''),
  })
  const held = value !== '' && chosen.data ? toChoice(chosen.data) : null
  const found = useGetList(resource, {
    pagination: { page: 1, perPage: CHOICES_AT_ONCE },
    sort: { field: text, order: 'ASC' },
    filter: typed !== '' && typed !== held?.name ? { q: typed } : {},
  })
  return (
    <Autocomplete
      size="small"
      options={(found.data ?? []).map(toChoice)}
      value={held}
      loading={found.isPending}
      loadingText={translate('ra.page.loading')}
      noOptionsText={translate(found.error ? 'console.error.load' : 'ra.navigation.no_results')}
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onInputChange={(_event, input) => setTyped(input)}
      onChange={(_event, choice) => onChange(choice?.id ?? '')}
      renderInput={(input) => <TextField {...input} label={label} margin="none" />}
    />
  )
}
