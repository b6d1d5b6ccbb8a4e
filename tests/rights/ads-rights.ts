import type { OperationName } from '@tessera/api-types/routes'
import { alike, COLLEAGUES, inBusiness, MANAGERS, OWN_MANAGERS, type Rights } from './rights.ts'
import type { Kind } from './viewer-kinds.ts'
import type { World } from './world.ts'

type Input = (business: World['business']) => Record<string, unknown>
type Words = Parameters<typeof inBusiness>[2]

/** Who was given the account to read its results. */
const READERS: Kind[] = [...MANAGERS, 'analystOfAsset']

/** A call about an ad account alone; to who does not reach it, it looks like none. */
const onAdvertiser = (may: readonly Kind[], input: Input = () => ({}), words: Words = {}): Rights =>
  alike('member', ({ business }) => ({ advertiser_id: business.adAccountId, ...input(business) }), {
    sees: READERS,
    may,
    hidden: 'ASSET_NOT_FOUND',
    ...words,
  })

const thePromotion: Input = ({ promotionId }) => ({ id: promotionId })
const theInvoice: Input = ({ invoiceId }) => ({ id: invoiceId })
const address = { line1: '1 Kiln Road', city: 'Berlin', postal_code: '10115', country: 'DE' }

/** Who manages several businesses sees all of them except how they pay. // decided: B-2.50 */
const withoutBills = { organizationManager: 'INVOICE_NOT_FOUND' } as const

export const adsRights = {
  'advertisers.list': alike('member'),
  'advertisers.targetingOptions': onAdvertiser(READERS),
  'advertisers.results': onAdvertiser(READERS),
  'advertisers.pins': onAdvertiser(MANAGERS),
  'advertisers.audience': onAdvertiser(MANAGERS),
  'advertisers.acceptTerms': onAdvertiser(MANAGERS, () => ({ version: 1 })),
  'billingProfiles.get': onAdvertiser(OWN_MANAGERS),
  'billingProfiles.update': onAdvertiser(OWN_MANAGERS, () => ({
    cardholder_name: 'Olga Owner',
    card_number: '4242424242424242',
    card_expiry_month: 12,
    card_expiry_year: 2099,
    security_code: '123',
    currency: 'EUR',
  })),
  'cardSessions.begin': onAdvertiser(OWN_MANAGERS, () => ({ return_path: '/business/quick-promote/' }), {
    done: 'CONFLICT',
  }),
  'cardSessions.finish': onAdvertiser(OWN_MANAGERS, () => ({ session_id: '1' }), { done: 'ASSET_NOT_FOUND' }),
  'businessAddresses.get': onAdvertiser(MANAGERS),
  'businessAddresses.update': onAdvertiser(MANAGERS, () => ({
    ...address,
    name: 'Kiln',
    email: 'ads@kiln.test',
  })),
  'promotedPins.hide': alike('member', () => ({ token: 'nothing' }), { done: 'PROMOTION_NOT_FOUND' }),
  'promotedPins.unhide': alike('member', () => ({ token: 'nothing' }), { done: 'PROMOTION_NOT_FOUND' }),
  'promotedPins.leadForm': alike('member', () => ({ token: 'nothing' }), { done: 'PROMOTION_NOT_FOUND' }),
  'promotedPins.sendLead': alike('member', () => ({ token: 'nothing', consent: '', privacy_url: '' }), {
    done: 'PROMOTION_NOT_FOUND',
  }),
  'leadForms.get': onAdvertiser(MANAGERS, thePromotion),
  'leadForms.update': onAdvertiser(MANAGERS, (business) => ({
    ...thePromotion(business),
    title: 'Glazing courses',
    questions: { full_name: 'OFF', email: 'REQUIRED', phone_number: 'OFF', zip_code: 'OFF' },
    privacy_url: 'https://kiln.test/privacy',
    consent: 'Kiln may write to me.',
    thank_you: 'Thanks!',
    is_on: true,
  })),
  'leads.list': onAdvertiser(MANAGERS, ({ promotionId }) => ({ promotion_id: promotionId })),
  'promotions.list': onAdvertiser(READERS),
  'businessPromotions.list': inBusiness(COLLEAGUES),
  'promotions.get': onAdvertiser(READERS, thePromotion),
  'promotions.create': onAdvertiser(MANAGERS, () => ({ name: 'Lamps' }), { done: 'ADDRESS_MISSING' }),
  'promotions.update': onAdvertiser(MANAGERS, (business) => ({
    ...thePromotion(business),
    status: 'PAUSED',
  })),
  'promotions.results': onAdvertiser(READERS, thePromotion),
  'promotions.delivery': onAdvertiser(READERS, thePromotion),
  'promotionGroups.list': onAdvertiser(READERS, ({ promotionId }) => ({ promotion_id: promotionId })),
  'promotionDays.list': onAdvertiser(READERS, ({ promotionId }) => ({ promotion_id: promotionId })),
  'issuedInvoices.list': alike('employee'),
  'issuedInvoices.get': alike('employee', () => ({ id: '1' }), { done: 'INVOICE_NOT_FOUND' }),
  'creditNotes.create': alike(
    'employee',
    () => ({ invoice_id: '1', amount_micros: 1, reason: 'GOODWILL', explanation: 'For the trouble.' }),
    { done: 'INVOICE_NOT_FOUND' },
  ),
  'invoices.list': inBusiness(MANAGERS),
  'invoices.tabs': inBusiness(MANAGERS),
  'invoices.get': inBusiness(OWN_MANAGERS, theInvoice, { but: withoutBills }),
  'invoices.pay': inBusiness(OWN_MANAGERS, theInvoice, { done: 'CONFLICT', but: withoutBills }),
} satisfies Partial<Record<OperationName, Rights>>
