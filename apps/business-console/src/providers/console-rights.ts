import type { BusinessView } from '@tessera/api-types/business/views'
import type { RecordAbilities } from '../shared/console-resource.ts'
import { hubRights } from '../hub-resources.ts'

export interface RightQuestion {
  resource: string
  action: string
  record?: unknown
}

const abilitiesOf = (record: unknown): RecordAbilities =>
  (record as { abilities?: RecordAbilities } | undefined)?.abilities ?? {}

/** What no resource of the hub grants is refused; what lies below a record of one is granted by it. */
export const isAllowed = (
  { abilities }: BusinessView,
  { resource, action, record }: RightQuestion,
): boolean =>
  hubRights
    .find(({ name }) => name === resource.split('/', 1)[0])
    ?.allows(action, abilities, abilitiesOf(record)) ?? false
