import type { AssetPermission } from '@tessera/api-types/business/roles'

export interface HeldAsset {
  id: string
  permissions: readonly AssetPermission[]
}

/** A grant as it is stored. */
export interface HeldGrant extends HeldAsset {
  /** Null stands for no end. */
  endsAt: Date | null
  isExpired: boolean
}

/** A grant as somebody gives it. */
export interface GivenGrant extends HeldAsset {
  /** Left out, the end stays as it is; what has ended begins again without one. */
  ends_at?: string | null | undefined
}

export interface GrantChange {
  id: string
  before: readonly AssetPermission[]
  /** Empty: the asset is taken away. */
  after: readonly AssetPermission[]
  endedAt: Date | null
  endsAt: Date | null
}

/** What must change so that `held` becomes `given`; an asset left out of `given` is taken away. */
export function changedGrants(held: readonly HeldGrant[], given: readonly GivenGrant[]): GrantChange[] {
  const before = new Map(held.map((grant) => [grant.id, grant]))
  const after = new Map(given.map((grant) => [grant.id, grant]))
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((id) => changeOf(id, before.get(id), after.get(id)))
    .filter(
      (change) => !isSameSet(change.before, change.after) || (change.after.length > 0 && isOtherEnd(change)),
    )
}

const changeOf = (id: string, held: HeldGrant | undefined, given: GivenGrant | undefined): GrantChange => ({
  id,
  before: held?.permissions ?? [],
  after: [...new Set(given?.permissions)],
  endedAt: held?.endsAt ?? null,
  endsAt: endAfter(held, given),
})

function endAfter(held: HeldGrant | undefined, given: GivenGrant | undefined): Date | null {
  if (given?.ends_at === undefined) return held && !held.isExpired ? held.endsAt : null
  return given.ends_at === null ? null : new Date(given.ends_at)
}

/** Whether a change moves the end of a grant. */
export const isOtherEnd = ({ endedAt, endsAt }: Pick<GrantChange, 'endedAt' | 'endsAt'>): boolean =>
  endedAt?.getTime() !== endsAt?.getTime()

/** `held` with single assets given, changed or, without a permission, taken away. */
export const withChanges = (held: readonly HeldGrant[], changes: readonly GivenGrant[]): GivenGrant[] => [
  ...new Map<string, GivenGrant>([
    ...held.map(({ id, permissions, endsAt }): [string, GivenGrant] => [
      id,
      { id, permissions, ends_at: endsAt?.toISOString() ?? null },
    ]),
    ...changes.map((asset): [string, GivenGrant] => [asset.id, asset]),
  ]).values(),
]

/** Grants that have not ended. */
export const inForce = <G extends { isExpired: boolean }>(grants: readonly G[]): G[] =>
  grants.filter(({ isExpired }) => !isExpired)

/** When the last of some grants ends; null where one has no end, or where there is none. */
export function lastEnd(grants: readonly { endsAt: Date | null }[]): Date | null {
  const ends = grants.flatMap(({ endsAt }) => endsAt ?? [])
  if (ends.length < grants.length || ends.length === 0) return null
  return new Date(Math.max(...ends.map(Number)))
}

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
