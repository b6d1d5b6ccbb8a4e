import { botChecksContracts as contracts } from '@tessera/api-types/bot-checks/contracts'
import { networkOf } from '../../kernel/address-network.ts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { noteFingerprint } from './fingerprint-service.ts'
import { verifySession } from './session-check-service.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'

const PUZZLES = 120
const WINDOW_MS = 5 * MINUTE_MS

export const botChecksOperations: Operation[] = [
  implement(contracts['botChecks.challenge'], async ({ action }, { deps, caller }) => {
    await deps.limits.consume(`bot-puzzle:${networkOf(caller.ip)}`, PUZZLES, WINDOW_MS)
    return deps.botChallenge?.puzzle(action, deps.now()) ?? null
  }),
  implement(contracts['sessions.verify'], async ({ recaptcha_token }, { viewer, deps }) => ({
    verified: await verifySession(viewer, recaptcha_token, deps),
  })),
  implement(contracts['spam.fingerprint'], async ({ fingerprint }, context) => {
    await noteFingerprint(fingerprint, context)
    return { done: true as const }
  }),
]
