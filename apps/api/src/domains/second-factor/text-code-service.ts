import { SOURCE_LOCALE } from '@tessera/api-types/locales'
import type { Deps, Db } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { findAccount } from '../accounts/account-service.ts'
import { siteName } from '../site-brand/site-brand-service.ts'
import { challengeOf } from './admission-service.ts'
import { setTextCode } from './challenge-store.ts'
import { newTextCode } from './code-rules.ts'
import { hashCode } from './code-seal.ts'
import { phoneEnd } from './factor-rules.ts'
import { findFactors } from './factor-store.ts'
import { putPhoneCode } from './phone-store.ts'
import { HOUR_MS, MINUTE_MS } from '../../kernel/durations.ts'

type Needs = Pick<Deps, 'limits' | 'now' | 'randomBytes' | 'read' | 'site' | 'texts' | 'textsIn' | 'transact'>

const TEXTS_PER_ACCOUNT = 5
const WINDOW_MS = HOUR_MS
export const TEXT_CODE_LIFE_MS = 10 * MINUTE_MS

export interface SentTo {
  phone_number_end: string
}

/** Sends a code to a number inside `tx`; returns the code. Five an hour and account. */
export async function textCode(tx: Db, deps: Needs, userId: string, to: string): Promise<string> {
  if (!deps.texts) throw new DomainError('TEXT_MESSAGES_OFF')
  await deps.limits.consume(`text:${userId}`, TEXTS_PER_ACCOUNT, WINDOW_MS)
  const code = newTextCode(deps.randomBytes)
  const account = await findAccount(tx, userId)
  const { t } = deps.textsIn(account?.locale ?? SOURCE_LOCALE)
  const site = await siteName(tx, deps.site)
  await deps.texts.send(tx, { to, text: t('textMessage.code', { code, site }) })
  return code
}

/** Sends the code of a login whose first step is proved; it counts for that login alone. */
export async function textMfaCode(mfaToken: string, deps: Needs): Promise<SentTo> {
  const { userId, tokenHash } = await challengeOf(mfaToken, deps)
  const number = await confirmedNumber(userId, deps)
  await deps.transact(async (tx) => {
    const code = await textCode(tx, deps, userId, number)
    await setTextCode(tx, tokenHash, hashCode(code, tokenHash.toString('base64url'), deps.site.secret))
  })
  return { phone_number_end: phoneEnd(number) }
}

/** Sends a code that proves again who is at a session. */
export async function textProofCode(userId: string, deps: Needs): Promise<SentTo> {
  const number = await confirmedNumber(userId, deps)
  await deps.transact(async (tx) => {
    const code = await textCode(tx, deps, userId, number)
    await putPhoneCode(tx, userId, sentCode(code, userId, deps))
  })
  return { phone_number_end: phoneEnd(number) }
}

export const sentCode = (code: string, userId: string, { site, now }: Pick<Deps, 'now' | 'site'>) => ({
  codeHash: hashCode(code, `phone:${userId}`, site.secret),
  codeExpiresAt: new Date(now().getTime() + TEXT_CODE_LIFE_MS),
})

async function confirmedNumber(userId: string, { read }: Pick<Deps, 'read'>): Promise<string> {
  const factors = await findFactors(read, userId)
  if (!factors?.phoneNumber) throw new DomainError('FACTOR_NOT_FOUND')
  return factors.phoneNumber
}
