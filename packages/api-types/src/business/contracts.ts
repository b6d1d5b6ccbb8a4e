import { z } from 'zod'
import { contract } from '../contract.ts'
import { adminListInput, adminListOf } from '../wire/admin-list.ts'
import { Id } from '../wire/scalars.ts'
import { adAccountsContracts } from './ad-accounts-contracts.ts'
import { assetGroupsContracts } from './asset-groups.ts'
import { HISTORY_ACTIONS, HISTORY_ENTITIES } from './business-options.ts'
import { BusinessChanges, BusinessFields, HolderChanges, timeZone } from './inputs.ts'
import { peopleContracts } from './people-contracts.ts'
import { businessRoutes } from './routes.ts'
import { BusinessView, HistoryView, ProfileView } from './views.ts'

const inBusiness = z.object({ business_id: Id })
const text = z.string().max(200)

export const businessContracts = {
  ...peopleContracts,
  ...adAccountsContracts,
  ...assetGroupsContracts,

  'business.list': contract(businessRoutes['business.list'], {
    summary: 'The businesses the signed-in person works for.',
    input: z.object({}),
    output: z.array(BusinessView),
  }),
  'business.create': contract(businessRoutes['business.create'], {
    summary: 'Creates a business owned by the signed-in person.',
    input: BusinessFields.extend({
      /** `own` makes the caller’s account the business’s profile, `new` makes another account for it. */
      profile: z.enum(['own', 'new']).optional(),
    }),
    output: BusinessView,
    errors: ['CONFLICT', 'LIMIT_REACHED'],
  }),
  'business.get': contract(businessRoutes['business.get'], {
    summary: 'One business the signed-in person works for.',
    input: inBusiness,
    output: BusinessView,
    errors: ['BUSINESS_NOT_FOUND'],
  }),
  'business.update': contract(businessRoutes['business.update'], {
    summary: 'Changes name, website, vertical, contact e-mail and country of a business.',
    input: BusinessChanges.extend({ business_id: Id }),
    output: BusinessView,
    errors: ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED', 'STALE_RECORD'],
  }),
  'business.close': contract(businessRoutes['business.close'], {
    summary: 'Closes a business: every role, invite and running account of it ends.',
    input: inBusiness,
    output: z.object({ id: Id }),
    errors: ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED', 'CONFLICT'],
  }),
  'business.transferOwnership': contract(businessRoutes['business.transferOwnership'], {
    summary: 'Makes an administrator the owner; the owner becomes an administrator.',
    input: z.object({ business_id: Id, user_id: Id }),
    output: BusinessView,
    errors: ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED', 'MEMBER_NOT_FOUND', 'CONFLICT'],
  }),

  'profiles.list': contract(businessRoutes['profiles.list'], {
    summary: 'The public accounts a business acts as.',
    input: adminListInput(
      ['id', 'full_name', 'username', 'employees'],
      {
        q: text.optional(),
        name: text.optional(),
        full_name: text.optional(),
        username: text.optional(),
        employee_id: Id.optional(),
        asset_group_id: Id.optional(),
      },
      ['full_name', 'ASC'],
    ),
    output: adminListOf(ProfileView),
    errors: ['BUSINESS_NOT_FOUND'],
  }),
  'profiles.get': contract(businessRoutes['profiles.get'], {
    summary: 'One public account a business acts as.',
    input: inBusiness.extend({ id: Id }),
    output: ProfileView,
    errors: ['BUSINESS_NOT_FOUND', 'ASSET_NOT_FOUND'],
  }),
  'profiles.update': contract(businessRoutes['profiles.update'], {
    summary: 'Says which people and partners work with a profile: single ones, the others stay as they are.',
    input: inBusiness.extend({ id: Id, ...HolderChanges }),
    output: ProfileView,
    errors: ['BUSINESS_NOT_FOUND', 'ASSET_NOT_FOUND', 'NOT_ALLOWED', 'MEMBER_NOT_FOUND', 'PARTNER_NOT_FOUND'],
  }),
  'history.list': contract(businessRoutes['history.list'], {
    summary: 'Who changed what in a business, newest first.',
    input: adminListInput(
      ['id', 'occurred_at', 'action', 'entity_type', 'entity_name'],
      {
        q: text.optional(),
        action: z.enum(HISTORY_ACTIONS).optional(),
        entity_type: z.enum(HISTORY_ENTITIES).optional(),
        entity_id: Id.optional(),
        actor_id: Id.optional(),
        date_from: z.iso.date().optional(),
        date_to: z.iso.date().optional(),
        /** The zone of both days. */
        time_zone: timeZone.default('UTC'),
      },
      ['occurred_at', 'DESC'],
    ),
    output: adminListOf(HistoryView),
    errors: ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'history.get': contract(businessRoutes['history.get'], {
    summary: 'One entry of the history of a business.',
    input: inBusiness.extend({ id: Id }),
    output: HistoryView,
    errors: ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED', 'NOT_FOUND'],
  }),
}
