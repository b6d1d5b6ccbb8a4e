import { afterAll, expect, it } from 'vitest'
import type { SecurityEvent } from './domains/accounts/audit-service.ts'
import { MAIL_RESET_LINK, mailResetLink } from './domains/identity/password-reset-service.ts'
import {
  anAddress,
  anotherSession,
  aSignedUpPerson,
  GOOD_PASSWORD,
  mailedToken,
} from './domains/identity/testing/people.ts'
import { linkThatSignsIn } from './domains/sessions/mailed-session-service.ts'
import { aSubject, openSocialSite, ORIGIN } from './domains/social-login/testing/social-site.ts'
import { operations } from './operations.ts'
import { aBrowser, anAccount } from './testing/test-browser.ts'
import { visitor } from './testing/test-callers.ts'
import { testDeps } from './testing/test-deps.ts'
import { aGuardedPerson, halfLogin } from './testing/test-guarded-people.ts'
import { callerOf } from './testing/test-operations.ts'
import { guardedPeople } from './testing/test-passcode-people.ts'

const NEW_PASSWORD = 'another mosaic window 4'
const TRIES_IN_A_ROW = 5

const deps = await testDeps()
const social = await openSocialSite()
afterAll(() => social.stop())
const call = callerOf(operations, deps)
const { aGuarded } = guardedPeople(deps)
const refused = (attempt: Promise<unknown>) => expect(attempt).rejects.toHaveProperty('code')

const trailOf = (actorId: string) =>
  deps.read
    .selectFrom('auditEvents')
    .select(['event', 'ip', 'details'])
    .where('actorId', '=', actorId)
    .execute()

/** Somebody who does something of their own. */
const byAMember =
  (act: (person: Awaited<ReturnType<typeof aSignedUpPerson>>) => Promise<unknown>) => async () => {
    const person = await aSignedUpPerson(deps)
    await act(person)
    return person.viewer.userId
  }

const byAGuardedMember =
  (act: (person: Awaited<ReturnType<typeof aGuardedPerson>>) => Promise<unknown>) => async () => {
    const person = await aGuardedPerson(deps)
    await act(person)
    return person.viewer.userId
  }

const byAChild = (act: (person: Awaited<ReturnType<typeof aGuarded>>) => Promise<unknown>) => async () => {
  const person = await aGuarded()
  await act(person)
  return person.ada.userId
}

const logIn = (email: string, password = GOOD_PASSWORD) =>
  call(visitor, 'auth.login', { username_or_email: email, password })

async function askForReset(email: string): Promise<void> {
  await call(visitor, 'auth.requestPasswordReset', { username_or_email: email })
  await mailResetLink(deps.addedJobs.findLast(({ task }) => task === MAIL_RESET_LINK)?.payload, deps)
}

async function connectedMember() {
  const { browser } = await social.aMemberWithPassword()
  const { path } = await social.call<{ path: string }>(browser, 'social.connect', { slot: 'google' })
  await social.signInBy(browser, 'google', aSubject(), {
    pass: new URL(path, ORIGIN).searchParams.get('pass'),
  })
  const { id } = await social.call<{ id: string }>(browser, 'users.me')
  return { browser, id }
}

/** What makes each event happen; it returns whose trail has it. */
const causes: Record<SecurityEvent, () => Promise<string>> = {
  'social.connected': async () => (await connectedMember()).id,
  'social.disconnected': async () => {
    const { browser, id } = await connectedMember()
    await social.call(browser, 'social.disconnect', { slot: 'google' })
    return id
  },
  'account.created': byAMember(async () => undefined),
  'account.deactivated': byAMember(({ viewer }) =>
    call(viewer, 'account.deactivate', { password: GOOD_PASSWORD }),
  ),
  'account.deletion-asked': byAMember(({ viewer }) =>
    call(viewer, 'account.delete', { password: GOOD_PASSWORD, username: viewer.username }),
  ),
  'account.reactivated': byAMember(async ({ viewer, email }) => {
    await call(viewer, 'account.deactivate', { password: GOOD_PASSWORD })
    await logIn(email)
  }),
  'data-export.asked': byAMember(({ viewer }) => call(viewer, 'dataExport.request', {})),
  'login.succeeded': byAMember(({ email }) => anotherSession(deps, email)),
  'login.failed': byAMember(({ email }) => refused(logIn(email, 'not mine'))),
  'login.limited': byAMember(async ({ viewer }) => {
    const link = await linkThatSignsIn(deps.read, deps, viewer.userId, '/')
    await call(visitor, 'auth.openMailedLink', { token: link.split('#token=')[1] ?? '' })
  }),
  logout: byAMember(({ viewer, token }) => call(viewer, 'auth.logout', {}, { sessionToken: token })),
  'account.switched': async () => {
    const [ada, ben] = [await anAccount(deps), await anAccount(deps)]
    const browser = aBrowser(deps)
    for (const { email } of [ada, ben]) await browser.logIn(email)
    const { group_id } = await browser.list()
    await browser.call('auth.createSession', { user_id: ada.id, group_id: group_id ?? '' })
    return ada.id
  },
  'session.ended': byAMember(async ({ viewer, email }) => {
    const { sessionId } = (await anotherSession(deps, email)).viewer
    await call(viewer, 'sessions.end', { session_id: sessionId })
  }),
  'sessions.ended': byAMember(async ({ viewer, email }) => {
    await anotherSession(deps, email)
    await call(viewer, 'sessions.endOthers', {})
  }),
  'password.changed': byAMember(({ viewer }) =>
    call(viewer, 'auth.changePassword', { current_password: GOOD_PASSWORD, new_password: NEW_PASSWORD }),
  ),
  'password.reset-asked': byAMember(({ email }) => askForReset(email)),
  'password.reset': byAMember(async ({ email }) => {
    await askForReset(email)
    const token = mailedToken(deps.sentMail, email)
    await call(visitor, 'auth.resetPassword', { token, new_password: NEW_PASSWORD })
  }),
  'email.verified': byAMember(({ email }) =>
    call(visitor, 'auth.verifyEmail', { token: mailedToken(deps.sentMail, email) }),
  ),
  'email.change-asked': byAMember(({ viewer }) =>
    call(viewer, 'auth.changeEmail', { email: anAddress(), password: GOOD_PASSWORD }),
  ),
  'email.changed': byAMember(async ({ viewer }) => {
    const email = anAddress()
    await call(viewer, 'auth.changeEmail', { email, password: GOOD_PASSWORD })
    await call(visitor, 'auth.verifyEmail', { token: mailedToken(deps.sentMail, email) })
  }),
  'mfa.asked': byAGuardedMember(({ email }) => halfLogin(deps, email)),
  'mfa.failed': byAGuardedMember(async ({ email }) => {
    const { mfa_token } = await halfLogin(deps, email)
    await refused(call(visitor, 'auth.loginMfa', { mfa_token, token: '000000' }))
  }),
  'mfa.enabled': byAGuardedMember(async () => undefined),
  'mfa.disabled': byAGuardedMember(({ viewer }) => call(viewer, 'security.removeApp', {})),
  'factor.added': byAGuardedMember(async () => undefined),
  'factor.removed': byAGuardedMember(({ viewer }) => call(viewer, 'security.removeApp', {})),
  'recovery-codes.renewed': byAGuardedMember(({ viewer }) => call(viewer, 'security.renewRecoveryCodes', {})),
  'recovery-code.used': byAGuardedMember(async ({ email, recoveryCodes }) => {
    const { mfa_token } = await halfLogin(deps, email)
    await call(visitor, 'auth.loginMfa', { mfa_token, token: recoveryCodes[0] })
  }),
  'proof.given': byAMember(({ viewer }) => call(viewer, 'proof.give', { password: GOOD_PASSWORD })),
  'proof.failed': byAGuardedMember(({ viewer }) => refused(call(viewer, 'proof.give', { token: '000000' }))),
  'passcode.set': byAChild(async () => undefined),
  'passcode.email-confirmed': byAChild(async () => undefined),
  'passcode.changed': byAChild(({ ada }) =>
    call(ada, 'passcode.change', { passcode: '1234', new_passcode: '5678' }),
  ),
  'passcode.removed': byAChild(({ ada }) => call(ada, 'passcode.remove', { passcode: '1234' })),
  'passcode.recovery-asked': byAChild(({ ada }) => call(ada, 'passcode.askRecovery', {})),
  'passcode.recovered': byAChild(async ({ ada, guardian }) => {
    await call(ada, 'passcode.askRecovery', {})
    await call(visitor, 'passcode.recover', { token: mailedToken(deps.sentMail, guardian) })
  }),
  'passcode.failed': byAChild(({ ada }) => refused(call(ada, 'passcode.remove', { passcode: '9999' }))),
  'passcode.locked': byAChild(async ({ ada }) => {
    for (let tries = 0; tries < TRIES_IN_A_ROW; tries += 1)
      await refused(call(ada, 'passcode.remove', { passcode: '9999' }))
  }),
}

it('a wrong password before something grave is written down', async () => {
  const { viewer } = await aSignedUpPerson(deps)
  await refused(call(viewer, 'account.deactivate', { password: 'not mine' }))
  expect(await trailOf(viewer.userId)).toContainEqual(expect.objectContaining({ event: 'proof.failed' }))
})

it.each(Object.entries(causes))(
  '%s is written down when it happens, with the address it came from',
  async (event, cause) => {
    const actorId = await cause()
    const trail = await trailOf(actorId)
    expect(trail.map((entry) => entry.event)).toContain(event)
    expect(trail.every(({ ip }) => ip !== '')).toBe(true)
    expect(JSON.stringify(trail)).not.toMatch(/mosaic|correct tile|argon2/)
  },
)
