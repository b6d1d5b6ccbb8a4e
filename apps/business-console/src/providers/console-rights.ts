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

/** Records without pages of their own, by the resource on whose pages they stand. */
const PAGES_OF: Readonly<Record<string, string>> = { 'product-groups': 'catalogs' }

const pagesOf = (resource: string): string => {
  const [first = ''] = resource.split('/', 1)
  return PAGES_OF[first] ?? first
}

/** What no resource of the hub grants is refused; what lies below a record of one is granted by it. */
export const isAllowed = (
  { abilities }: BusinessView,
  { resource, action, record }: RightQuestion,
): boolean =>
  hubRights.find(({ name }) => name === pagesOf(resource))?.allows(action, abilities, abilitiesOf(record)) ??
  false
