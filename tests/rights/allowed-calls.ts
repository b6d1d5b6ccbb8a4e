import type { OperationName } from '@tessera/api-types/routes'
import { hashPassword } from '../../apps/api/src/domains/accounts/password-hash.ts'
import { issueToken } from '../../apps/api/src/domains/accounts/one-time-token-service.ts'
import { GOOD_PASSWORD } from '../../apps/api/src/domains/identity/testing/people.ts'
import { subscriptionToken } from '../../apps/api/src/domains/preferences/subscription-token.ts'
import { operations } from '../../apps/api/src/operations.ts'
import { anAuthenticator } from '../../apps/api/src/testing/test-authenticator.ts'
import { visitor } from '../../apps/api/src/testing/test-callers.ts'
import type { TestDeps } from '../../apps/api/src/testing/test-deps.ts'
import { appCode } from '../../apps/api/src/testing/test-guarded-people.ts'
import { callerOf } from '../../apps/api/src/testing/test-operations.ts'
import type { ObjectRights, Rights } from './rights.ts'
import type { World } from './world.ts'

type Prepare = NonNullable<ObjectRights['prepare']>
type Issued = Parameters<typeof issueToken>[2]
type Viewer = World['viewers'][keyof World['viewers']]
type Signed = Extract<Viewer, { userId: string }>
type Purpose = Exclude<Issued, 'country-session'>

const call = (deps: TestDeps) => callerOf(operations, deps)
const signedIn = (viewer: Viewer) => viewer as Signed
/** Who could prepare everything, were they not banned from writing. */
const free = (viewer: Viewer): Viewer =>
  viewer.state === 'AUTH' ? { ...viewer, isWriteBanned: false } : viewer
let hash: Promise<string> | undefined

/** The caller has a password, and gives it. */
const withPassword: Prepare = async ({ read }, _world, viewer) => {
  const passwordHash = await (hash ??= hashPassword(GOOD_PASSWORD))
  const { userId } = signedIn(viewer)
  await read.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute()
  return {}
}

/** The caller's session proved just now who they are. */
const justProved: Prepare = async ({ read, now, randomBytes }, _world, viewer) => {
  const { userId, sessionId } = signedIn(viewer)
  const at = now()
  const expiresAt = new Date(at.getTime() + 3_600_000)
  const session = { id: sessionId, userId, tokenHash: randomBytes(32), createdAt: at, lastSeenAt: at }
  await read
    .insertInto('sessions')
    .values({ ...session, expiresAt, provedAt: at })
    .execute()
  return {}
}

/** The session in which the caller is, if they are in one. */
const inSession: Prepare = async (deps, world, viewer) =>
  viewer.state === 'AUTH' || viewer.state === 'LIMITED_LOGIN' ? justProved(deps, world, viewer) : {}

const all =
  (...steps: Prepare[]): Prepare =>
  async (deps, world, viewer) => {
    const given = []
    for (const step of steps) given.push(await step(deps, world, viewer))
    return Object.assign({}, ...given) as Record<string, unknown>
  }

/** A secret that was mailed to the stranger. */
const mailed =
  (purpose: Purpose): Prepare =>
  async (deps, { ids, names }) => {
    const owner = { userId: ids.stranger, email: `${names.stranger}@tessera.test` }
    return { token: await issueToken(deps.read, deps, purpose, owner) }
  }

const ofEmailSubscription: Prepare = async ({ site }, { ids }) => ({
  token: subscriptionToken(site.secret, ids.stranger),
})

const strangersPassword: Prepare = async (deps, world) => {
  await withPassword(deps, world, world.viewers.stranger)
  return { username_or_email: world.names.stranger, password: GOOD_PASSWORD }
}

/** An authenticator app shows its first code. */
const newApp: Prepare = async (deps, _world, viewer) => {
  const { secret } = await call(deps)(free(viewer), 'security.beginApp', {})
  return { token: appCode(secret, deps.now()) }
}

const guardedByApp: Prepare = async (deps, world, viewer) => {
  const { token } = await newApp(deps, world, viewer)
  await call(deps)(free(viewer), 'security.confirmApp', { token: String(token) })
  return {}
}

/** A passkey that the caller makes. */
const newPasskey: Prepare = async (deps, _world, viewer) => {
  const asked = await call(deps)(free(viewer), 'security.passkeyOptions', {})
  return { name: 'Key', passkey: anAuthenticator().create(asked) }
}

const ownPasskey: Prepare = async (deps, _world, viewer) => {
  const device = anAuthenticator()
  const asked = await call(deps)(free(viewer), 'security.passkeyOptions', {})
  await call(deps)(free(viewer), 'security.addPasskey', { name: 'Key', passkey: device.create(asked) })
  const { passkeys } = await call(deps)(free(viewer), 'security.get', {})
  return { passkey_id: passkeys[0]?.id }
}

const strangersPasskey: Prepare = async (deps, world) => {
  const { stranger } = world.viewers
  await justProved(deps, world, stranger)
  const device = anAuthenticator()
  const asked = await call(deps)(stranger, 'security.passkeyOptions', {})
  await call(deps)(stranger, 'security.addPasskey', { name: 'Key', passkey: device.create(asked) })
  return { passkey: device.sign(await call(deps)(visitor, 'auth.passkeyOptions', {})) }
}

const newPhone: Prepare = async (deps, _world, viewer) => {
  const phone_number = `+4420794${String(deps.newId()).slice(-5)}`
  await call(deps)(free(viewer), 'security.beginPhone', { phone_number })
  const { text = '' } = deps.sentTexts.findLast(({ to }) => to === phone_number) ?? {}
  return { token: /\d{6}/.exec(text)?.[0] }
}

const ownPasscode: Prepare = async (deps, _world, viewer) => {
  await call(deps)(free(viewer), 'passcode.set', {
    new_passcode: '1357',
    backup_email: 'guardian@tessera.test',
  })
  return {}
}

const anInvite: Prepare = async ({ read, now }, { ids }) => {
  const expiresAt = new Date(now().getTime() + 3_600_000)
  const invite = {
    code: 'an-invitation',
    inviterId: ids.stranger,
    channel: 'link',
    createdAt: now(),
    expiresAt,
  }
  await read.insertInto('inviteLinks').values(invite).execute()
  return { invite_code: invite.code }
}

const grown = { email: 'grown@tessera.test', password: GOOD_PASSWORD, birthday: '1990-05-05' }
const given =
  (input: Record<string, unknown>, ...steps: Prepare[]): Prepare =>
  async (deps, world, viewer) => ({ ...input, ...(await all(...steps)(deps, world, viewer)) })

/** Calls that are refused in their own rows, with what makes them succeed: it is brought about and taken back with them. */
const good: Partial<Record<OperationName, Prepare>> = {
  'auth.registerEmail': given(grown),
  'auth.register': given(grown, inSession),
  'auth.registerPartner': given({ ...grown, business_name: 'Shop' }),
  'auth.login': strangersPassword,
  'auth.beginSession': all(inSession, mailed('handshake')),
  'auth.openMailedLink': all(inSession, mailed('mailed-session')),
  'auth.resetPassword': mailed('password-reset'),
  'auth.verifyEmail': mailed('email-verification'),
  'auth.changePassword': given({ current_password: GOOD_PASSWORD }, withPassword),
  'auth.changeEmail': given({ password: GOOD_PASSWORD }, withPassword),
  'auth.loginPasskey': strangersPasskey,
  'account.deactivate': given({ password: GOOD_PASSWORD }, withPassword),
  'dataExport.request': justProved,
  'proof.give': given({ password: GOOD_PASSWORD }, withPassword),
  'proof.passkeyOptions': all(justProved, ownPasskey),
  'security.beginApp': justProved,
  'security.confirmApp': all(justProved, newApp),
  'security.removeApp': all(justProved, guardedByApp),
  'security.renewRecoveryCodes': all(justProved, guardedByApp),
  'security.passkeyOptions': justProved,
  'security.addPasskey': all(justProved, newPasskey),
  'security.renamePasskey': all(justProved, ownPasskey),
  'security.removePasskey': all(justProved, ownPasskey),
  'security.beginPhone': justProved,
  'security.confirmPhone': all(justProved, newPhone),
  'passcode.set': justProved,
  'passcode.change': all(justProved, ownPasscode),
  'passcode.remove': all(justProved, ownPasscode),
  'emailSubscription.get': ofEmailSubscription,
  'emailSubscription.update': ofEmailSubscription,
  'emailSubscription.endAll': ofEmailSubscription,
  'friendInvites.metadata': anInvite,
}

/** Where somebody is kept out of what is right for all others: by a second factor, or by a business that needs them. */
const but: Partial<Record<OperationName, ObjectRights['but']>> = {
  'proof.give': { owner: 'MFA_CODE_WRONG' },
  'account.deactivate': { businessOwner: 'OWNS_BUSINESS', otherBusinessOwner: 'OWNS_BUSINESS' },
}

/** The rows with an object more for each call that is refused in its own: there it succeeds. */
export const withAllowedCalls = <T extends Partial<Record<OperationName, Rights>>>(rows: T): T =>
  Object.fromEntries(
    Object.entries<Rights>(rows).map(([name, rights]) => {
      const prepare = good[name as OperationName]
      const { itself } = rights.objects
      if (!prepare || !itself) return [name, rights]
      const right = { ...itself, done: 'ok', but: but[name as OperationName], prepare }
      return [name, { ...rights, objects: { ...rights.objects, right } }]
    }),
  ) as T
