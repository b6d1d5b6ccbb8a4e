import { useGetOne } from 'react-admin'
import { ReferenceChoice } from '../../shared/ReferenceChoice.tsx'

interface Props {
  resource: string
  /** The field of a record's name. */
  text: string
  label: string
  value: string
  onChange: (id: string) => void
}

/** One record of a list of the hub, or none, by its id. */
export function RecordChoice({ resource, text, label, value, onChange }: Props) {
  const chosen = useGetOne(resource, { id: value }, { enabled: value !== '', retry: false })
  return (
    <ReferenceChoice
      resource={resource}
      sort={{ field: text, order: 'ASC' }}
      label={label}
      textOf={(record) => String(record[text] ?? '')}
      chosen={value === '' ? null : (chosen.data ?? null)}
      onChoose={({ id }) => onChange(String(id))}
      onClear={() => onChange('')}
      margin="none"
    />
  )
}
