import type { RaRecord } from 'react-admin'
import type { AccessChange } from '@tessera/api-types/asset-access/contracts'
import type { ConsoleDataProvider } from '../providers/data-provider.ts'
import type { ActingBusiness } from '../session/business-context.ts'

/** Why a record cannot take an action, before it is tried. */
export type Hindrance = 'SELF' | 'OWNER' | 'NO_RIGHT' | 'HAS_ROLE' | 'ARCHIVED' | 'ACTIVE' | 'BILLING_HOLD'

/** Text keys of an action on one record. */
export interface ActionTexts {
  button: string
  title: string
  content: string
  done: string
  confirm?: string
}

/** What can be done with a record: on its page, in the menu of its row, and with many at once. */
export interface RecordAction<R extends RaRecord> {
  /** Its words for many records stand at `console.bulk.{resource}.{id}`. */
  id: string
  isLoss?: true
  hindrance: (record: R, acting: ActingBusiness) => Hindrance | null
  call: (record: R, provider: ConsoleDataProvider) => Promise<unknown>
}

/** How a record is removed, which is asked for first. */
export interface Removal<R extends RaRecord> extends RecordAction<R> {
  texts: ActionTexts
  /** Whose access it takes. */
  change?: (record: R) => AccessChange
}

/** The actions on records of one resource. */
export interface RecordKind<R extends RaRecord> {
  resource: string
  nameOf: (record: R) => string
  removal?: Removal<R>
  others?: readonly RecordAction<R>[]
}

export const actionsOf = <R extends RaRecord>({
  others = [],
  removal,
}: RecordKind<R>): readonly RecordAction<R>[] => (removal ? [...others, removal] : others)

/** The removal of records that the server deletes at their own address. */
export const deletionOf = <R extends RaRecord>(
  resource: string,
  removal: Omit<Removal<R>, 'call' | 'isLoss'>,
): Removal<R> => ({
  ...removal,
  isLoss: true,
  call: (record, provider) => provider.delete(resource, { id: record.id, previousData: record }),
})
