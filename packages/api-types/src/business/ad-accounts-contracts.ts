import { z } from 'zod'
import { contract } from '../contract.ts'
import { adminListInput, adminListOf } from '../wire/admin-list.ts'
import { Id } from '../wire/scalars.ts'
import { AD_ACCOUNT_STATUSES } from './business-options.ts'
import { AdAccountChanges, AdAccountFields, AdAccountSettingsInput, RecordVersion } from './inputs.ts'
import { businessRoutes } from './routes.ts'
import { AdAccountSettingsView, AdAccountView } from './views.ts'

const record = z.object({ business_id: Id, id: Id })
const text = z.string().max(200)

export const adAccountsContracts = {
  'adAccounts.list': contract(businessRoutes['adAccounts.list'], {
    summary: 'The ad accounts of a business that the caller may read.',
    input: adminListInput(
      ['id', 'name', 'country', 'currency', 'status', 'employees', 'created_time'],
      {
        q: text.optional(),
        name: text.optional(),
        status: z.enum(AD_ACCOUNT_STATUSES).optional(),
        employee_id: Id.optional(),
        asset_group_id: Id.optional(),
      },
      ['name', 'ASC'],
    ),
    output: adminListOf(AdAccountView),
    errors: ['BUSINESS_NOT_FOUND'],
  }),
  'adAccounts.get': contract(businessRoutes['adAccounts.get'], {
    summary: 'One ad account.',
    input: record,
    output: AdAccountView,
    errors: ['BUSINESS_NOT_FOUND', 'ASSET_NOT_FOUND'],
  }),
  'adAccounts.create': contract(businessRoutes['adAccounts.create'], {
    summary: 'Opens an ad account.',
    input: AdAccountFields.extend({ business_id: Id }),
    output: AdAccountView,
    errors: ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED', 'LIMIT_REACHED'],
  }),
  'adAccounts.update': contract(businessRoutes['adAccounts.update'], {
    summary: 'Renames or archives an ad account, or takes it out of the archive.',
    input: AdAccountChanges.extend({ business_id: Id, id: Id }),
    output: AdAccountView,
    errors: ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED', 'ASSET_NOT_FOUND', 'CONFLICT'],
  }),
  'adAccountSettings.get': contract(businessRoutes['adAccountSettings.get'], {
    summary: 'The settings of an ad account.',
    input: record,
    output: AdAccountSettingsView,
    errors: ['BUSINESS_NOT_FOUND', 'ASSET_NOT_FOUND'],
  }),
  'adAccountSettings.update': contract(businessRoutes['adAccountSettings.update'], {
    summary: 'Changes the settings of an ad account.',
    input: record.extend({ settings: AdAccountSettingsInput, version: RecordVersion.optional() }),
    output: AdAccountSettingsView,
    errors: ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED', 'ASSET_NOT_FOUND', 'STALE_RECORD'],
  }),
}
