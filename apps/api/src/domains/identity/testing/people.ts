import type { Member } from '@tessera/shared-auth'
import type { Context } from '../../../kernel/context.ts'
import type { Deps } from '../../../kernel/deps.ts'
import type { Operation } from '../../../kernel/operation.ts'
import { callAs, visitor } from '../../../testing/test-callers.ts'
import { operations } from '../../../operations.ts'
import { viewerSource } from '../../sessions/viewer-service.ts'

export const GOOD_PASSWORD = 'correct tile battery 9'

let addresses = 0

export const anAddress = (): string => `p${process.pid}n${(addresses += 1)}@tessera.test`

export function operation(name: string): Operation {
  const found = operations.find(({ contract }) => contract.route.name === name)
  if (!found) throw new Error(`no operation ${name}`)
  return found
}

export const viewerOf = (deps: Deps, token: string | null): Promise<Context['viewer']> =>
  viewerSource(deps)({
    token,
    userAgent: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    acceptLanguage: 'en-US',
    localeCookie: null,
    countryFromIp: null,
  })

export interface SignedUp {
  email: string
  token: string
  viewer: Member
}

/** Somebody who signed up and is signed in, through the same calls as anybody. */
export async function aSignedUpPerson(deps: Deps, given: { email?: string } = {}): Promise<SignedUp> {
  const email = given.email ?? anAddress()
  const call = callAs(deps, visitor)
  await call(operation('auth.register'), { email, password: GOOD_PASSWORD })
  return { email, ...(await signedInAs(deps, call.started.token)) }
}

/** Signs in once more, as from another browser. */
export async function anotherSession(deps: Deps, email: string, installId = 'another-browser') {
  const call = callAs(deps, visitor, { installId })
  await call(operation('auth.createSession'), { username_or_email: email, password: GOOD_PASSWORD })
  return signedInAs(deps, call.started.token)
}

async function signedInAs(deps: Deps, token: string | null): Promise<{ token: string; viewer: Member }> {
  const viewer = await viewerOf(deps, token)
  if (viewer.state !== 'AUTH' || token === null) throw new Error('nobody is signed in')
  return { token, viewer }
}

/** The secret of the newest mail to an address. */
export function mailedToken(mails: readonly { to: string; text: string }[], to: string): string {
  const mail = mails.findLast((one) => one.to === to && one.text.includes('#token='))
  const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`no link was mailed to ${to}`)
  return token
}
