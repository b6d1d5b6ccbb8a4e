import type { BusinessView } from '@tessera/api-types/business/views'
import {
  canCreateAdAccounts,
  canCreateAudiences,
  canCreateCatalogs,
  canCreateTags,
  canEditBusiness,
  canManageAssetGroups,
  canManagePartners,
  canManageHierarchy,
  canManagePeople,
  canSeeHistory,
  canTransfer,
  type Actor,
} from './business-permissions.ts'
import type { Membership } from './business-store.ts'

/** `canSeeInvoices`: of some ad account, or whatever the business is billed. */
export function toBusinessView(
  { business, role, isInherited }: Membership,
  actor: Actor,
  canSeeInvoices: boolean,
): BusinessView {
  return {
    id: business.id,
    name: business.name,
    vertical: business.vertical as BusinessView['vertical'],
    country: business.country,
    currency: business.currency as BusinessView['currency'],
    website: business.website,
    contact_email: business.contactEmail,
    account_type: business.accountType as BusinessView['account_type'],
    owner_user_id: business.ownerId,
    created_time: business.createdAt.toISOString(),
    version: business.version,
    business_roles: [isInherited ? 'ORG_MANAGER' : role],
    abilities: {
      can_edit: canEditBusiness(actor),
      can_transfer: canTransfer(actor),
      can_manage_people: canManagePeople(actor),
      can_create_ad_accounts: canCreateAdAccounts(actor),
      can_create_tags: canCreateTags(actor),
      can_create_audiences: canCreateAudiences(actor),
      can_create_catalogs: canCreateCatalogs(actor),
      can_see_invoices: canSeeInvoices,
      can_see_history: canSeeHistory(actor),
      can_manage_asset_groups: canManageAssetGroups(actor),
      can_manage_partners: canManagePartners(actor),
      can_manage_clients: canManagePartners(actor) && business.accountType === 'agency',
      can_manage_hierarchy: canManageHierarchy(actor),
      can_name_managers: canManageHierarchy(actor) && !isInherited,
    },
  }
}
