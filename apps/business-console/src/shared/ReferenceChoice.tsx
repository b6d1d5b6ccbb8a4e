import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useGetList, useTranslate, type RaRecord, type SortPayload } from 'react-admin'
import { useSettled } from './use-settled.ts'

const CHOICES_AT_ONCE = 25
const FIRST = { page: 1, perPage: CHOICES_AT_ONCE }

interface Props<R extends RaRecord> {
  resource: string
  filter?: object
  sort: SortPayload
  label: string
  textOf: (record: R) => string
  chosen: R | null
  onChoose: (record: R) => void
  /** Where there may be none. */
  onClear?: () => void
  /** Takes the room it is given, or that of a name. */
  isNarrow?: boolean
  margin?: 'none'
}

const NARROW = { inlineSize: '14rem', maxInlineSize: '100%' }

/** One record of any number: the first are there, and typing finds the others. */
export function ReferenceChoice<R extends RaRecord>({
  resource,
  filter,
  sort,
  label,
  textOf,
  chosen,
  onChoose,
  onClear,
  isNarrow = false,
  margin,
}: Props<R>) {
  const translate = useTranslate()
  const [term, setTerm] = useState('')
  const q = useSettled(term)
  const {
    data = [],
    isPending,
    error,
  } = useGetList<R>(
    resource,
    { filter: { ...filter, ...(q && { q }) }, sort, pagination: FIRST },
    { placeholderData: keepPreviousData },
  )
  return (
    <Autocomplete<R, false, boolean>
      options={data}
      loading={isPending}
      loadingText={translate('ra.page.loading')}
      noOptionsText={translate(error ? 'console.error.load' : 'ra.navigation.no_results')}
      value={chosen}
      disableClearable={chosen !== null && !onClear}
      filterOptions={(found) => found}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionLabel={textOf}
      getOptionKey={({ id }) => String(id)}
      onInputChange={(_event, text, reason) => setTerm(reason === 'input' ? text : '')}
      onChange={(_event, record) => (record ? onChoose(record) : onClear?.())}
      size="small"
      {...(isNarrow && { sx: NARROW })}
      renderInput={(params) => <TextField {...params} label={label} {...(margin && { margin })} />}
    />
  )
}
