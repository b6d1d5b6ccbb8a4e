import type { EmployeeView } from '@tessera/api-types/business/views'
import { toGrantInput, type GrantEntry } from '../../shared/grant-list.ts'

export interface PersonChanges {
  business_roles?: EmployeeView['business_roles']
  adAccounts?: GrantEntry[]
  profiles?: GrantEntry[]
}

interface PersonValues {
  business_roles: EmployeeView['business_roles']
  adAccounts: GrantEntry[]
  profiles: GrantEntry[]
  abilities: EmployeeView['abilities']
}

/** What a save sends: only the fields this viewer may change. */
export function toPersonChanges(values: object): PersonChanges {
  const { business_roles, adAccounts, profiles, abilities } = values as PersonValues
  return {
    ...(abilities.can_edit_role && { business_roles }),
    ...(abilities.can_edit_assets && {
      adAccounts: adAccounts.map(toGrantInput),
      profiles: profiles.map(toGrantInput),
    }),
  }
}
