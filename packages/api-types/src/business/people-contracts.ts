import { z } from 'zod'
import { contract } from '../contract.ts'
import { adminListInput, adminListOf } from '../wire/admin-list.ts'
import { Id } from '../wire/scalars.ts'
import { AssetChange, AssetInput, GrantList, InviteesInput, OneGivenRole, RecordVersion } from './inputs.ts'
import { BUSINESS_ROLES } from './roles.ts'
import { businessRoutes } from './routes.ts'
import {
  EmployeeView,
  INVITE_STATUSES,
  INVITE_TYPES,
  InviteView,
  PENDING_INVITE_STATUSES,
  ReceivedInviteView,
} from './views.ts'

const record = z.object({ business_id: Id, id: Id })
const text = z.string().max(200)
const Token = z.object({ token: z.string().max(200) })
/** The id of a business, or an address that reaches its people. */
const PartnerAddress = z.union([Id, z.email().max(254)])
const inPeople = ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED', 'MEMBER_NOT_FOUND'] as const
const inInvites = ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED', 'INVITE_NOT_FOUND'] as const
const ofReceived = ['INVITE_NOT_FOUND', 'INVITE_EXPIRED', 'NOT_ALLOWED'] as const

/** What became of one invitee of a call: an invite, or why there is none. */
const InviteOutcome = z.object({
  invitee: z.string(),
  invite: InviteView.nullable(),
  error: z
    .object({
      code: z.enum([
        'INVALID_INVITEE',
        'USER_NOT_FOUND',
        'ALREADY_MEMBER',
        'ALREADY_INVITED',
        'RATE_LIMITED',
      ]),
      message: z.string(),
    })
    .nullable(),
})
export type InviteOutcome = z.output<typeof InviteOutcome>

export const peopleContracts = {
  'employees.list': contract(businessRoutes['employees.list'], {
    summary: 'The people of a business.',
    input: adminListInput(
      [
        'id',
        'full_name',
        'username',
        'email',
        'business_roles',
        'ad_accounts',
        'profiles',
        'last_active_time',
        'created_time',
      ],
      {
        q: text.optional(),
        name: text.optional(),
        full_name: text.optional(),
        username: text.optional(),
        email: text.optional(),
        business_roles: z.enum(BUSINESS_ROLES).optional(),
        ad_account_id: Id.optional(),
        profile_id: Id.optional(),
      },
      ['full_name', 'ASC'],
    ),
    output: adminListOf(EmployeeView),
    errors: ['BUSINESS_NOT_FOUND'],
  }),
  'employees.get': contract(businessRoutes['employees.get'], {
    summary: 'One person of a business.',
    input: record,
    output: EmployeeView,
    errors: ['BUSINESS_NOT_FOUND', 'MEMBER_NOT_FOUND'],
  }),
  'employees.update': contract(businessRoutes['employees.update'], {
    summary: 'Changes the role of a person and their assets: single ones by `assets`, or whole lists.',
    input: record.extend({
      business_roles: OneGivenRole.optional(),
      adAccounts: GrantList.optional(),
      profiles: GrantList.optional(),
      assets: z.array(AssetChange).max(200).optional(),
      version: RecordVersion.optional(),
    }),
    output: EmployeeView,
    errors: [...inPeople, 'ASSET_NOT_FOUND', 'STALE_RECORD'],
  }),
  'employees.delete': contract(businessRoutes['employees.delete'], {
    summary: 'Takes a person out of a business, with every right they had there.',
    input: record,
    output: EmployeeView,
    errors: inPeople,
  }),

  'invites.list': contract(businessRoutes['invites.list'], {
    summary: 'Invites of a business; those without an answer, unless others are asked for.',
    input: adminListInput(
      ['id', 'sent_at', 'name', 'status', 'business_roles', 'created_time'],
      {
        q: text.optional(),
        name: text.optional(),
        email: text.optional(),
        invite_type: z.enum(INVITE_TYPES).optional(),
        inviteStatus: z
          .array(z.enum(INVITE_STATUSES))
          .min(1)
          .max(INVITE_STATUSES.length)
          .default([...PENDING_INVITE_STATUSES]),
      },
      ['sent_at', 'ASC'],
    ),
    output: adminListOf(InviteView),
    errors: ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'invites.get': contract(businessRoutes['invites.get'], {
    summary: 'One invite of a business.',
    input: record,
    output: InviteView,
    errors: inInvites,
  }),
  'invites.create': contract(businessRoutes['invites.create'], {
    summary: 'Invites 1 to 20 people by e-mail address or username, each with an outcome of its own.',
    input: z.object({ business_id: Id, ...InviteesInput }),
    output: z.object({ id: Id.nullable(), outcomes: z.array(InviteOutcome) }),
    errors: ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED', 'ASSET_NOT_FOUND'],
  }),
  'invites.delete': contract(businessRoutes['invites.delete'], {
    summary: 'Cancels an invite that has no answer yet.',
    input: record,
    output: InviteView,
    errors: inInvites,
  }),
  'invites.refresh': contract(businessRoutes['invites.refresh'], {
    summary: 'Sends an invite again with a new link; the old link stops working.',
    input: record,
    output: InviteView,
    errors: inInvites,
  }),

  'partnerInvites.create': contract(businessRoutes['partnerInvites.create'], {
    summary:
      'Invites a business to work with assets of this one, or asks it for access to its own, by its id or a contact e-mail address.',
    input: z.object({
      business_id: Id,
      invite_type: z.enum(['PARTNER', 'PARTNER_REQUEST']),
      partner: PartnerAddress,
      assets: z.array(AssetInput).max(100).default([]),
    }),
    output: InviteView,
    errors: ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED', 'PARTNER_NOT_FOUND', 'ASSET_NOT_FOUND', 'CONFLICT'],
  }),

  'receivedInvites.get': contract(businessRoutes['receivedInvites.get'], {
    summary: 'The invite behind a mailed link.',
    input: Token,
    output: ReceivedInviteView,
    errors: ofReceived,
  }),
  'receivedInvites.accept': contract(businessRoutes['receivedInvites.accept'], {
    summary: 'Joins the business that sent the link.',
    input: Token,
    output: z.object({ business_id: Id }),
    errors: ofReceived,
  }),
  'receivedInvites.claim': contract(businessRoutes['receivedInvites.claim'], {
    summary: 'Brings a partner invite behind a mailed link to the requests of a business.',
    input: Token.extend({ business_id: Id }),
    output: z.object({ business_id: Id, request_id: Id }),
    errors: [...ofReceived, 'BUSINESS_NOT_FOUND', 'CONFLICT'],
  }),
  'receivedInvites.decline': contract(businessRoutes['receivedInvites.decline'], {
    summary: 'Declines the invite behind a mailed link.',
    input: Token,
    output: z.object({ business_id: Id }),
    errors: ofReceived,
  }),
}
