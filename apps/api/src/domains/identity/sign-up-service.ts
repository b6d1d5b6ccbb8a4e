import type { Reason } from '@tessera/api-types/error-texts'
import type { SignUp } from '@tessera/api-types/identity/sign-in-inputs'
import { isReservedUsername } from '@tessera/api-types/identity/reserved-usernames'
import { networkOf } from '../../kernel/address-network.ts'
import type { Context } from '../../kernel/context.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError, fieldError } from '../../kernel/domain-error.ts'
import { emit } from '../../kernel/events.ts'
import type { VouchedIdentity } from '../../sign-in-providers/sign-in-provider.ts'
import { requireBotCheck } from '../bot-checks/bot-check-service.ts'
import { countSignUp } from '../bot-checks/fingerprint-service.ts'
import { findReturning, insertAccount, isEmailTaken } from '../accounts/account-service.ts'
import { AGE_RESTRICTION_KEEP_SECONDS, isRealBirthday, isTooYoung } from '../accounts/age-rules.ts'
import { recordSecurityEvent } from '../accounts/audit-service.ts'
import { holdForEmail } from './held-sign-up-service.ts'
import { mailVerification } from './email-service.ts'
import { toNewAccount } from './new-account-rules.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import { siteName } from '../site-brand/site-brand-service.ts'
import { isEasyToGuess } from '../accounts/password-guess-rules.ts'
import { usernameStem, usernameTry } from '../accounts/username-rules.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'

type Needs = Pick<Deps, 'jobs' | 'limits' | 'newId' | 'now' | 'read' | 'transact'>

const SIGN_UPS_PER_ADDRESS = 30
const WINDOW_MS = 30 * MINUTE_MS
const USERNAME_TRIES = 8
const BIRTHDAY_UNREAL: Reason = { key: 'field.birthdayPast' }
const PASSWORD_MISSING: Reason = { key: 'field.passwordMissing' }

/** Somebody else vouches for the person: then a password may be missing. */
export interface Voucher {
  /** An address that needs no proof of ours any more. */
  verifiedEmail: string | null
  /** Who they are there: connected to the account when it is made. */
  vouched: VouchedIdentity
}

/**
 * Makes an account and mails its verification link; returns its id.
 * @throws DomainError AGE_RESTRICTED, PASSWORD_TOO_WEAK, EMAIL_TAKEN, USERNAME_TAKEN
 */
export async function signUp(
  input: SignUp,
  context: Context,
  voucher: Voucher | null = null,
): Promise<{ id: string; email: string; lastActiveAt: null }> {
  const { deps, caller } = context
  await deps.limits.consume(`sign-up:address:${networkOf(caller.ip)}`, SIGN_UPS_PER_ADDRESS, WINDOW_MS)
  await countSignUp(deps, caller)
  refuseTheYoung(input, context)
  await requireBotCheck('signup', input.recaptcha_v3_token, deps)
  if (input.password === undefined && !voucher)
    throw fieldError('INVALID_INPUT', 'password', PASSWORD_MISSING)
  await refuseWeakPassword(input, deps)
  if (input.username && isReservedUsername(input.username)) throw fieldError('USERNAME_TAKEN', 'username')
  const isVerified = voucher?.verifiedEmail?.toLowerCase() === input.email.toLowerCase()
  const vouched = voucher?.vouched ?? null
  if (deps.site.isRegistrationPrivate && !isVerified)
    return signUpByEmail({ ...input, locale: input.locale ?? context.viewer.locale }, vouched, deps)
  if (await isEmailTaken(deps.read, input.email)) throw fieldError('EMAIL_TAKEN', 'email')
  const given = { passwordHash: await hashGiven(input), isVerified, vouched }
  const id = await deps.transact((tx) => openAccount(tx, input, given, context))
  return { id, email: input.email, lastActiveAt: null }
}

/** Usernames are public: a taken one is reported here as everywhere. */
async function signUpByEmail(input: SignUp, vouched: VouchedIdentity | null, deps: Needs): Promise<never> {
  const { username } = input
  const passwordHash = await hashGiven(input)
  if (username && (await findReturning(deps.read, username))) throw fieldError('USERNAME_TAKEN', 'username')
  return holdForEmail(input, { passwordHash, vouched }, deps)
}

const hashGiven = async ({ password }: SignUp): Promise<string | null> =>
  password === undefined ? null : hashPassword(password)

interface Given {
  passwordHash: string | null
  /** The address needs no proof any more. */
  isVerified: boolean
  vouched: VouchedIdentity | null
}

/** Makes the account with all that goes with it; returns its id. */
export async function openAccount(
  tx: Db,
  input: SignUp,
  { passwordHash, isVerified, vouched }: Given,
  { viewer, deps, caller }: Context,
): Promise<string> {
  const account = toNewAccount(input, viewer, deps.now())
  const id = deps.newId()
  const { email } = input
  const emailVerifiedAt = isVerified ? deps.now() : null
  await insertWithUsername(tx, deps, { ...account, id, passwordHash, emailVerifiedAt }, input)
  if (vouched) await emit(tx, deps, 'vouchedMemberJoined', { userId: id, vouched, caller })
  await emit(tx, deps, 'memberJoined', { userId: id, inviteCode: input.invite_code || null })
  if (isVerified) await emit(tx, deps, 'emailProved', { userId: id, email })
  if (!isVerified) await mailVerification(tx, deps, { ...account, id, email }, 'welcome')
  await recordSecurityEvent(tx, deps, caller, 'account.created', id, { partner: account.isPartner })
  if (account.businessName === null) return id
  const partner = { userId: id, businessName: account.businessName, email, country: account.country }
  await emit(tx, deps, 'partnerJoined', partner)
  return id
}

async function insertWithUsername(
  tx: Db,
  deps: Pick<Deps, 'randomBytes'>,
  account: ReturnType<typeof toNewAccount> & {
    id: string
    passwordHash: string | null
    emailVerifiedAt: Date | null
  },
  { username, email }: SignUp,
): Promise<void> {
  const stem = usernameStem(email)
  for (let attempt = 0; attempt < USERNAME_TRIES; attempt += 1) {
    const chosen = username ?? usernameTry(stem, attempt, deps.randomBytes(4).readUInt32BE())
    if (await insertAccount(tx, { ...account, username: chosen })) return
    if (await isEmailTaken(tx, email)) throw fieldError('EMAIL_TAKEN', 'email')
    if (username !== undefined) break
  }
  throw fieldError('USERNAME_TAKEN', 'username')
}

function refuseTheYoung({ birthday }: SignUp, { deps, session, caller }: Context): void {
  if (caller.isAgeRestricted) throw new DomainError('AGE_RESTRICTED')
  if (birthday === undefined) return
  if (!isRealBirthday(birthday, deps.now())) throw fieldError('INVALID_INPUT', 'birthday', BIRTHDAY_UNREAL)
  if (!isTooYoung(birthday, deps.now())) return
  session.mark('age_restricted', '1', AGE_RESTRICTION_KEEP_SECONDS)
  throw new DomainError('AGE_RESTRICTED')
}

async function refuseWeakPassword(
  { password, username, email }: SignUp,
  { read, site }: Pick<Deps, 'read' | 'site'>,
): Promise<void> {
  if (password === undefined) return
  const owner = { username: username ?? null, email, siteName: await siteName(read, site) }
  if (isEasyToGuess(password, owner)) {
    throw fieldError('PASSWORD_TOO_WEAK', 'password')
  }
}
