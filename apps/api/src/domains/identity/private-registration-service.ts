import type { Context } from '../../kernel/context.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { findAccount, findReturning } from '../accounts/account-service.ts'
import { mailedLink } from '../accounts/one-time-token-service.ts'
import { hashSecret, makeSecret } from '../accounts/secret-hash.ts'
import { mailVerification } from './email-service.ts'
import { findHeld, saveLink, takeHeld, type FilledIn } from './held-sign-up-store.ts'
import { openAccount } from './sign-up-service.ts'

type Needs = Pick<Deps, 'limits' | 'mailer' | 'now' | 'randomBytes' | 'site' | 'transact'>

/** Mails the link that finishes a sign-up; the owner of an address that has an account gets an email about that instead. */
export async function answerSignUp(payload: unknown, deps: Needs): Promise<void> {
  const { id } = payload as { id: string }
  const { site, mailer } = deps
  await deps.transact(async (tx) => {
    const held = await findHeld(tx, id)
    if (!held || (await notifyOwner(tx, String(held.email), deps))) return
    const { token, hash } = makeSecret(deps.randomBytes)
    await saveLink(tx, id, hash)
    const url = mailedLink(site, '/email/verify', token)
    await mailer.send(tx, {
      name: 'finishSignUp',
      to: String(held.email),
      locale: held.locale,
      values: { url },
    })
  })
}

/** Makes the account of a held sign-up; returns its address, or null where the link is none of a sign-up. */
export const finishSignUp = (token: string, context: Context): Promise<string | null> =>
  context.deps.transact(async (tx) => {
    const held = await takeHeld(tx, hashSecret(token), context.deps.now())
    if (!held) return null
    const { filledIn, passwordHash, vouched } = held
    const given = { passwordHash, isVerified: true, vouched }
    await openAccount(tx, await withFreeName(tx, filledIn), given, context)
    return filledIn.email
  })

/** The name that was free when it was asked for may be somebody's by now: then one is made. */
async function withFreeName(tx: Db, filledIn: FilledIn): Promise<FilledIn> {
  const { username, ...rest } = filledIn
  return username === undefined || (await findReturning(tx, username)) ? rest : filledIn
}

/** Asks a new address for its consent; the owner of one that has an account is notified. */
export async function answerNewEmail(payload: unknown, deps: Needs): Promise<void> {
  const { userId, email } = payload as { userId: string; email: string }
  await deps.transact(async (tx) => {
    const account = await findAccount(tx, userId)
    if (!account || (await notifyOwner(tx, email, deps))) return
    await mailVerification(tx, deps, { ...account, email }, 'confirmNewEmail')
  })
}

/** Whether the address has an account; its owner then learns that somebody gave it. */
async function notifyOwner(
  tx: Db,
  email: string,
  { site, mailer }: Pick<Deps, 'mailer' | 'site'>,
): Promise<boolean> {
  const owner = await findReturning(tx, email)
  if (!owner) return false
  const values = { name: owner.firstName, url: `${site.publicUrl}/login/` }
  await mailer.send(tx, { name: 'addressGiven', to: email, values })
  return true
}
