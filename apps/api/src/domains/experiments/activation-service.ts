import { createHash } from 'node:crypto'
import { assignGroup, subjectId } from '@tessera/shared-tracking'
import { networkOf } from '../../kernel/address-network.ts'
import type { Context } from '../../kernel/context.ts'
import { runningExperiments } from './definition-cache.ts'
import { subjectOf } from './experiment-subject.ts'
import { insertExposures } from './exposure-store.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'

const CALLS_PER_MINUTE = 60

/**
 * Records that the caller was shown their groups, each once. The group is the one assigned here, whatever
 * the caller reports; an unknown experiment, or a caller who may not be known again, leaves nothing.
 */
export async function activateExperiments(names: readonly string[], context: Context): Promise<void> {
  const { deps, caller } = context
  const subject = subjectOf(context)
  const id = subjectId(subject)
  if (id === null) return
  await deps.limits.consume(
    `experiments:${subject.userId ?? networkOf(caller.ip)}`,
    CALLS_PER_MINUTE,
    MINUTE_MS,
  )
  const { userId } = subject
  const visitorHash = userId === null ? createHash('sha256').update(id).digest() : null
  const asked = new Set(names)
  const rows = (await runningExperiments(deps)).flatMap((definition) => {
    const groupName = asked.has(definition.name) ? assignGroup(definition, subject) : null
    return groupName === null
      ? []
      : [
          {
            experimentId: definition.id,
            userId,
            visitorHash,
            groupName,
            armsVersion: definition.armsVersion,
            exposedAt: deps.now(),
          },
        ]
  })
  await insertExposures(deps.read, rows)
}
