import { siteTarget } from '@tessera/api-types/page/site-target'
import type { Context } from '../../kernel/context.ts'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { networkOf } from '../../kernel/address-network.ts'
import { SignInRefused } from '../../sign-in-providers/sign-in-provider.ts'
import { comeBack } from '../accounts/return-service.ts'
import { admit } from '../second-factor/admission-service.ts'
import { startSession } from '../sessions/session-service.ts'
import { accountOfClaim, connectClaim, type Claim } from './claim-service.ts'
import {
  REQUEST_SECONDS,
  openConnectPass,
  openRequest,
  sealRequest,
  type SealedRequest,
} from './sealed-request.ts'
import { keepTicket, TICKET_SECONDS } from './ticket-service.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'

const STARTS_PER_ADDRESS = 60
const WINDOW_MS = 5 * MINUTE_MS
const MAX_TOKEN_COOKIE = 3_000
const SETTINGS = '/settings/connected-accounts/'

export const callbackUrl = ({ site }: Pick<Deps, 'site'>, slot: string) =>
  `${site.publicUrl}/social/${slot}/callback`

const failurePath = (next: string) => `/login/?${new URLSearchParams({ problem: 'social', next }).toString()}`

interface Input {
  slot: string
  next?: unknown
  /** Of a member who connects an account, as `connectPath` gave it. */
  pass?: unknown
}

/** Begins an OAuth authorization request; returns the URL to send the browser to. */
export async function startAuthorization({ slot, next, pass }: Input, context: Context): Promise<string> {
  const { deps, caller, session, viewer } = context
  await deps.limits.consume(`social:address:${networkOf(caller.ip)}`, STARTS_PER_ADDRESS, WINDOW_MS)
  const provider = deps.providers.find(slot)
  const goal = siteTarget(next, deps.site.sites.origins) ?? '/'
  const connect = await openConnectPass(typeof pass === 'string' ? pass : undefined, deps)
  const isOwn = connect && viewer.state === 'AUTH' && viewer.sessionId === connect.sessionId
  if (!provider || (pass !== undefined && !(isOwn && connect.slot === slot))) return failurePath(goal)
  const secret = () => deps.randomBytes(32).toString('base64url')
  const authorization = { state: secret(), nonce: secret(), verifier: secret() }
  const connects = connect && { userId: connect.userId, sessionId: connect.sessionId }
  try {
    const url = await provider.authorizationUrl(authorization, callbackUrl(deps, slot))
    const sealed = await sealRequest({ ...authorization, slot, next: goal, connects }, deps)
    session.keep('social_authorization', sealed, REQUEST_SECONDS)
    return url
  } catch (error) {
    return noteRefusal(error, slot, failurePath(goal), deps)
  }
}

/** Completes an authorization request with the provider's response; returns where the browser goes next. */
export async function finishAuthorization(slot: string, answer: URL, context: Context): Promise<string> {
  const { deps, caller, session } = context
  const authorization = await openRequest(caller.cookies.social_authorization, deps)
  session.keep('social_authorization', null, 0)
  const provider = deps.providers.find(slot)
  if (!provider || authorization?.slot !== slot) return failurePath('/')
  const failure = authorization.connects ? `${SETTINGS}?problem=failed` : failurePath(authorization.next)
  try {
    const { identity, idToken } = await provider.finish(answer, authorization)
    const claim = { slot, identity }
    if (authorization.connects) return await connectHere(claim, authorization.connects, context)
    return await signInHere(claim, authorization, idToken, context)
  } catch (error) {
    return noteRefusal(error, slot, failure, deps)
  }
}

async function connectHere(
  claim: Claim,
  { userId, sessionId }: NonNullable<SealedRequest['connects']>,
  context: Context,
): Promise<string> {
  const { viewer, deps } = context
  if (viewer.state !== 'AUTH' || viewer.sessionId !== sessionId) return failurePath(SETTINGS)
  try {
    await deps.transact((tx) => connectClaim(tx, userId, claim, context))
    return `${SETTINGS}?connected=${claim.slot}`
  } catch (error) {
    if (error instanceof DomainError && error.code === 'SOCIAL_ACCOUNT_TAKEN')
      return `${SETTINGS}?problem=taken`
    throw error
  }
}

async function signInHere(
  claim: Claim,
  { next }: SealedRequest,
  idToken: string | null,
  context: Context,
): Promise<string> {
  const { deps, session } = context
  const account = await accountOfClaim(deps.read, claim)
  if (account) {
    const halfway = await secondStepPath(account, claim.slot, next, context)
    if (halfway !== null) return halfway
    await comeBack(account.id, context)
    await deps.transact((tx) => startSession(tx, account, context))
    return next
  }
  await keepTicket(claim.slot, claim.identity, context)
  if (claim.slot === 'facebook' && idToken !== null && idToken.length <= MAX_TOKEN_COOKIE) {
    session.keep('facebook_token', idToken, TICKET_SECONDS)
  }
  return `/signup/social/?${new URLSearchParams({ next }).toString()}`
}

/** Where a second step is asked for; null where the account has none. */
async function secondStepPath(
  account: { id: string },
  slot: string,
  next: string,
  context: Context,
): Promise<string | null> {
  try {
    await admit(account, context, { method: slot })
    return null
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'MFA_REQUIRED') throw error
    const challenge = JSON.stringify(error.detail.extraData)
    // Behind the # of the address, where no server and no log sees it.
    return `/login/?${new URLSearchParams({ next }).toString()}#${new URLSearchParams({ challenge }).toString()}`
  }
}

function noteRefusal(error: unknown, slot: string, path: string, { log }: Pick<Deps, 'log'>): string {
  if (!(error instanceof SignInRefused)) throw error
  log.info({ err: error, slot }, 'social sign-in refused')
  return path
}
