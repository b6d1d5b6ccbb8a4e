import { expect, it } from 'vitest'
import { operations } from '../apps/api/src/operations.ts'
import type { Context } from '../apps/api/src/kernel/context.ts'
import type { Operation } from '../apps/api/src/kernel/operation.ts'
import { hashPassword } from '../apps/api/src/domains/accounts/password-hash.ts'
import { DomainError } from '../apps/api/src/kernel/domain-error.ts'
import { aMember, callAs, visitor } from '../apps/api/src/testing/test-callers.ts'
import { testDeps } from '../apps/api/src/testing/test-deps.ts'
import { sampleInput } from './conformance/sample-input.ts'

const MINUTE_MS = 60 * 1000
const deps = await testDeps()
const passwordHash = await hashPassword('Another passphrase 8')

/** Values by which a sample gets as far as the limit. */
const known = {
  user_ids: ['1'],
  type: 'pin',
  event_name: 'page_visit',
  reason: 'spam',
  text: 'Hello',
  feedback_data: '{"verbatim":"Hello","action_from":"account_menu"}',
  email: 'someone@tessera.test',
  username_or_email: 'someone',
  password: 'A long and winding passphrase 7',
  passkey: {
    id: 'YQ',
    rawId: 'YQ',
    type: 'public-key',
    response: { clientDataJSON: 'YQ', authenticatorData: 'YQ', signature: 'YQ', attestationObject: 'YQ' },
  },
}

/** The limit that a call meets after it stood `before` others, as `what it counts by: how many in how long`. */
async function limitMet(operation: Operation, viewer: Context['viewer'], before: number) {
  let met: string | null = null
  let stood = 0
  const limits = {
    ...deps.limits,
    async consume(key: string, most: number, windowMs: number) {
      stood += 1
      if (stood <= before) return
      const by = /^[a-z-]+(:(account|address|fingerprint))?/.exec(key)?.[0]
      met = `${by}: ${most} in ${windowMs / MINUTE_MS} min`
      throw new DomainError('RATE_LIMITED')
    },
  }
  const input = sampleInput(operation.contract, known)
  await callAs({ ...deps, limits }, viewer)(operation, input).catch(() => null)
  return met
}

async function aMemberWithPassword() {
  const member = await aMember(deps)
  await deps.read.updateTable('users').set({ passwordHash }).where('id', '=', member.userId).execute()
  return member
}

async function limitsOf(operation: Operation): Promise<string[]> {
  const found = new Set<string>()
  for (const viewer of [await aMember(deps), await aMemberWithPassword(), visitor])
    for (let before = 0; ; before += 1) {
      const met = await limitMet(operation, viewer, before)
      if (met === null) break
      found.add(met)
    }
  return [...found]
}

/** What a member or a visitor may do so often and no more, of what a sample input reaches. */
const LIMITS: Record<string, string[]> = {
  'auth.login': ['login:address: 30 in 15 min', 'login:account: 10 in 15 min'],
  'auth.loginPasskey': ['passkey:address: 30 in 15 min'],
  'auth.openMailedLink': ['mailed-session: 30 in 5 min'],
  'auth.emailExists': ['email-exists: 40 in 5 min'],
  'auth.requestPasswordReset': ['reset:address: 30 in 30 min', 'reset:account: 5 in 30 min'],
  'auth.resetPassword': ['reset-use: 30 in 30 min'],
  'auth.resendVerification': ['verification-mail: 5 in 60 min'],
  'auth.changePassword': ['login:account: 10 in 15 min'],
  'auth.changeEmail': ['verification-mail: 5 in 60 min', 'login:account: 10 in 15 min'],
  'auth.registerEmail': ['sign-up:address: 30 in 30 min'],
  'auth.registerPartner': ['sign-up:address: 30 in 30 min'],
  'auth.register': ['sign-up:address: 30 in 30 min'],
  'accounts.refreshToken': ['renew: 20 in 60 min'],
  'accounts.refreshStored': ['renew: 20 in 60 min'],
  'auth.createSession': ['login:address: 30 in 15 min', 'login:account: 10 in 15 min'],
  'proof.give': ['factor: 10 in 15 min', 'login:account: 10 in 15 min'],
  'experiments.activate': ['experiments: 60 in 1 min'],
  'consent.choose': ['consent: 60 in 60 min'],
  'productGroups.count': ['product-counts: 60 in 1 min'],
  'promotedPins.sendLead': ['lead: 30 in 1440 min'],
  'comments.create': ['comments: 20 in 1 min'],
  'didIts.create': ['comments: 20 in 1 min'],
  'friendInvites.create': ['invites: 50 in 1440 min', 'invite-mail: 20 in 1440 min'],
  'invites.create': ['invite-mails: 300 in 1440 min'],
  'invites.refresh': ['invite-mails: 300 in 1440 min'],
  'feedback.send': ['feedback: 20 in 60 min'],
  'sponsorships.ask': ['sponsorships: 20 in 60 min'],
  'collaborators.invite': ['board-invites: 100 in 1440 min'],
  'joinRequests.create': ['board-invites: 100 in 1440 min'],
  'libraryImports.begin': ['library-imports: 30 in 60 min'],
  'reports.create': ['reports: 60 in 60 min'],
  'reports.reportBoard': ['reports: 60 in 60 min'],
  'reports.reportUser': ['reports: 60 in 60 min'],
  'spam.fingerprint': ['fingerprint: 60 in 60 min'],
  'auth.countryToken': ['cctld-token: 20 in 60 min'],
  'account.deactivate': ['login:account: 10 in 15 min'],
  'conversations.create': ['messages: 30 in 1 min', 'conversations: 40 in 60 min'],
  'conversations.addPeople': ['conversations: 40 in 60 min'],
  'messages.send': ['messages: 30 in 1 min'],
  'media.findImages': ['find-images: 60 in 5 min'],
  'tagEvents.receive': ['tag-events:address: 600 in 1 min', 'tag-events: 12000 in 1 min'],
  'tracking.upload': ['events: 240 in 1 min'],
  'visualSearch.crop': ['visual-crops: 120 in 1 min'],
  'visualSearch.describe': ['visual-pictures: 200 in 60 min'],
  'tracking.measure': ['measures: 60 in 1 min'],
  'orientation.landingSignals': ['landing-signals: 20 in 1440 min'],
  'verifiedMerchants.recheck': ['recheck-merchant: 30 in 60 min'],
}

it('each call that is limited meets its limits', async () => {
  const met: Record<string, string[]> = {}
  for (const operation of operations) {
    const limits = await limitsOf(operation)
    if (limits.length > 0) met[operation.contract.route.name] = limits
  }
  expect(met).toEqual(LIMITS)
}, 120_000)
