import { AD_AGES, AD_GENDERS, ADS_TERMS_COUNTRIES } from '@tessera/api-types/ads/ad-options'
import { BUSINESS_ADDRESS_FIELDS, businessAddressFault } from '@tessera/api-types/ads/billing-rules'
import type { BusinessContactFields } from '@tessera/api-types/ads/inputs'
import type { AdvertiserView, BusinessContactView, TargetingOptionsView } from '@tessera/api-types/ads/views'
import { LOCALES } from '@tessera/api-types/locales'
import type { Member } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError, type FieldErrors } from '../../kernel/domain-error.ts'
import {
  adAccountAccess,
  assertAllowed,
  isAllowedOn,
  listAdAccountsWith,
  type AdAccountAccess,
} from '../business/ad-account-access.ts'
import { recordHistory } from '../business/business-access-service.ts'
import {
  acceptTerms,
  businessContact,
  interestsToTarget,
  saveBusinessContact,
  standings,
  type StandingRow,
} from './advertiser-store.ts'
import { targetableAudiences } from './targetable-audiences-store.ts'
import { sizeAndStatus } from '../audiences/audience-view.ts'
import { billingStatusOf } from '../business/billing-rules.ts'

type Reading = Pick<Deps, 'now' | 'payments' | 'read'>
type Writing = Pick<Deps, 'newId' | 'now' | 'payments' | 'transact'>

export const toAdvertiserView = (
  account: AdAccountAccess,
  { promoterName, billing, hasBusinessAddress, hasAcceptedTerms }: StandingRow,
  { now, payments }: Pick<Deps, 'now' | 'payments'>,
): AdvertiserView => {
  const status = billingStatusOf(billing, now())
  return {
    id: account.id,
    business_id: account.businessId,
    name: account.name,
    promoter_name: promoterName,
    country: account.country,
    currency: account.currency,
    time_zone: account.timeZone,
    status: account.status,
    billing: account.isKeptFromBilling ? null : { valid: status === 'VALID', status },
    card_entry: payments?.cards.kind ?? 'typed',
    has_business_address: hasBusinessAddress,
    has_accepted_terms: hasAcceptedTerms || !ADS_TERMS_COUNTRIES.includes(account.country),
    abilities: { can_create_tag: isAllowedOn(account) },
  }
}

/** The accounts somebody may promote with. // decided: B-4.53 */
export async function listAdvertisers({ userId }: Member, deps: Reading): Promise<AdvertiserView[]> {
  const { read } = deps
  const accounts = await listAdAccountsWith(read, userId, 'CAMPAIGN_MANAGER')
  const rows = await standings(
    read,
    accounts.map(({ id }) => id),
  )
  const standing = new Map(rows.map((row) => [row.adAccountId, row]))
  return accounts.flatMap((account) => {
    const row = standing.get(account.id)
    return row ? [toAdvertiserView(account, row, deps)] : []
  })
}

export async function targetingOptions(
  { userId }: Member,
  advertiserId: string,
  { read }: Pick<Deps, 'read'>,
): Promise<TargetingOptionsView> {
  await adAccountAccess(read, userId, advertiserId)
  const interests = await interestsToTarget(read)
  const audiences = await targetableAudiences(read, advertiserId)
  return {
    locales: [...LOCALES],
    ages: [...AD_AGES],
    genders: [...AD_GENDERS],
    interests: interests.map(({ id, name }) => ({ id, name, children: [] })),
    audiences: audiences.map((each) => ({ id: each.id, name: each.name, ...sizeAndStatus(each) })),
  }
}

/** Accepts once for all of an advertiser. // decided: B-2.72 */
export function acceptAdvertiserTerms({ userId }: Member, advertiserId: string, deps: Writing) {
  return deps.transact(async (tx) => {
    const account = await adAccountAccess(tx, userId, advertiserId)
    assertAllowed(account, 'CAMPAIGN_MANAGER')
    if (await acceptTerms(tx, { adAccountId: advertiserId, userId, at: deps.now() }))
      await recordHistory(tx, deps, account, {
        action: 'ACCEPT',
        entityType: 'AD_ACCOUNT',
        entityId: advertiserId,
        entityName: account.name,
      })
    const [standing] = await standings(tx, [advertiserId])
    if (!standing) throw new DomainError('ASSET_NOT_FOUND')
    return toAdvertiserView(account, standing, deps)
  })
}

export async function getBusinessContact(
  { userId }: Member,
  advertiserId: string,
  { read }: Pick<Deps, 'read'>,
): Promise<BusinessContactView | null> {
  assertAllowed(await adAccountAccess(read, userId, advertiserId), 'CAMPAIGN_MANAGER', 'FINANCE_MANAGER')
  return businessContact(read, advertiserId)
}

/** @throws DomainError INVALID_INPUT with the fault of each field */
export function refuseFaults(faults: Readonly<Record<string, FieldErrors[string] | null>>): void {
  const fields = Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, fault]] : [])),
  )
  if (Object.keys(fields).length > 0) throw new DomainError('INVALID_INPUT', { fields })
}

export function changeBusinessContact(
  { userId }: Member,
  advertiserId: string,
  fields: BusinessContactFields,
  deps: Writing,
): Promise<BusinessContactView> {
  refuseFaults(
    Object.fromEntries(
      BUSINESS_ADDRESS_FIELDS.map((field) => [
        field,
        businessAddressFault(field, fields[field], fields.country),
      ]),
    ),
  )
  return deps.transact(async (tx) => {
    const account = await adAccountAccess(tx, userId, advertiserId)
    assertAllowed(account, 'CAMPAIGN_MANAGER', 'FINANCE_MANAGER')
    const contact = Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [field, value.trim()]),
    ) as BusinessContactView
    const before = await businessContact(tx, advertiserId)
    await saveBusinessContact(tx, advertiserId, contact)
    await recordHistory(tx, deps, account, {
      action: 'UPDATE',
      entityType: 'AD_ACCOUNT',
      entityId: advertiserId,
      entityName: account.name,
      changes: [{ field: 'business_address', old: before, new: contact }],
    })
    return contact
  })
}
