import type { AssetChange } from '@tessera/api-types/business/inputs'
import type { AssetType } from '@tessera/api-types/business/roles'
import type { EmployeeView } from '@tessera/api-types/business/views'
import type { GrantEntry } from '../../shared/grant-list.ts'

export interface PersonChanges {
  business_roles?: EmployeeView['business_roles']
  assets?: AssetChange[]
  version: number
}

interface PersonValues {
  business_roles: EmployeeView['business_roles']
  adAccounts: GrantEntry[]
  profiles: GrantEntry[]
}

/** What a save sends: the fields that were changed, and the version they were changed on. */
export function toPersonChanges(values: object, options?: { previousData: unknown }): PersonChanges {
  const { business_roles, adAccounts, profiles } = values as PersonValues
  const person = options?.previousData as EmployeeView
  const assets = [
    ...assetChanges('AD_ACCOUNT', person.adAccounts, adAccounts),
    ...assetChanges('PROFILE', person.profiles, profiles),
  ]
  return {
    ...(business_roles[0] !== person.business_roles[0] && { business_roles }),
    ...(assets.length > 0 && { assets }),
    version: person.version,
  }
}

/** Assets given anew or with other permissions, and, without any, those taken away. */
function assetChanges(
  type: AssetType,
  held: readonly { id: string; permissions: readonly string[] }[],
  chosen: readonly GrantEntry[],
): AssetChange[] {
  const before = new Map(held.map(({ id, permissions }) => [id, permissions]))
  const given = chosen.filter(({ id, permissions }) => !isSameSet(before.get(id) ?? [], permissions))
  const kept = new Set(chosen.map(({ id }) => id))
  const taken = held.filter(({ id }) => !kept.has(id))
  return [
    ...given.map(({ id, permissions }) => ({ id, type, permissions })),
    ...taken.map(({ id }) => ({ id, type, permissions: [] })),
  ]
}

const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((item) => b.includes(item))
