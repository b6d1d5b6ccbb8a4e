import type { OperationName } from '@tessera/api-types/routes'
import { alike, COLLEAGUES, inBusiness, MANAGERS, type Rights } from './rights.ts'

const theInvite = ({ inviteId }: { inviteId: string }) => ({ id: inviteId })
const theColleague = ({ employeeId }: { employeeId: string }) => ({ id: employeeId })
const theAccount = ({ adAccountId }: { adAccountId: string }) => ({ id: adAccountId })
const theProfile = ({ profileId }: { profileId: string }) => ({ id: profileId })
const theGroup = ({ assetGroupId }: { assetGroupId: string }) => ({ id: assetGroupId })
const thePlan = ({ marketingPlanId }: { marketingPlanId: string }) => ({ id: marketingPlanId })
const aPlan = { topBusinessGoal: 'DRIVE_TRAFFIC', dailyAdsBudget: 12 }
const inTheGroup = ({ assetGroupId }: { assetGroupId: string }) => ({ asset_group_id: assetGroupId })
/** An employee sees the groups they are in. */
const outsideOfGroup = { analystOfAsset: 'ASSET_GROUP_NOT_FOUND' } as const
const thePartner = ({ partnerId }: { partnerId: string }) => ({ id: partnerId })
const theRequest = ({ requestId }: { requestId: string }) => ({ id: requestId })
const unknownToken = () => ({ token: 'never-made' })
const anArticle = {
  type: null,
  is_shopping: false,
  title: 'Quiet rooms',
  intro: '',
  cover_pin_id: null,
  interest_id: null,
  locale: null,
  sections: [],
}
const aSiteText = { name: 'imprint', title: 'Imprint', text: 'Who runs this site.' }
const anExperiment = {
  name: 'a_new_one',
  description: 'Tries something',
  state: 'draft',
  groups: [
    { name: 'control', weight: 50 },
    { name: 'enabled', weight: 50 },
  ],
  viewer_types: ['authenticated'],
  device: 'any',
  countries: [],
  traffic_share: 100,
  holdout: null,
  holdout_share: 0,
}
/** Nobody reads or writes what somebody else arranged. */
const theOwnersEntity = ({ ids }: { ids: { owner: string } }) => ({
  entities: [
    {
      entity_id: ids.owner,
      entity_type: 'BIZ_USER',
      properties: { 'NAVBAR_CONFIG.customShortcuts': [] },
    },
  ],
  property_keys: ['NAVBAR_CONFIG'],
})
/** An employee sees the assets they work with, and no others. */
const withoutThisAsset = { businessEmployee: 'ASSET_NOT_FOUND' } as const

export const businessRights = {
  'business.list': alike('member'),
  'business.create': alike('member', () => ({ name: 'New shop', vertical: 'BEAUTY', country: 'DE' })),
  'businessOnboarding.get': alike('member'),
  'businessOnboarding.save': alike('member', () => ({ stepIndex: 1 })),
  'businessOnboarding.complete': alike('member', undefined, { done: 'INVALID_INPUT' }),
  'marketingPlans.list': inBusiness(COLLEAGUES),
  'marketingPlans.get': inBusiness(COLLEAGUES, thePlan),
  'marketingPlans.create': inBusiness(MANAGERS, () => aPlan),
  'marketingPlans.update': inBusiness(MANAGERS, (business) => ({ ...thePlan(business), weeklyLeads: 3 })),
  'marketingPlans.delete': inBusiness(MANAGERS, thePlan),
  'marketingPlans.suggest': inBusiness(MANAGERS, () => aPlan),
  'business.get': inBusiness(COLLEAGUES),
  'business.update': inBusiness(MANAGERS, () => ({ name: 'Renamed' })),
  'business.close': inBusiness(['businessOwner']),
  'business.transferOwnership': inBusiness(['businessOwner'], ({ adminId }) => ({ user_id: adminId })),
  'employees.list': inBusiness(COLLEAGUES),
  'employees.get': inBusiness(COLLEAGUES, theColleague),
  'employees.update': inBusiness(MANAGERS, (business) => ({
    ...theColleague(business),
    business_roles: ['ADMIN'],
  })),
  'employees.delete': inBusiness(MANAGERS, theColleague),
  'invites.list': inBusiness(MANAGERS),
  'invites.get': inBusiness(MANAGERS, theInvite),
  'invites.delete': inBusiness(MANAGERS, theInvite),
  'invites.refresh': inBusiness(MANAGERS, theInvite),
  'invites.create': inBusiness(MANAGERS, () => ({ invitees: ['new@tessera.test'] })),
  'receivedInvites.get': alike('member', unknownToken, { done: 'INVITE_NOT_FOUND' }),
  'receivedInvites.accept': alike('member', unknownToken, { done: 'INVITE_NOT_FOUND' }),
  'receivedInvites.decline': alike('member', unknownToken, { done: 'INVITE_NOT_FOUND' }),
  'adAccounts.list': inBusiness(COLLEAGUES),
  'adAccounts.get': inBusiness(COLLEAGUES, theAccount, { but: withoutThisAsset }),
  'adAccounts.create': inBusiness(MANAGERS, () => ({
    name: 'Winter',
    country: 'DE',
    currency: 'EUR',
    time_zone: 'Europe/Berlin',
  })),
  'adAccounts.update': inBusiness(MANAGERS, (business) => ({ ...theAccount(business), name: 'Renamed' }), {
    but: withoutThisAsset,
  }),
  'adAccountSettings.get': inBusiness(COLLEAGUES, theAccount, { but: withoutThisAsset }),
  'adAccountSettings.update': inBusiness(
    MANAGERS,
    (business) => ({ ...theAccount(business), settings: {} }),
    { but: withoutThisAsset },
  ),
  'profiles.list': inBusiness(COLLEAGUES),
  'profiles.get': inBusiness(COLLEAGUES, theProfile, {
    but: { ...withoutThisAsset, analystOfAsset: 'ASSET_NOT_FOUND' },
  }),
  'profiles.update': inBusiness(MANAGERS, theProfile, {
    but: { ...withoutThisAsset, analystOfAsset: 'ASSET_NOT_FOUND' },
  }),
  'partnerInvites.create': inBusiness(MANAGERS, () => ({
    invite_type: 'PARTNER',
    partner: 'agency@tessera.test',
  })),
  'receivedInvites.claim': {
    ...alike('member', (world) => ({ ...unknownToken(), business_id: world.business.id }), {
      sees: COLLEAGUES,
      hidden: 'BUSINESS_NOT_FOUND',
      done: 'INVITE_NOT_FOUND',
    }),
  },
  'partners.list': inBusiness(MANAGERS),
  'partners.get': inBusiness(MANAGERS, thePartner),
  'partners.update': inBusiness(MANAGERS, (business) => ({
    ...thePartner(business),
    adAccounts: [{ id: business.adAccountId, permissions: ['ANALYST'] }],
  })),
  'partners.delete': inBusiness(MANAGERS, thePartner),
  'partnerRequests.list': inBusiness(MANAGERS),
  'partnerRequests.get': inBusiness(MANAGERS, theRequest),
  'partnerRequests.update': inBusiness(MANAGERS, (business) => ({
    ...theRequest(business),
    status: 'ACCEPTED',
  })),
  'assetGroupPartners.list': inBusiness(MANAGERS, inTheGroup, { but: outsideOfGroup }),
  'assetGroupPartners.create': inBusiness(
    MANAGERS,
    (business) => ({ ...inTheGroup(business), items: [{ ...thePartner(business), permissions: ['ADMIN'] }] }),
    { but: outsideOfGroup },
  ),
  'assetGroupPartners.update': inBusiness(
    MANAGERS,
    (business) => ({ ...inTheGroup(business), ...thePartner(business), permissions: ['ADMIN'] }),
    { but: outsideOfGroup },
  ),
  'assetGroupPartners.delete': inBusiness(
    MANAGERS,
    (business) => ({ ...inTheGroup(business), ...thePartner(business) }),
    { but: outsideOfGroup },
  ),
  'managedClients.list': inBusiness(MANAGERS),
  'managedClients.get': inBusiness(MANAGERS, thePartner, { done: 'PARTNER_NOT_FOUND' }),
  'managedClients.delete': inBusiness(MANAGERS, thePartner, { done: 'PARTNER_NOT_FOUND' }),
  'permissions.list': inBusiness(COLLEAGUES),
  'assetAccess.explain': inBusiness(
    MANAGERS,
    ({ employeeId, adAccountId }) => ({
      subject_id: employeeId,
      asset_id: adAccountId,
      asset_type: 'AD_ACCOUNT',
    }),
    // Who asks about themselves reads what they reach.
    { but: withoutThisAsset },
  ),
  'assetAccess.preview': inBusiness(
    MANAGERS,
    (business) => ({ change: { type: 'GROUP_REMOVAL', ...inTheGroup(business) } }),
    { but: outsideOfGroup },
  ),
  'history.list': inBusiness(MANAGERS),
  'history.get': inBusiness(MANAGERS, ({ historyId }) => ({ id: historyId })),
  'assetGroups.list': inBusiness(COLLEAGUES),
  'assetGroups.get': inBusiness(COLLEAGUES, theGroup, { but: outsideOfGroup }),
  'assetGroups.contents': inBusiness(COLLEAGUES, inTheGroup, { but: outsideOfGroup }),
  'assetGroups.create': inBusiness(MANAGERS, () => ({ name: 'Autumn' })),
  'assetGroups.update': inBusiness(MANAGERS, (business) => ({ ...theGroup(business), name: 'Renamed' }), {
    but: outsideOfGroup,
  }),
  'assetGroups.delete': inBusiness(MANAGERS, theGroup, { but: outsideOfGroup }),
  'assetGroupEmployees.list': inBusiness(COLLEAGUES, inTheGroup, { but: outsideOfGroup }),
  'assetGroupEmployees.create': inBusiness(
    MANAGERS,
    (business) => ({
      ...inTheGroup(business),
      items: [{ id: business.employeeId, permissions: ['ANALYST'] }],
    }),
    { but: outsideOfGroup },
  ),
  'assetGroupEmployees.update': inBusiness(
    MANAGERS,
    (business) => ({ ...inTheGroup(business), ...theColleague(business), permissions: ['ADMIN'] }),
    { but: outsideOfGroup },
  ),
  'assetGroupEmployees.delete': inBusiness(
    MANAGERS,
    (business) => ({ ...inTheGroup(business), ...theColleague(business) }),
    { but: outsideOfGroup },
  ),
  'adNotifications.recommendations': alike(
    'member',
    ({ business }) => ({ recipient_id: business.adAccountId, recipient_type: 'ADVERTISER' }),
    { may: [...MANAGERS, 'analystOfAsset'] },
  ),
  'entityProperties.batchRead': alike('member', theOwnersEntity, { may: ['owner'] }),
  'entityProperties.batchUpsert': alike('member', theOwnersEntity, { may: ['owner'] }),
  'feedback.list': alike('employee'),
  'reportCases.list': alike('employee'),
  'reportCases.get': alike('employee', () => ({ id: '1' }), { done: 'NOT_FOUND' }),
  'reportCases.decide': alike('employee', () => ({ id: '1', decision: 'dismissed' }), { done: 'NOT_FOUND' }),
  'reportCases.banAuthor': alike('employee', () => ({ id: '1' }), { done: 'NOT_FOUND' }),
  'reportCases.markBoard': alike('employee', () => ({ id: '1', sensitivity: null }), { done: 'NOT_FOUND' }),
  'reportCases.liftBan': alike('employee', () => ({ id: '1' }), { done: 'NOT_FOUND' }),
  'articleRecords.list': alike('employee'),
  'articleRecords.get': alike('employee', () => ({ id: '1' }), { done: 'ARTICLE_NOT_FOUND' }),
  'articleRecords.create': alike('employee', () => anArticle),
  'articleRecords.update': alike('employee', () => ({ id: '1', title: 'Other' }), {
    done: 'ARTICLE_NOT_FOUND',
  }),
  'articleRecords.delete': alike('employee', () => ({ id: '1' }), { done: 'ARTICLE_NOT_FOUND' }),
  'articleRecords.publish': alike('employee', () => ({ id: '1' }), { done: 'ARTICLE_NOT_FOUND' }),
  'articleRecords.withdraw': alike('employee', () => ({ id: '1' }), { done: 'ARTICLE_NOT_FOUND' }),
  'musicRecords.list': alike('employee'),
  'musicRecords.get': alike('employee', () => ({ id: '1' }), { done: 'MUSIC_NOT_FOUND' }),
  'musicRecords.add': alike(
    'employee',
    () => ({
      title: 'Dawn',
      artist: 'Us',
      license: 'Ours',
      file: { read: async () => Buffer.from('no music'), size: 8, filename: 'dawn.mp3' },
    }),
    { done: 'INVALID_INPUT' },
  ),
  'musicRecords.update': alike('employee', () => ({ id: '1', title: 'Other' }), { done: 'MUSIC_NOT_FOUND' }),
  'musicRecords.offer': alike('employee', () => ({ id: '1' }), { done: 'MUSIC_NOT_FOUND' }),
  'musicRecords.withdraw': alike('employee', () => ({ id: '1' }), { done: 'MUSIC_NOT_FOUND' }),
  'siteBrand.get': alike('employee'),
  'siteBrand.update': alike('employee', () => ({ name: '' })),
  'siteTexts.list': alike('anyone'),
  'siteTexts.get': alike('anyone', () => ({ name: 'nothing' }), { done: 'SITE_TEXT_NOT_FOUND' }),
  'siteTextRecords.list': alike('employee'),
  'siteTextRecords.get': alike('employee', () => ({ id: '1' }), { done: 'SITE_TEXT_NOT_FOUND' }),
  'siteTextRecords.create': alike('employee', () => aSiteText),
  'siteTextRecords.update': alike('employee', () => ({ id: '1', title: 'Other' }), {
    done: 'SITE_TEXT_NOT_FOUND',
  }),
  'siteTextRecords.delete': alike('employee', () => ({ id: '1' }), { done: 'SITE_TEXT_NOT_FOUND' }),
  'experiments.list': alike('employee'),
  'experiments.get': alike('employee', () => ({ id: '1' }), { done: 'NOT_FOUND' }),
  'experiments.create': alike('employee', () => anExperiment),
  'experiments.update': alike('employee', () => ({ id: '1', description: 'Other' }), { done: 'NOT_FOUND' }),
} satisfies Partial<Record<OperationName, Rights>>
