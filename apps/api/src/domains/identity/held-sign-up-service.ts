import type { SignUp } from '@tessera/api-types/identity/sign-in-inputs'
import { DAY_MS, HOUR_MS } from '../../kernel/durations.ts'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { type FilledIn, holdSignUp, type WayIn } from './held-sign-up-store.ts'

type Needs = Pick<Deps, 'jobs' | 'limits' | 'newId' | 'now' | 'transact'>

/**
 * Tasks of a site that keeps to itself who is a member: whose an address is is asked in them alone, so that neither
 * responses nor their timing reveal.
 */
export const ANSWER_SIGN_UP = 'identity.answer-sign-up'
export const ANSWER_NEW_EMAIL = 'identity.answer-new-email'

const HELD_MS = 3 * DAY_MS
const EMAILS_PER_ADDRESS = 5
const WINDOW_MS = HOUR_MS

const withoutSecrets = ({
  password: _password,
  recaptcha_v3_token: _check,
  facebook_token: _facebookToken,
  social_token: _socialToken,
  ...filledIn
}: SignUp): FilledIn => filledIn

/**
 * Keeps a sign-up until the mailed link is opened.
 * @throws DomainError SIGN_UP_BY_MAIL, always
 */
export async function holdForEmail(input: SignUp, wayIn: WayIn, deps: Needs): Promise<never> {
  const filledIn = withoutSecrets(input)
  const email = input.email.toLowerCase()
  await deps.limits.consume(`sign-up-mail:${email}`, EMAILS_PER_ADDRESS, WINDOW_MS)
  const id = deps.newId()
  const expiresAt = new Date(deps.now().getTime() + HELD_MS)
  await deps.transact(async (tx) => {
    await holdSignUp(tx, { id, email, filledIn, ...wayIn, expiresAt }, deps.now())
    await deps.jobs.add(tx, ANSWER_SIGN_UP, { id })
  })
  throw new DomainError('SIGN_UP_BY_MAIL')
}
