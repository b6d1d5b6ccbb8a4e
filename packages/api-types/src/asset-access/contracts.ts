import { z } from 'zod'
import { AssetChange, EndsAt, OneGivenRole } from '../business/inputs.ts'
import { ASSET_PERMISSIONS, ASSET_TYPES } from '../business/roles.ts'
import { CATALOG_PERMISSIONS } from '../catalogs/catalog-options.ts'
import { contract } from '../contract.ts'
import { Id } from '../wire/scalars.ts'
import { assetAccessRoutes } from './routes.ts'
import { AccessPreviewView, AssetGroupContentsView, EXPLAINED_TYPES, ExplainedAccessView } from './views.ts'

const assets = z.array(AssetChange).max(100).default([])
const permissions = z.array(z.enum(ASSET_PERMISSIONS)).max(ASSET_PERMISSIONS.length)
const onCatalog = {
  catalog_id: Id,
  id: Id,
  permissions: z.array(z.enum(CATALOG_PERMISSIONS)).max(CATALOG_PERMISSIONS.length),
  ends_at: EndsAt,
}
const inGroup = { asset_group_id: Id, id: Id }

/** A change that could be made, in the words of the call that makes it. */
export const AccessChange = z.discriminatedUnion('type', [
  z.object({ type: z.literal('PERSON'), id: Id, business_roles: OneGivenRole.optional(), assets }),
  z.object({ type: z.literal('PERSON_REMOVAL'), id: Id }),
  z.object({ type: z.literal('PARTNER'), id: Id, assets }),
  z.object({ type: z.literal('PARTNER_REMOVAL'), id: Id }),
  /** Without a permission they leave the group. */
  z.object({ type: z.literal('GROUP_PERSON'), ...inGroup, permissions, ends_at: EndsAt }),
  z.object({ type: z.literal('GROUP_PARTNER'), ...inGroup, permissions, ends_at: EndsAt }),
  z.object({ type: z.literal('GROUP_ASSET_REMOVAL'), ...inGroup, asset_type: z.enum(ASSET_TYPES) }),
  z.object({ type: z.literal('GROUP_REMOVAL'), asset_group_id: Id }),
  /** Without a permission they lose the catalog. */
  z.object({ type: z.literal('CATALOG_PERSON'), ...onCatalog }),
  z.object({ type: z.literal('CATALOG_PARTNER'), ...onCatalog }),
])
export type AccessChange = z.output<typeof AccessChange>

const inBusiness = ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED', 'MEMBER_NOT_FOUND', 'ASSET_NOT_FOUND'] as const

export const assetAccessContracts = {
  'assetAccess.explain': contract(assetAccessRoutes['assetAccess.explain'], {
    summary: 'What a person or a partner may do with one asset, and everything by which they may.',
    input: z.object({
      business_id: Id,
      subject_id: Id,
      asset_id: Id,
      asset_type: z.enum(EXPLAINED_TYPES),
    }),
    output: ExplainedAccessView,
    errors: [...inBusiness, 'CATALOG_NOT_FOUND', 'TAG_NOT_FOUND', 'AUDIENCE_NOT_FOUND'],
  }),
  'assetAccess.preview': contract(assetAccessRoutes['assetAccess.preview'], {
    summary: 'Who would reach what after a change of access, which is not made; for those who may make it.',
    input: z.object({ business_id: Id, change: AccessChange }),
    output: AccessPreviewView,
    errors: [...inBusiness, 'ASSET_GROUP_NOT_FOUND', 'CATALOG_NOT_FOUND', 'PARTNER_NOT_FOUND', 'CONFLICT'],
  }),
  'assetGroups.contents': contract(assetAccessRoutes['assetGroups.contents'], {
    summary: 'All that an asset group holds: assets, catalogs, people, partners, owners and open requests.',
    input: z.object({ business_id: Id, asset_group_id: Id }),
    output: AssetGroupContentsView,
    errors: ['BUSINESS_NOT_FOUND', 'ASSET_GROUP_NOT_FOUND'],
  }),
}
