import { useEffect, useState } from 'react'
import { useListContext, type RaRecord } from 'react-admin'

/**
 * The selected records, also those of pages that were turned since; `elsewhere` counts these. What was selected in an
 * earlier visit to the list, and is not shown now, is selected no longer.
 */
export function useSelectedRecords(): { records: RaRecord[]; elsewhere: number } {
  const { data = [], selectedIds, onSelect } = useListContext()
  const [seen, setSeen] = useState<ReadonlyMap<RaRecord['id'], RaRecord>>(new Map())
  const fresh = data.filter((record) => selectedIds.includes(record.id) && seen.get(record.id) !== record)
  if (fresh.length > 0) setSeen(new Map([...seen, ...fresh.map((record) => [record.id, record] as const)]))
  const records = selectedIds.flatMap((id) => seen.get(id) ?? [])
  const shown = new Set(data.map(({ id }) => id))
  const known = selectedIds.filter((id) => seen.has(id) || shown.has(id))
  useEffect(() => {
    if (known.length < selectedIds.length) onSelect(known)
  })
  return { records, elsewhere: records.filter(({ id }) => !shown.has(id)).length }
}
