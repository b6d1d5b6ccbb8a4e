import type { AssetPermission } from '@tessera/api-types/business/roles'

export interface HeldAsset {
  id: string
  permissions: readonly AssetPermission[]
}

export interface GrantChange {
  id: string
  before: readonly AssetPermission[]
  /** Empty: the asset is taken away. */
  after: readonly AssetPermission[]
}

/** What must change so that `held` becomes `given`; an asset left out of `given` is taken away. */
export function changedGrants(held: readonly HeldAsset[], given: readonly HeldAsset[]): GrantChange[] {
  const before = new Map(held.map(({ id, permissions }) => [id, permissions]))
  const after = new Map(given.map(({ id, permissions }) => [id, [...new Set(permissions)]]))
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((id) => ({ id, before: before.get(id) ?? [], after: after.get(id) ?? [] }))
    .filter((change) => !isSameSet(change.before, change.after))
}

/** `held` with single assets given, changed or, without a permission, taken away. */
export const withChanges = (held: readonly HeldAsset[], changes: readonly HeldAsset[]): HeldAsset[] => [
  ...new Map([...held, ...changes].map((asset) => [asset.id, asset])).values(),
]

/** What several grants give together, by asset. */
export function permissionsByAsset(grants: readonly HeldAsset[]): Map<string, AssetPermission[]> {
  const all = new Map<string, AssetPermission[]>()
  for (const { id, permissions } of grants) all.set(id, union(all.get(id) ?? [], permissions))
  return all
}

export const union = <P extends string>(one: readonly P[], other: readonly P[]): P[] => [
  ...new Set([...one, ...other]),
]

export const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((item) => b.includes(item))
