import { lazy, Suspense } from 'react'
import { useListContext, type RaRecord } from 'react-admin'
import { loadBulkTexts } from '../providers/i18n-provider.ts'
import type { RecordKind } from './record-action.ts'

const BulkBar = lazy(async () => {
  const [{ BulkBar }] = await Promise.all([import('./bulk/BulkBar.tsx'), loadBulkTexts()])
  return { default: BulkBar }
})

/** What can be done with the selected rows; comes with the first. */
export function BulkActions<R extends RaRecord>({ kind }: { kind: RecordKind<R> }) {
  const { selectedIds } = useListContext()
  if (selectedIds.length === 0) return null
  return (
    <Suspense fallback={null}>
      <BulkBar kind={kind as unknown as RecordKind<RaRecord>} />
    </Suspense>
  )
}
