import { useState } from 'react'
import { TextInput } from 'react-admin'
import { dayOf } from './access-end.ts'

interface Props {
  /** Room for the words that explain the field. */
  hasHelp?: boolean
}

/** Until when somebody gets access, as `last_day`; empty stands for no end. */
export function LastDayInput({ hasHelp = false }: Props) {
  const [today] = useState(() => dayOf(new Date().toISOString()))
  const notOver = (day: unknown) =>
    typeof day === 'string' && day !== '' && day < today ? 'resources.access.end_passed' : undefined
  return (
    <TextInput
      source="last_day"
      type="date"
      label="resources.access.ends_on"
      helperText={hasHelp && 'resources.access.ends_on_help'}
      validate={notOver}
      slotProps={{ inputLabel: { shrink: true } }}
      fullWidth={hasHelp}
      {...(!hasHelp && { sx: { minWidth: 172 } })}
    />
  )
}
