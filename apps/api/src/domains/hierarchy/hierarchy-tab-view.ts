import type {
  HierarchyAdAccountView,
  HierarchyAssetGroupView,
  HierarchyEmployeeView,
  HierarchyMemberView,
  HierarchyPartnerView,
  HierarchyProfileView,
} from '@tessera/api-types/hierarchy/views'
import type {
  OfBusiness,
  TabAdAccount,
  TabAssetGroup,
  TabPartner,
  TabPerson,
  TabProfile,
} from './hierarchy-tab-store.ts'

const ofBusiness = ({ businessId, businessName }: OfBusiness) => ({
  business: { id: businessId, name: businessName },
})

export const toTabAdAccount = (row: TabAdAccount): HierarchyAdAccountView => ({
  id: row.id,
  name: row.name,
  country: row.country,
  currency: row.currency,
  status: row.status,
  ...ofBusiness(row),
})

export const toTabProfile = (row: TabProfile): HierarchyProfileView => ({
  id: row.id,
  full_name: row.fullName,
  username: row.username,
  ...ofBusiness(row),
})

export const toTabAssetGroup = (row: TabAssetGroup): HierarchyAssetGroupView => ({
  id: row.id,
  name: row.name,
  asset_group_types: row.types,
  ad_accounts: row.adAccounts,
  profiles: row.profiles,
  ...ofBusiness(row),
})

export const toTabPartner = (row: TabPartner): HierarchyPartnerView => ({
  id: row.id,
  name: row.name,
  created_time: row.createdAt.toISOString(),
  ...ofBusiness(row),
})

const person = ({ id, userId, username, fullName }: TabPerson) => ({
  id,
  user_id: userId,
  username,
  full_name: fullName,
})

export const toTabEmployee = (row: TabPerson): HierarchyEmployeeView => ({
  ...person(row),
  business_roles: row.role ? [row.role] : [],
  created_time: row.createdAt.toISOString(),
  ...ofBusiness(row),
})

export const toTabMember = (row: TabPerson): HierarchyMemberView => ({
  ...person(row),
  business_roles: row.role ? [row.role] : ['ORG_MANAGER'],
  is_organization_manager: row.isManager,
  ...ofBusiness(row),
})
