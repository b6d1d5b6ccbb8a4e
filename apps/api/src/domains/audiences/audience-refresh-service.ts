import { z } from 'zod'
import type { Deps } from '../../kernel/deps.ts'
import { audienceIds, refreshMembers } from './audience-member-store.ts'

export const FIND_MEMBERS = 'audiences.find-members'

const FindPayload = z.object({ audienceId: z.string() })

/** The job: finds the members of an audience. */
export const findMembers = (payload: unknown, { now, transact }: Pick<Deps, 'now' | 'transact'>) => {
  const { audienceId } = FindPayload.parse(payload)
  return transact((tx) => refreshMembers(tx, audienceId, now()))
}

/** Finds the members of every audience anew; one for which that fails keeps no other waiting. */
export async function refreshAudiences(deps: Pick<Deps, 'now' | 'read' | 'transact'>): Promise<void> {
  const faults: unknown[] = []
  for (const audienceId of await audienceIds(deps.read))
    await findMembers({ audienceId }, deps).catch((error: unknown) => faults.push(error))
  if (faults.length > 0) throw new AggregateError(faults, faults.map(String).join('; '))
}
