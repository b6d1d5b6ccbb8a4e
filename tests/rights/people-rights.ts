import type { OperationName } from '@tessera/api-types/routes'
import { alike, comeAndGo, type ObjectRights, onPeople, type Rights } from './rights.ts'
import { ALL, except, type Kind } from './viewer-kinds.ts'

const byId = ({ id }: { id: string }) => ({ user_id: id })
const byName = ({ username }: { username: string }) => ({ username })
/** Whom a person knows is read by those who may read the rest of their profile. */
const insiders = {
  owner: { sees: except(ALL, 'blockedByOwner', 'blockerOfOwner') },
  privateOwner: { sees: ['privateOwner', 'privateOwnerFollower'] },
} as const
const notOneself = { privateOwner: 'NOT_ALLOWED' } as const
const passcodeWanted = { done: 'PASSCODE_NOT_SET' } as const

/** A conversation of the owner with their collaborator. */
const TALKING: Kind[] = ['owner', 'collaborator']
const aNotificationOfOwner: NonNullable<ObjectRights['prepare']> = async (
  { transact, newId, now },
  { ids, publicBoard },
) => {
  const notification = { id: newId(), userId: ids.owner, kind: 'save', actorId: ids.privateOwner }
  const row = { ...notification, pinId: publicBoard.pin.id, createdAt: now() }
  await transact((tx) => tx.insertInto('notifications').values(row).execute())
  return { notification_id: row.id }
}

const onConversation = (more: object = {}, words: Parameters<typeof alike>[2] = {}): Rights =>
  alike('member', ({ conversationId }) => ({ conversation_id: conversationId, ...more }), {
    sees: TALKING,
    hidden: 'CONVERSATION_NOT_FOUND',
    ...words,
  })
/** People with an open contact request change no group. */
const onGroup = (more: Parameters<typeof alike>[1] = () => ({})): Rights =>
  alike('member', (world, kind) => ({ conversation_id: world.groupId, ...more(world, kind) }), {
    sees: [...TALKING, 'exCollaborator'],
    may: ['collaborator'],
    hidden: 'CONVERSATION_NOT_FOUND',
  })
const onMessage = (words: Parameters<typeof alike>[2] = {}): Rights =>
  alike(
    'member',
    ({ conversationId, messageId }) => ({ conversation_id: conversationId, message_id: messageId }),
    { sees: TALKING, hidden: 'CONVERSATION_NOT_FOUND', ...words },
  )
/** The same for the owner, who does not follow who wrote it. */
const onContactRequest = alike('member', ({ conversationId }) => ({ contact_request_id: conversationId }), {
  sees: ['owner'],
  hidden: 'CONTACT_REQUEST_NOT_FOUND',
})

export const peopleRights = {
  'feedback.send': alike('member', () => ({
    feedback_data: JSON.stringify({ verbatim: 'More colors', action_from: 'account_menu' }),
  })),
  'users.get': onPeople('anyone', byId),
  'users.pins': onPeople('anyone', byName),
  'users.followers': onPeople('anyone', byName, insiders),
  'users.following': onPeople('anyone', byName, insiders),
  'boards.list': onPeople('anyone', byName),
  'boards.following': onPeople('anyone', byName, insiders),
  'interests.followed': onPeople('anyone', byName, insiders),
  'users.follow': onPeople('member', byId, {
    owner: { but: { owner: 'NOT_ALLOWED', blockerOfOwner: 'NOT_ALLOWED' } },
    privateOwner: { but: notOneself },
  }),
  'users.unfollow': onPeople('member', byId),
  'users.followMany': alike('member', ({ ids }) => ({
    user_ids: [ids.owner, ids.privateOwner, ids.whoLeft],
  })),
  'users.followRequests': alike('member'),
  'users.approveFollower': alike('member', ({ ids }) => ({ user_id: ids.privateOwnerRequester }), {
    sees: ['privateOwner'],
    hidden: 'USER_NOT_FOUND',
  }),
  'users.declineFollower': alike('member', ({ ids }) => ({ user_id: ids.privateOwnerRequester }), {
    sees: ['privateOwner'],
    hidden: 'USER_NOT_FOUND',
  }),
  'users.block': onPeople('member', byId, {
    owner: { but: { owner: 'NOT_ALLOWED' } },
    privateOwner: { but: notOneself },
  }),
  'reports.reportUser': onPeople('member', ({ id }) => ({ user_id: id, reason: 'spam' }), {
    owner: { but: { owner: 'NOT_ALLOWED' } },
    privateOwner: { but: notOneself },
  }),
  'users.unblock': onPeople('member', byId),
  'users.blocked': alike('member'),
  'users.updateProfile': alike('member', () => ({ about: 'New words' })),
  'interests.list': alike('anyone'),
  'interests.get': alike('anyone', ({ interest }) => ({ slug: interest.slug })),
  'interests.follow': alike('member', ({ interest }) => ({ interest_id: interest.id })),
  'interests.unfollow': alike('member', ({ interest }) => ({ interest_id: interest.id })),

  'notifications.list': alike('member'),
  'notifications.details': alike('member', () => ({}), {
    prepare: aNotificationOfOwner,
    sees: ['owner'],
    hidden: 'NOT_FOUND',
  }),
  'notifications.unread': alike('member'),
  'notifications.markRead': alike('member'),
  'conversations.list': alike('member'),
  'conversations.create': onPeople('member', ({ id }) => ({ user_ids: [id], text: 'Hello' }), {
    owner: {
      sees: except(ALL, 'blockedByOwner', 'blockerOfOwner'),
      but: { owner: 'INVALID_INPUT', under16: 'MESSAGES_NOT_TAKEN' },
    },
    privateOwner: { but: { privateOwner: 'INVALID_INPUT', under16: 'MESSAGES_NOT_TAKEN' } },
    whoLeft: {},
  }),
  'conversations.changes': alike('member'),
  'conversations.get': onConversation(),
  'conversations.rename': onGroup(() => ({ name: 'Kitchen' })),
  'conversations.leave': onConversation(),
  'conversations.restore': onConversation(),
  'conversations.markRead': onConversation(),
  'conversations.addPeople': onGroup(({ ids }) => ({ user_ids: [ids.privateOwner] })),
  'messages.list': onConversation(),
  'messages.send': onConversation({ text: 'Hello' }),
  'messages.delete': onMessage({ may: ['collaborator'] }),
  'messages.react': onMessage(),
  'messages.unreact': onMessage(),
  'messages.sentPin': alike(
    'anyone',
    ({ publicBoard }) => ({ pin_id: publicBoard.pin.id, sent_key: 'guessed' }),
    {
      done: 'MESSAGE_NOT_FOUND',
    },
  ),
  'contactRequests.list': alike('member'),
  'contactRequests.accept': onContactRequest,
  'contactRequests.decline': onContactRequest,
  'contactRequests.block': onContactRequest,
  'contactRequests.restore': onContactRequest,
  'shareSuggestions.list': alike('member'),
  'suggestedCreators.list': alike('member'),
  'suggestedCreators.hide': onPeople('member', ({ id }) => ({ user_id: id })),
  'websites.list': alike('member'),
  'websites.proof': alike('member', () => ({ url: 'https://site.test/' })),
  'websites.verify': alike('member', () => ({ url: 'https://site.test/', method: 'dns' }), {
    done: 'WEBSITE_PROOF_MISSING',
  }),
  'websites.unverify': alike('member', () => ({ host: 'site.test' })),
  'friendInvites.create': alike('member'),
  'friendInvites.metadata': alike('anyone', () => ({ invite_code: 'never-made' }), {
    done: 'INVITE_NOT_FOUND',
  }),
  'orientation.landingSignals': alike('member', () => ({ is_register: false })),
  'experiences.list': alike('member'),
  'experiences.update': alike(
    'member',
    () => ({ placement: 'nowhere', experience_id: 1, status: 'viewed' }),
    { done: 'NOT_FOUND' },
  ),
  'ads.load': alike('anyone'),
  'articles.list': alike('anyone'),
  'articles.get': alike('anyone', () => ({ id: '1' }), { done: 'ARTICLE_NOT_FOUND' }),
  'experiments.groups': alike('anyone'),
  'experiments.activate': alike('anyone', () => ({ experiment_name: 'none', experiment_group: 'a' })),

  'settings.get': alike('member'),
  'settings.updatePermissions': alike('member', () => ({ comments_from: 'nobody' })),
  'settings.updateMentions': alike('member', () => ({ mentions_from: 'nobody' })),
  'settings.updatePrivacy': alike('member', () => ({ is_private_profile: true })),
  'settings.updateMessages': alike('member', () => ({ should_show_messaging: false })),
  'settings.personal': alike('member'),
  'settings.countries': alike('anyone'),
  'settings.locales': alike('anyone'),
  'settings.updatePersonal': alike('member', () => ({ country: 'DE' })),
  'settings.updateCommentFeatures': alike('member', ({ ids }) => ({ userId: ids.owner, featureMap: {} }), {
    sees: ['owner'],
    hidden: 'USER_NOT_FOUND',
  }),
  'settings.news': alike('member'),
  'settings.updateNews': alike('member', () => ({ follows: false })),
  'settings.push': alike('member'),
  'settings.updateSiteNews': alike('member', () => ({ follows: false })),
  'emailSubscription.get': alike('anyone', () => ({ token: 'never-made' }), { done: 'TOKEN_INVALID' }),
  'emailSubscription.update': alike('anyone', () => ({ token: 'never-made', letters: {} }), {
    done: 'TOKEN_INVALID',
  }),
  'emailSubscription.endAll': comeAndGo('anyone', () => ({ token: 'never-made' }), { done: 'TOKEN_INVALID' }),
  'passcode.set': alike('member', () => ({ new_passcode: '2468', backup_email: 'guardian@tessera.test' }), {
    done: 'REAUTH_REQUIRED',
  }),
  'passcode.change': alike('member', () => ({ new_passcode: '2468', passcode: '1357' }), passcodeWanted),
  'passcode.remove': alike('member', () => ({ passcode: '1357' }), passcodeWanted),
  'passcode.resendConfirmation': alike('member', undefined, passcodeWanted),
  'passcode.askRecovery': alike('member', undefined, passcodeWanted),
  'passcode.confirm': alike('anyone', () => ({ token: 'never-made' }), { done: 'TOKEN_INVALID' }),
  'passcode.recover': alike('anyone', () => ({ token: 'never-made' }), { done: 'TOKEN_INVALID' }),
  'consent.get': alike('member'),
  'consent.choose': alike('anyone', () => ({
    allow_personalization_cookies: false,
    allow_analytic_cookies: false,
    allow_marketing_cookies: false,
    text_version: 1,
  })),
  'consent.setThirdPartyMarketing': alike('member', () => ({
    third_party_marketing_tracking_enabled: false,
  })),
  'thirdParties.plan': alike('anyone'),
  'thirdParties.identify': alike('member'),
  'tracking.upload': alike('anyone', () => ({ events: [], report_time: 1 })),
  'tracking.measure': alike('anyone', () => ({ metrics: [] })),
} satisfies Partial<Record<OperationName, Rights>>
