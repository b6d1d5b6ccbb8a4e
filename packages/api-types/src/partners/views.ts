import { z } from 'zod'
import { ASSET_TYPES, ASSET_PERMISSIONS } from '../business/roles.ts'
import {
  AssetGrant,
  AssetHolder,
  bothNames,
  ExpiredGrant,
  grantEnd,
  GrantSource,
  INVITE_STATUSES,
  InviteView,
  NamedId,
} from '../business/views.ts'
import { Id, Timestamp } from '../wire/scalars.ts'

export const PARTNER_DIRECTIONS = ['GIVEN', 'RECEIVED', 'BOTH'] as const // decided: B-3.19

const counts = z.object({ ad_accounts: z.number(), profiles: z.number() })

/** What one side of a partnership may do with assets of the other. */
const SharedAssets = z.object({
  adAccounts: z.array(AssetGrant),
  profiles: z.array(AssetGrant),
  expired_access: z.array(ExpiredGrant),
  assets_summary: counts,
})
export type SharedAssets = z.output<typeof SharedAssets>

/** A business that works with assets of this one, or whose assets this one works with. */
export const PartnerView = z.object({
  /** Of the other business. */
  id: Id,
  version: z.number(),
  name: z.string(),
  username: z.string().nullable(),
  email: z.string().nullable(),
  image_medium_url: z.string().nullable(),
  created_time: Timestamp,
  /** What this business gave. */
  ...SharedAssets.shape,
  assetGroups: z.array(AssetHolder),
  catalogs: z.array(AssetHolder),
  /** What this business was given. */
  received: SharedAssets,
  direction: z.enum(PARTNER_DIRECTIONS),
  ...bothNames,
  abilities: z.object({ can_edit: z.boolean(), can_delete: z.boolean() }),
})
export type PartnerView = z.output<typeof PartnerView>

/** An invite or a request of another business that waits for this one. */
export const PartnerRequestView = z.object({
  id: Id,
  business_id: Id,
  request_type: z.enum(['PARTNER', 'PARTNER_REQUEST']),
  status: z.enum(INVITE_STATUSES),
  partner: NamedId,
  requested_by: InviteView.shape.invited_by,
  /** Those that are offered to this business, or asked of it. */
  assets: z.array(
    z.object({
      id: Id,
      type: z.enum(ASSET_TYPES),
      name: z.string(),
      permissions: z.array(z.enum(ASSET_PERMISSIONS)),
      ends_at: Timestamp.nullable(),
    }),
  ),
  invite_data: InviteView.shape.invite_data,
  created_time: Timestamp,
})
export type PartnerRequestView = z.output<typeof PartnerRequestView>

/** What a partner may do with the assets of a group. */
export const AssetGroupPartnerView = z.object({
  id: Id,
  assetGroupId: Id,
  name: z.string(),
  image_medium_url: z.string().nullable(),
  roles: z.array(z.enum(ASSET_PERMISSIONS)),
  permissions: z.array(z.enum(ASSET_PERMISSIONS)),
  ...grantEnd,
})
export type AssetGroupPartnerView = z.output<typeof AssetGroupPartnerView>

/** A business whose ad accounts an agency works with. */
export const ManagedClientView = z.object({
  /** Of the client. */
  id: Id,
  name: z.string(),
  image_medium_url: z.string().nullable(),
  ad_accounts: z.number(),
  adAccounts: z.array(AssetGrant),
  ...bothNames,
  created_time: Timestamp,
})
export type ManagedClientView = z.output<typeof ManagedClientView>

/** What a person or a partner may do with an asset, and through what. */
export const EffectivePermissionView = z.object({
  /** Of the subject and of the asset. */
  id: z.string(),
  subject_id: Id,
  asset_id: Id,
  ...bothNames,
  granted_by: z.array(GrantSource),
})
export type EffectivePermissionView = z.output<typeof EffectivePermissionView>
