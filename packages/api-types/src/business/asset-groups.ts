import { z } from 'zod'
import { contract } from '../contract.ts'
import { adminListInput, adminListOf } from '../wire/admin-list.ts'
import { Id, Timestamp, text } from '../wire/scalars.ts'
import { EndsAt, GrantInput } from './inputs.ts'
import { ASSET_PERMISSIONS, ASSET_TYPES } from './roles.ts'
import { businessRoutes } from './routes.ts'
import { grantEnd } from './views.ts'

export const ASSET_GROUP_TYPES = ['BRAND', 'REGION', 'CLIENT', 'CAMPAIGN', 'OTHER'] as const // decided: B-3.08

/** What a group holds: assets, and who works with them. */
export const ASSET_GROUP_ACCESS_TYPES = ['AD_ACCOUNT', 'PROFILE', 'PEOPLE', 'PARTNER'] as const // spec 002 §3
export type AssetGroupAccessType = (typeof ASSET_GROUP_ACCESS_TYPES)[number]

export const GROUP_NAME_MAX = 100
export const GROUP_DESCRIPTION_MAX = 500
export const MAX_GROUP_ASSETS = 500 // decided: B-5.20

const search = z.string().max(200)
const record = z.object({ business_id: Id, id: Id })
const inGroup = z.object({ business_id: Id, asset_group_id: Id })
const grants = z.array(z.enum([...ASSET_PERMISSIONS, 'OWNER']))

export const AssetGroupView = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  asset_group_types: z.array(z.enum(ASSET_GROUP_TYPES)),
  entity_type: z.literal('ASSET_GROUP'),
  child_ad_account_ids: z.array(Id),
  child_profile_ids: z.array(Id),
  created_by: z.object({ username: z.string(), full_name: z.string() }).nullable(),
  created_time: Timestamp,
  owner: z.object({ username: z.string(), full_name: z.string(), id: Id }),
  permissions: grants,
})
export type AssetGroupView = z.output<typeof AssetGroupView>

/** What one person may do with the assets of a group. */
export const AssetGroupMemberView = z.object({
  id: Id,
  assetGroupId: Id,
  username: z.string(),
  full_name: z.string(),
  image_medium_url: z.string().nullable(),
  roles: z.array(z.enum(ASSET_PERMISSIONS)),
  permissions: z.array(z.enum(ASSET_PERMISSIONS)),
  ...grantEnd,
})
export type AssetGroupMemberView = z.output<typeof AssetGroupMemberView>

const types = z.array(z.enum(ASSET_GROUP_TYPES)).min(1).max(ASSET_GROUP_TYPES.length)
const name = text({ min: 1, max: GROUP_NAME_MAX })
const description = text({ max: GROUP_DESCRIPTION_MAX })
const assetIds = z.array(Id).max(MAX_GROUP_ASSETS)

export const AssetGroupFields = z.object({
  name,
  description: description.default(''),
  asset_group_types: types.default(['OTHER']),
  child_ad_account_ids: assetIds.default([]),
  child_profile_ids: assetIds.default([]),
})
export type AssetGroupFields = z.output<typeof AssetGroupFields>

export const AssetGroupChanges = z.object({
  name: name.optional(),
  description: description.optional(),
  asset_group_types: types.optional(),
  child_ad_account_ids: assetIds.optional(),
  child_profile_ids: assetIds.optional(),
  /** What the changed fields were when the change was made; refused where they are not so any more. */
  seen: z
    .object({ name: z.string(), description: z.string(), asset_group_types: types })
    .partial()
    .optional(),
  /** Single assets that come or go; the others stay as they are. */
  assets: z
    .array(z.object({ id: Id, type: z.enum(ASSET_TYPES), is_in_group: z.boolean() }))
    .max(MAX_GROUP_ASSETS)
    .optional(),
})
export type AssetGroupChanges = z.output<typeof AssetGroupChanges>

const reading = ['BUSINESS_NOT_FOUND', 'ASSET_GROUP_NOT_FOUND'] as const
const changing = [...reading, 'NOT_ALLOWED'] as const
const ofMembers = [...changing, 'MEMBER_NOT_FOUND'] as const

export const assetGroupsContracts = {
  'assetGroups.list': contract(businessRoutes['assetGroups.list'], {
    summary: 'The asset groups of a business; employees see those they are in.',
    input: adminListInput(
      ['id', 'name', 'created_time'],
      {
        q: search.optional(),
        name: search.optional(),
        asset_group_types: z.enum(ASSET_GROUP_TYPES).optional(),
        asset_id: Id.optional(),
        employee_id: Id.optional(),
      },
      ['name', 'ASC'],
    ),
    output: adminListOf(AssetGroupView),
    errors: ['BUSINESS_NOT_FOUND'],
  }),
  'assetGroups.get': contract(businessRoutes['assetGroups.get'], {
    summary: 'One asset group.',
    input: record,
    output: AssetGroupView,
    errors: reading,
  }),
  'assetGroups.create': contract(businessRoutes['assetGroups.create'], {
    summary: 'Creates an asset group, with the ad accounts and profiles that are named.',
    input: AssetGroupFields.extend({ business_id: Id }),
    output: AssetGroupView,
    errors: ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED', 'ASSET_NOT_FOUND', 'LIMIT_REACHED'],
  }),
  'assetGroups.update': contract(businessRoutes['assetGroups.update'], {
    summary: 'Changes an asset group and its assets: single ones by `assets`, or whole lists.',
    input: AssetGroupChanges.extend({ business_id: Id, id: Id }),
    output: AssetGroupView,
    errors: [...changing, 'ASSET_NOT_FOUND', 'LIMIT_REACHED', 'STALE_RECORD'],
  }),
  'assetGroups.delete': contract(businessRoutes['assetGroups.delete'], {
    summary: 'Deletes an asset group, with every right it gave; its assets stay.',
    input: record,
    output: AssetGroupView,
    errors: changing,
  }),

  'assetGroupEmployees.list': contract(businessRoutes['assetGroupEmployees.list'], {
    summary: 'The people of an asset group.',
    input: adminListInput(['id', 'full_name', 'username'], { q: search.optional() }, [
      'full_name',
      'ASC',
    ]).extend({ asset_group_id: Id }),
    output: adminListOf(AssetGroupMemberView),
    errors: reading,
  }),
  'assetGroupEmployees.create': contract(businessRoutes['assetGroupEmployees.create'], {
    summary: 'Adds people to an asset group, as a list of ids and permissions; those in it already stay.',
    input: inGroup.extend({ items: z.array(GrantInput).min(1).max(100) }),
    output: z.array(AssetGroupMemberView),
    errors: ofMembers,
  }),
  'assetGroupEmployees.update': contract(businessRoutes['assetGroupEmployees.update'], {
    summary: 'Changes what a person may do with the assets of a group.',
    input: inGroup.extend({
      id: Id,
      permissions: z.array(z.enum(ASSET_PERMISSIONS)).min(1).max(ASSET_PERMISSIONS.length),
      ends_at: EndsAt,
    }),
    output: AssetGroupMemberView,
    errors: ofMembers,
  }),
  'assetGroupEmployees.delete': contract(businessRoutes['assetGroupEmployees.delete'], {
    summary: 'Takes a person out of an asset group.',
    input: inGroup.extend({ id: Id }),
    output: AssetGroupMemberView,
    errors: ofMembers,
  }),
}
