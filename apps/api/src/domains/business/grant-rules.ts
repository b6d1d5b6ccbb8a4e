import type { AssetPermission } from '@tessera/api-types/business/roles'
import type { AccessEnd } from '../../kernel/access-end.ts'

export interface HeldAsset {
  id: string
  permissions: readonly AssetPermission[]
}

/** A grant as it is stored. */
export interface HeldGrant extends HeldAsset, AccessEnd {}

/** A grant as somebody gives it. */
export interface GivenGrant extends HeldAsset {
  ends_at?: string | null | undefined
}

/** The end of what somebody holds, before and after a change. */
export interface EndChange {
  endedAt: Date | null
  endsAt: Date | null
}

export interface GrantChange extends EndChange {
  id: string
  before: readonly AssetPermission[]
  /** Empty: the asset is taken away. */
  after: readonly AssetPermission[]
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
  ...changedEnd(held, given?.ends_at),
})

/** Left out, an end stays as it is; what has ended begins again without one. */
export const changedEnd = (held: AccessEnd | undefined, given: string | null | undefined): EndChange => ({
  endedAt: held?.endsAt ?? null,
  endsAt: endAfter(held, given),
})

function endAfter(held: AccessEnd | undefined, given: string | null | undefined): Date | null {
  if (given === undefined) return held && !held.isExpired ? held.endsAt : null
  return given === null ? null : new Date(given)
}

/** Whether a change moves the end of a grant. */
export const isOtherEnd = ({ endedAt, endsAt }: EndChange): boolean =>
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
