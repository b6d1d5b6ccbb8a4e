import { z } from 'zod'
import { contract, pagedContract } from '../contract.ts'
import { PinCard } from '../pins/views.ts'
import { adminListInput, adminListOf } from '../wire/admin-list.ts'
import { Id, Timestamp } from '../wire/scalars.ts'
import { storefrontRoutes as r } from './storefront-routes.ts'

const locale = { country: z.string().regex(/^[A-Z]{2}$/), language: z.string().regex(/^[a-z]{2}$/) }

export const StorefrontSettingsView = z.object({
  /** The person whose settings they are. */
  id: Id,
  currentViewingLocale: z.object({
    ...locale,
    /** Null where the business has no feed yet. */
    feedProfileId: Id.nullable(),
  }),
  /** Null until they chose. */
  lastUpdated: Timestamp.nullable(),
})
export type StorefrontSettingsView = z.output<typeof StorefrontSettingsView>

export const ViewingLocale = z.object({ ...locale, feedProfileId: Id })
export type ViewingLocale = z.output<typeof ViewingLocale>

/** A feed that can fill the shop of a business. */
export const StorefrontFeedView = z.object({
  id: Id,
  catalog_id: Id,
  catalog_name: z.string(),
  name: z.string(),
  country: z.string(),
  language: z.string(),
  is_active: z.boolean(),
  /** Those see it whose country has no feed of its own. */
  is_default: z.boolean(),
})
export type StorefrontFeedView = z.output<typeof StorefrontFeedView>

const ofPerson = z.object({ business_id: Id, id: Id })
const reading = ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED'] as const

export const storefrontContracts = {
  'storefront.pins': pagedContract(r['storefront.pins'], {
    summary: 'The shop of a verified merchant: products of the feed for the country of the viewer.',
    input: { username: z.string().max(60) },
    item: PinCard,
    errors: ['USER_NOT_FOUND'],
  }),
  'storefrontSettings.get': contract(r['storefrontSettings.get'], {
    summary: 'The feed from which the caller looks at the shop of a business.',
    input: ofPerson,
    output: StorefrontSettingsView,
    errors: reading,
  }),
  'storefrontSettings.update': contract(r['storefrontSettings.update'], {
    summary: 'Chooses the feed from which the caller looks at the shop of a business.',
    input: ofPerson.extend({ currentViewingLocale: ViewingLocale }),
    output: StorefrontSettingsView,
    errors: reading,
  }),
  'storefrontFeeds.list': contract(r['storefrontFeeds.list'], {
    summary:
      'The feeds of the catalogs of a business that the caller may read, in the order they were added.',
    input: adminListInput(['id', 'name'], {}, ['id', 'ASC']),
    output: adminListOf(StorefrontFeedView),
    errors: ['BUSINESS_NOT_FOUND'],
  }),
}
