import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { DAY_MS } from '../../kernel/durations.ts'
import { withinLimits } from '../../kernel/rate-limits.ts'

type Limits = Pick<Deps, 'limits'>

const INVITE_MAILS_PER_DAY = 300

const limitOf = (businessId: string) => [`invite-mails:${businessId}`, INVITE_MAILS_PER_DAY, DAY_MS] as const

/** Counts one invite of the day. @throws DomainError RATE_LIMITED */
export const limitInvites = ({ limits }: Limits, businessId: string): Promise<void> =>
  limits.consume(...limitOf(businessId))

/** Counts the invite that `work` sends; one that fails counts as never sent. @throws DomainError RATE_LIMITED */
export const withinInviteLimit = <T>(
  { limits }: Limits,
  businessId: string,
  work: () => Promise<T>,
): Promise<T> => withinLimits(limits, [limitOf(businessId)], work)

/**
 * Counts so many invites, or those that are left of the day; what `work` does not use counts as never sent.
 * @throws DomainError RATE_LIMITED where none is left
 */
export async function withInvitesOfDay<T>(
  deps: Limits,
  { businessId, wanted }: { businessId: string; wanted: number },
  work: (granted: number) => Promise<{ result: T; used: number }>,
): Promise<T> {
  const granted = await take(deps, businessId, wanted)
  let unused = granted
  try {
    const { result, used } = await work(granted)
    unused -= used
    return result
  } finally {
    for (let one = 0; one < unused; one++) await deps.limits.refund(...limitOf(businessId))
  }
}

async function take(deps: Limits, businessId: string, wanted: number): Promise<number> {
  for (let taken = 0; taken < wanted; taken++) {
    try {
      await limitInvites(deps, businessId)
    } catch (error) {
      const isOver = error instanceof DomainError && error.code === 'RATE_LIMITED'
      if (!isOver || taken === 0) throw error
      return taken
    }
  }
  return wanted
}
