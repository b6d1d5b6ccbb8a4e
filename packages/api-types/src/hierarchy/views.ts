import { z } from 'zod'
import { ASSET_GROUP_TYPES } from '../business/asset-groups.ts'
import { AD_ACCOUNT_STATUSES, AD_CURRENCIES } from '../business/business-options.ts'
import { BUSINESS_ROLES } from '../business/roles.ts'
import { Id, Timestamp } from '../wire/scalars.ts'

/** From the root, which is the first, to the deepest. // decided: B-2.46 */
export const MAX_LEVELS = 5
export const MAX_TREE_SIZE = 100

const Named = z.object({ id: Id, name: z.string() })
const business = { business: Named }
const INVITE_STATES = ['PENDING', 'EXPIRED'] as const
const times = { sent_at: Timestamp, expires_at: Timestamp }

/** A business in a tree, known by its own id, or one that was invited into it, known by the invite’s. */
export const HierarchyNodeView = z.object({
  id: Id,
  ...business,
  parent_business_id: Id.nullable(),
  parent_business_name: z.string().nullable(),
  depth: z.number(),
  status: z.enum(['ACTIVE', ...INVITE_STATES]),
  organization_managers: z.array(
    z.object({ id: Id, full_name: z.string(), status: z.enum(['ACTIVE', ...INVITE_STATES]) }),
  ),
  created_time: Timestamp,
  invite_data: z.object(times).nullable(),
  abilities: z.object({
    /** The invite is for the business that asks. */
    can_answer: z.boolean(),
    can_refresh: z.boolean(),
    can_delete: z.boolean(),
  }),
})
export type HierarchyNodeView = z.output<typeof HierarchyNodeView>

export const OrganizationManagerView = z.object({
  id: Id,
  ...business,
  root_business: Named,
  user_id: Id,
  username: z.string(),
  full_name: z.string(),
  status: z.enum(['ACTIVE', ...INVITE_STATES]),
  created_time: Timestamp,
  invite_data: z.object(times),
})
export type OrganizationManagerView = z.output<typeof OrganizationManagerView>

const person = { user_id: Id, username: z.string(), full_name: z.string() }
const roles = z.array(z.enum([...BUSINESS_ROLES, 'ORG_MANAGER']))

export const HierarchyAdAccountView = z.object({
  id: Id,
  ...business,
  name: z.string(),
  country: z.string(),
  currency: z.enum(AD_CURRENCIES),
  status: z.enum(AD_ACCOUNT_STATUSES),
})
export type HierarchyAdAccountView = z.output<typeof HierarchyAdAccountView>
export const HierarchyProfileView = z.object({
  id: Id,
  ...business,
  full_name: z.string(),
  username: z.string(),
})
export type HierarchyProfileView = z.output<typeof HierarchyProfileView>
export const HierarchyAssetGroupView = z.object({
  id: Id,
  ...business,
  name: z.string(),
  asset_group_types: z.array(z.enum(ASSET_GROUP_TYPES)),
  ad_accounts: z.number(),
  profiles: z.number(),
})
export type HierarchyAssetGroupView = z.output<typeof HierarchyAssetGroupView>
/** A person may work in several businesses of a tree: the row has an id of its own. */
export const HierarchyEmployeeView = z.object({
  id: z.string(),
  ...person,
  ...business,
  business_roles: roles,
  created_time: Timestamp,
})
export type HierarchyEmployeeView = z.output<typeof HierarchyEmployeeView>
export const HierarchyPartnerView = z.object({
  id: z.string(),
  ...business,
  name: z.string(),
  created_time: Timestamp,
})
export type HierarchyPartnerView = z.output<typeof HierarchyPartnerView>
export const HierarchyMemberView = z.object({
  id: z.string(),
  ...person,
  ...business,
  business_roles: roles,
  is_organization_manager: z.boolean(),
})
export type HierarchyMemberView = z.output<typeof HierarchyMemberView>
