import { access } from './resources/access/index.ts'
import { adAccounts, adAccountSettings } from './resources/ad-accounts/index.tsx'
import { analytics } from './resources/analytics/index.tsx'
import { ads, advertisers } from './resources/ads/index.tsx'
import { assetGroups } from './resources/asset-groups/index.tsx'
import { marketingPlans } from './resources/marketing-plans/index.tsx'
import { hierarchy } from './resources/hierarchy/index.tsx'
import type { HubResource } from './shared/console-resource.ts'
import { history } from './resources/history/index.ts'
import { invites, partnerRequests } from './resources/invites/index.tsx'
import { managedClients } from './resources/managed-clients/index.ts'
import { partners } from './resources/partners/index.ts'
import { invoices } from './resources/invoices/index.tsx'
import { people } from './resources/people/index.ts'
import { profiles } from './resources/profiles/index.ts'
import { audiences } from './resources/audiences/index.tsx'
import { catalogs } from './resources/catalogs/index.tsx'
import { storefront } from './resources/storefront/index.ts'
import { tags } from './resources/tags/index.tsx'
import { trends } from './resources/trends/index.ts'
import { verifiedMerchant } from './resources/verified-merchant/index.ts'
import { settings } from './resources/settings/index.ts'

/** The resources of a business in the order of the menu, from which menu, routes and rights follow; the hub opens with the first. */
export const hubResources = [
  people,
  partners,
  invites,
  managedClients,
  adAccounts,
  ads,
  analytics,
  trends,
  invoices,
  profiles,
  assetGroups,
  audiences,
  catalogs,
  storefront,
  tags,
  marketingPlans,
  hierarchy,
  access,
  history,
  verifiedMerchant,
  settings,
] as const satisfies readonly HubResource[]

/** Who may do what: also with records that have their place on the page of another resource. */
export const hubRights: readonly Pick<HubResource, 'name' | 'allows'>[] = [
  ...hubResources,
  adAccountSettings,
  partnerRequests,
  advertisers,
]
