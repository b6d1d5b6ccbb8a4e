import type { AssetPermission } from '@tessera/api-types/business/roles'

/** What somebody is given in a dialog: null stands for no end. */
export interface GivenAccess {
  permissions: AssetPermission[]
  ends_at: string | null
}

/** Nothing is left where access is taken away. */
export const NO_ACCESS: GivenAccess = { permissions: [], ends_at: null }

const DAY_LENGTH = 'YYYY-MM-DD'.length

/** The last day of access, as an input of a date has it. */
export const dayOf = (endsAt: string | null): string => endsAt?.slice(0, DAY_LENGTH) ?? ''

/** Access lasts to the end of the chosen day. */
export const endOf = (day: string | null | undefined): string | null => (day ? `${day}T23:59:59.999Z` : null)

export const isOver = (endsAt: string | null, now: Date): boolean =>
  endsAt !== null && endsAt <= now.toISOString()
