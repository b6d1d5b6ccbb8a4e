import type { FactorChange } from '@tessera/api-types/second-factor/views'
import type { Member } from '@tessera/shared-auth'
import type { Context } from '../../kernel/context.ts'
import { networkOf } from '../../kernel/address-network.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { HOUR_MS } from '../../kernel/durations.ts'
import { type LimitedUse, withinLimits } from '../../kernel/rate-limits.ts'
import { requireRecentProof } from '../sessions/recent-proof-service.ts'
import { phoneEnd, plainNumber } from './factor-rules.ts'
import { consumePhoneCode, triedPhoneCode } from './phone-code-service.ts'
import { confirmPhone, deletePhone, putPendingPhone } from './phone-store.ts'
import { changeFactors } from './security-service.ts'
import { sentCode, textCode, type SentTo } from './text-code-service.ts'

const CODES_PER_NUMBER = 5
const CODES_PER_NETWORK = 60

/** The number may be a stranger's: what many accounts together text it, and one network all numbers. */
const strangersUses = (number: string, ip: string): LimitedUse[] => [
  [`text-to:${number}`, CODES_PER_NUMBER, HOUR_MS],
  [`text-from:${networkOf(ip)}`, CODES_PER_NETWORK, HOUR_MS],
]

/** Sends a code to a phone that is to confirm logins; a number that does so already stays until then. */
export async function beginPhone(typed: string, context: Context<Member>): Promise<SentTo> {
  const { viewer, caller, deps } = context
  await requireRecentProof(context)
  const number = plainNumber(typed)
  if (number === null) throw new DomainError('PHONE_NUMBER_REFUSED')
  await withinLimits(deps.limits, strangersUses(number, caller.ip), () =>
    deps.transact(async (tx) => {
      const code = await textCode(tx, deps, viewer.userId, number)
      await putPendingPhone(tx, viewer.userId, number, sentCode(code, viewer.userId, deps))
    }),
  )
  return { phone_number_end: phoneEnd(number) }
}

export async function confirmNewPhone(token: string, context: Context<Member>): Promise<FactorChange> {
  const { viewer, deps } = context
  await requireRecentProof(context)
  const { userId } = viewer
  const waiting = await triedPhoneCode(userId, deps)
  const number = waiting?.pendingNumber
  if (!number) throw new DomainError('FACTOR_NOT_FOUND')
  return changeFactors(context, { event: 'factor.added', factor: 'sms' }, async (tx) => {
    if (!(await consumePhoneCode(tx, userId, token, deps))) throw new DomainError('MFA_CODE_WRONG')
    await confirmPhone(tx, userId, deps.now())
    return { change: 'phoneAdded', phoneEnd: phoneEnd(number) }
  })
}

export const removePhone = (context: Context<Member>): Promise<FactorChange> =>
  changeFactors(context, { event: 'factor.removed', factor: 'sms' }, async (tx, { id }) => {
    if (!(await deletePhone(tx, id))) throw new DomainError('FACTOR_NOT_FOUND')
    return { change: 'phoneRemoved' }
  })
