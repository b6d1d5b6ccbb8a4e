import { allRoutes } from '@tessera/api-types/routes'
import type { Route } from '@tessera/api-types/route'

/** Records of a console: colleagues know one another, and what was reported is for staff alone. */
const recordsOfConsoles = Object.values<Route>(allRoutes)
  .filter(({ admin, kind }) => admin && kind === 'query')
  .map(({ name }) => name)

/** Reading operations that tell of no other person's public life, by what they tell of instead. */
export const SILENT: Record<string, readonly string[]> = {
  'the caller alone': [
    'advertisers.list',
    'advertisers.pins',
    'advertisers.targetingOptions',
    'auth.countrySite',
    'billingProfiles.get',
    'boards.picker',
    'businessAddresses.get',
    'businessOnboarding.get',
    'consent.get',
    'conversations.changes',
    'dataExport.get',
    'didIts.mine',
    'emailSubscription.get',
    'entityProperties.batchRead',
    'experiences.list',
    'experiments.groups',
    'invoices.tabs',
    'media.status',
    'organizationManagers.received',
    'media.statuses',
    'notifications.unread',
    'promotions.results',
    'proof.get',
    'pinDrafts.list',
    'scheduledPins.list',
    'search.recent',
    'security.get',
    'sessions.list',
    'settings.get',
    'settings.news',
    'settings.personal',
    'settings.push',
    'storyPins.content',
    'social.connections',
    'social.pending',
    'tracking.pinStats',
    'users.blocked',
    'users.me',
    'websites.list',
    'websites.proof',
  ],
  'the site': [
    'auth.emailExists',
    'auth.unauthUserData',
    'botChecks.challenge',
    'social.providers',
    'search.trending',
    'siteTexts.get',
    'siteTexts.list',
    'storyPins.fonts',
    'thirdParties.plan',
  ],
  'products on the pages of a story, which this world has none of': ['storyPins.taggedProducts'],
  'a page elsewhere': ['media.findImages'],
  'a business, whose colleagues know one another': [
    'adNotifications.recommendations',
    'business.get',
    'business.list',
    'receivedInvites.get',
  ],
  'a badge, which the profile shows': ['verifiedMerchants.get'],
  'who works for a business or the site': recordsOfConsoles,
}
