import type { AssetPermission } from '@tessera/api-types/business/roles'

export interface GrantEntry {
  id: string
  permissions: AssetPermission[]
}

/** Form rule: the text key of the fault, or nothing. */
export const isListedOnce = (list: unknown): string | undefined => {
  const ids = Array.isArray(list) ? (list as Partial<GrantEntry>[]).flatMap(({ id }) => id ?? []) : []
  return new Set(ids).size === ids.length ? undefined : 'resources.people.twice'
}

/** Only what a call takes of a list entry. */
export const toGrantInput = ({ id, permissions }: GrantEntry): GrantEntry => ({ id, permissions })
