import type { BusinessView } from '@tessera/api-types/business/views'

export interface RightQuestion {
  resource: string
  action: string
  record?: unknown
}

type RecordAbilities = Partial<
  Record<'can_edit' | 'can_delete' | 'can_edit_role' | 'can_edit_assets', boolean>
>

const abilitiesOf = (record: unknown): RecordAbilities =>
  (record as { abilities?: RecordAbilities } | undefined)?.abilities ?? {}

const isReading = (action: string): boolean => action === 'list' || action === 'show'

/** What the screens may offer, from the abilities the server sent with the business and the record. */
export function isAllowed({ abilities }: BusinessView, { resource, action, record }: RightQuestion): boolean {
  const ofRecord = abilitiesOf(record)
  switch (resource) {
    case 'people':
      if (action === 'delete') return ofRecord.can_delete ?? abilities.can_manage_people
      return isReading(action) || action === 'edit' || abilities.can_manage_people
    case 'invites':
      return abilities.can_manage_people
    case 'ad-account-settings':
      return isReading(action) || (action === 'edit' && (ofRecord.can_edit ?? true))
    case 'ad-accounts':
      if (action === 'edit') return ofRecord.can_edit ?? true
      return isReading(action) || (action === 'create' && abilities.can_create_ad_accounts)
    case 'profiles':
      return isReading(action)
    case 'history':
      return isReading(action) && abilities.can_see_history
    case 'settings':
      return action === 'transfer' || action === 'close' ? abilities.can_transfer : abilities.can_edit
    default:
      return false
  }
}
