import { lazy, Suspense } from 'react'
import type { RaRecord } from 'react-admin'
import type { AccessChange } from '@tessera/api-types/asset-access/contracts'
import { useActingBusiness } from '../session/business-context.ts'
import { ConfirmedDelete, DeletingRowMenu } from './ConfirmedDelete.tsx'
import type { RecordKind, Removal } from './record-action.ts'
import { RowMenu, type RowAction } from './RowMenu.tsx'
import type { DeleteOptions } from './use-confirmed-delete.tsx'

const AccessPreview = lazy(async () => ({ default: (await import('./AccessPreview.tsx')).AccessPreview }))

type Removable<R extends RaRecord> = RecordKind<R> & { removal: Removal<R> }

interface Props<R extends RaRecord> {
  kind: Removable<R>
  record: R
}

const optionsOf = <R extends RaRecord>(
  { resource, nameOf, removal }: Removable<R>,
  record: R,
): DeleteOptions => ({
  resource,
  record,
  name: nameOf(record),
  texts: removal.texts,
  ...(removal.change && { warning: warningOf(removal.change(record)) }),
})

const warningOf = (change: AccessChange) => (isConfirmed: boolean) => (
  <Suspense fallback={<div style={{ blockSize: 64 }} />}>
    <AccessPreview change={change} isMade={isConfirmed} />
  </Suspense>
)

const useIsRemovable = <R extends RaRecord>({ kind, record }: Props<R>): boolean =>
  kind.removal.hindrance(record, useActingBusiness()) === null

/** The button on the page of a record that removes it, where the viewer may. */
export function RemoveRecord<R extends RaRecord>({
  onDeleted,
  ...props
}: Props<R> & { onDeleted: () => void }) {
  return useIsRemovable(props) ? (
    <ConfirmedDelete {...optionsOf(props.kind, props.record)} onDeleted={onDeleted} />
  ) : null
}

/** The menu of a row: the given actions, then its removal where the viewer may. */
export function RecordMenu<R extends RaRecord>({
  before = [],
  ...props
}: Props<R> & { before?: readonly RowAction[] }) {
  const isRemovable = useIsRemovable(props)
  const { kind, record } = props
  if (!isRemovable) return <RowMenu name={kind.nameOf(record)} actions={before} />
  return <DeletingRowMenu {...optionsOf(kind, record)} before={before} />
}
