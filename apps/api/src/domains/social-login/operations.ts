import { identityContracts } from '@tessera/api-types/identity/contracts'
import { socialLoginContracts as contracts } from '@tessera/api-types/social-login/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import type { Context } from '../../kernel/context.ts'
import { issueToken } from '../accounts/one-time-token-service.ts'
import { ownUser } from '../identity/own-user-service.ts'
import { signUp } from '../identity/sign-up-service.ts'
import { startSession } from '../sessions/session-service.ts'
import { browserNonce } from './browser-nonce.ts'
import {
  connectPath,
  disconnect,
  linkByPassword,
  memberConnections,
  pendingIdentity,
} from './social-account-service.ts'
import { facebookHandshake, registerClaimed } from './social-sign-up-service.ts'
import { toConnectionView, toPendingIdentity, toProviderView, toSocialNetworkInfo } from './social-view.ts'

const done = { done: true } as const

const handshake = async (input: Parameters<typeof signUp>[0], context: Context): Promise<string> => {
  const { id, email } = await signUp(input, context)
  return issueToken(context.deps.read, context.deps, 'handshake', { userId: id, email })
}

const signUpOperations: Operation[] = [
  implement(identityContracts['auth.registerEmail'], handshake),
  implement(identityContracts['auth.registerPartner'], handshake),
  implement(identityContracts['auth.register'], async (input, context) => {
    const claimed = await registerClaimed(input, context)
    if (claimed !== null) return ownUser(claimed, context.deps)
    const account = await signUp(input, context)
    await context.deps.transact((tx) => startSession(tx, account, context))
    return ownUser(account.id, context.deps)
  }),
  implement(contracts['social.registerFacebook'], facebookHandshake),
]

const signInOperations: Operation[] = [
  implement(contracts['social.providers'], async (_input, { deps }) =>
    deps.providers.all.map(toProviderView),
  ),
  implement(contracts['social.oneTap'], async (_input, { deps, caller }) => ({
    script_url: deps.providers.script?.url ?? null,
    client_id: deps.providers.script?.clientId ?? null,
    nonce: browserNonce(deps, caller.installId ?? ''),
  })),
  implement(contracts['social.pending'], async (_input, context) => {
    const pending = await pendingIdentity(context)
    const provider = pending && context.deps.providers.find(pending.ticket.slot)
    return provider ? toPendingIdentity(pending.ticket, provider.name, pending.hasAccount) : null
  }),
  implement(contracts['social.link'], async ({ password }, context) => {
    await linkByPassword(password, context)
    return done
  }),
]

const connectionOperations: Operation[] = [
  implement(contracts['social.connections'], async (_input, context) => {
    const { identities, providers } = await memberConnections(context)
    return {
      connections: providers.map((provider) => toConnectionView(provider, identities)),
      info: toSocialNetworkInfo(identities),
    }
  }),
  implement(contracts['social.connect'], async ({ slot }, context) => ({
    path: await connectPath(slot, context),
  })),
  implement(contracts['social.disconnect'], async ({ slot }, context) => {
    await disconnect(slot, context)
    return done
  }),
]

export const socialLoginOperations: Operation[] = [
  ...signUpOperations,
  ...signInOperations,
  ...connectionOperations,
]
