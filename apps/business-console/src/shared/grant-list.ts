import type { AssetPermission, AssetType } from '@tessera/api-types/business/roles'
import { endOf } from './access-end.ts'

export interface GrantEntry {
  id: string
  permissions: AssetPermission[]
  last_day?: string | null
}

/** Form rule: the text key of the fault, or nothing. */
const listedOnce =
  (type: AssetType) =>
  (list: unknown): string | undefined => {
    const ids = Array.isArray(list) ? (list as Partial<GrantEntry>[]).flatMap(({ id }) => id ?? []) : []
    return new Set(ids).size === ids.length ? undefined : `resources.people.twice.${type}`
  }

export const isListedOnce = { AD_ACCOUNT: listedOnce('AD_ACCOUNT'), PROFILE: listedOnce('PROFILE') }

/** Only what a call takes of a list entry. */
export const toGrantInput = ({ id, permissions, last_day }: GrantEntry) => ({
  id,
  permissions,
  ends_at: endOf(last_day),
})
