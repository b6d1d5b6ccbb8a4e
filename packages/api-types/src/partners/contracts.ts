import { z } from 'zod'
import { AssetChange, AssetInput, EndsAt, GrantInput, GrantList, RecordVersion } from '../business/inputs.ts'
import { ASSET_PERMISSIONS } from '../business/roles.ts'
import { INVITE_STATUSES } from '../business/views.ts'
import { contract } from '../contract.ts'
import { adminListInput, adminListOf } from '../wire/admin-list.ts'
import { Id } from '../wire/scalars.ts'
import { partnersRoutes } from './routes.ts'
import {
  AssetGroupPartnerView,
  EffectivePermissionView,
  ManagedClientView,
  PartnerRequestView,
  PartnerView,
} from './views.ts'

const record = z.object({ business_id: Id, id: Id })
const search = z.string().max(200)
const inGroup = z.object({ business_id: Id, asset_group_id: Id })
const permissions = z.array(z.enum(ASSET_PERMISSIONS)).min(1).max(ASSET_PERMISSIONS.length)

const managing = ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED'] as const
const ofPartner = [...managing, 'PARTNER_NOT_FOUND'] as const
const ofRequest = [...managing, 'INVITE_NOT_FOUND'] as const
const readingGroup = ['BUSINESS_NOT_FOUND', 'ASSET_GROUP_NOT_FOUND', 'NOT_ALLOWED'] as const
const ofGroupPartner = [...readingGroup, 'PARTNER_NOT_FOUND'] as const

export const partnersContracts = {
  'partners.list': contract(partnersRoutes['partners.list'], {
    summary: 'The partners of a business.',
    input: adminListInput(
      ['id', 'name', 'email', 'created_time'],
      {
        q: search.optional(),
        name: search.optional(),
        email: search.optional(),
        direction: z.enum(['GIVEN', 'RECEIVED']).optional(),
      },
      ['name', 'ASC'],
    ),
    output: adminListOf(PartnerView),
    errors: managing,
  }),
  'partners.get': contract(partnersRoutes['partners.get'], {
    summary: 'One partner, with what was shared in both directions.',
    input: record,
    output: PartnerView,
    errors: ofPartner,
  }),
  'partners.update': contract(partnersRoutes['partners.update'], {
    summary:
      'Changes what a partner may do with assets of the business: single ones by `assets`, or whole lists.',
    input: record.extend({
      adAccounts: GrantList.optional(),
      profiles: GrantList.optional(),
      assetGroups: GrantList.optional(),
      assets: z.array(AssetChange).max(200).optional(),
      version: RecordVersion.optional(),
    }),
    output: PartnerView,
    errors: [...ofPartner, 'ASSET_NOT_FOUND', 'ASSET_GROUP_NOT_FOUND', 'STALE_RECORD'],
  }),
  'partners.delete': contract(partnersRoutes['partners.delete'], {
    summary: 'Ends a partnership for both sides, with every right in both directions.',
    input: record,
    output: PartnerView,
    errors: ofPartner,
  }),

  'partnerRequests.list': contract(partnersRoutes['partnerRequests.list'], {
    summary:
      'Invites and requests of other businesses; those without a response, unless others are asked for.',
    input: adminListInput(
      ['id', 'sent_at', 'name', 'created_time'],
      {
        q: search.optional(),
        requestStatus: z
          .array(z.enum(INVITE_STATUSES))
          .min(1)
          .max(INVITE_STATUSES.length)
          .default(['PENDING']),
      },
      ['sent_at', 'ASC'],
    ),
    output: adminListOf(PartnerRequestView),
    errors: managing,
  }),
  'partnerRequests.get': contract(partnersRoutes['partnerRequests.get'], {
    summary: 'One invite or request of another business.',
    input: record,
    output: PartnerRequestView,
    errors: ofRequest,
  }),
  'partnerRequests.update': contract(partnersRoutes['partnerRequests.update'], {
    summary:
      'Accepts an invite, approves a request with the assets and permissions to give, or declines either.',
    input: record.extend({
      status: z.enum(['ACCEPTED', 'DECLINED']),
      /** What a request is approved with; by default what it asks for. */
      assets: z.array(AssetInput).max(100).optional(),
    }),
    output: PartnerRequestView,
    errors: [...ofRequest, 'INVITE_EXPIRED', 'ASSET_NOT_FOUND'],
  }),

  'assetGroupPartners.list': contract(partnersRoutes['assetGroupPartners.list'], {
    summary: 'The partners of an asset group.',
    input: adminListInput(['id', 'name'], { q: search.optional() }, ['name', 'ASC']).extend({
      asset_group_id: Id,
    }),
    output: adminListOf(AssetGroupPartnerView),
    errors: readingGroup,
  }),
  'assetGroupPartners.create': contract(partnersRoutes['assetGroupPartners.create'], {
    summary: 'Adds partners to an asset group, as a list of ids and permissions; those in it already stay.',
    input: inGroup.extend({ items: z.array(GrantInput).min(1).max(100) }),
    output: z.array(AssetGroupPartnerView),
    errors: ofGroupPartner,
  }),
  'assetGroupPartners.update': contract(partnersRoutes['assetGroupPartners.update'], {
    summary: 'Changes what a partner may do with the assets of a group.',
    input: inGroup.extend({ id: Id, permissions, ends_at: EndsAt }),
    output: AssetGroupPartnerView,
    errors: ofGroupPartner,
  }),
  'assetGroupPartners.delete': contract(partnersRoutes['assetGroupPartners.delete'], {
    summary: 'Takes a partner out of an asset group.',
    input: inGroup.extend({ id: Id }),
    output: AssetGroupPartnerView,
    errors: ofGroupPartner,
  }),

  'managedClients.list': contract(partnersRoutes['managedClients.list'], {
    summary: 'The businesses that share an ad account with an agency.',
    input: adminListInput(['id', 'name', 'ad_accounts', 'created_time'], { q: search.optional() }, [
      'name',
      'ASC',
    ]),
    output: adminListOf(ManagedClientView),
    errors: managing,
  }),
  'managedClients.get': contract(partnersRoutes['managedClients.get'], {
    summary: 'One client of an agency.',
    input: record,
    output: ManagedClientView,
    errors: ofPartner,
  }),
  'managedClients.delete': contract(partnersRoutes['managedClients.delete'], {
    summary: 'Stops managing a client: the agency loses every right on assets of the client.',
    input: record,
    output: ManagedClientView,
    errors: ofPartner,
  }),

  'permissions.list': contract(partnersRoutes['permissions.list'], {
    summary:
      'What a person or a partner may do with assets, and through what: a role, a grant, a group or a partner; by default the caller.',
    input: adminListInput(['id'], { subject_id: Id.optional(), asset_id: Id.optional() }, ['id', 'ASC']),
    output: adminListOf(EffectivePermissionView),
    errors: managing,
  }),
}
