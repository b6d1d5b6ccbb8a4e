import type { Member } from '@tessera/shared-auth'
import type { CacheKind } from '../../kernel/caches.ts'
import type { Deps } from '../../kernel/deps.ts'
import { feedVersionOf } from '../sessions/viewer-service.ts'
import { type FactsInput, momentFacts, viewerFacts, type ViewerFacts } from './delivery-store.ts'

/** What others do that ads rest on, as when an audience is found anew, is known within so long. */
const KEEP_MS = 30_000

interface Kept {
  version: string
  at: number
  facts: ViewerFacts
}

const members: CacheKind<Kept> = { name: 'members with ads', max: 20_000 }

type Needs = Pick<Deps, 'caches' | 'read' | 'replica'>

/**
 * What ads may rest on of a member, in one statement: in a short one, where the rest is kept since their last act.
 * How often they saw each ad is read each time.
 */
export async function factsFor(
  viewer: Member,
  asked: FactsInput,
  { caches, read, replica }: Needs,
): Promise<ViewerFacts | null> {
  // A replica may not know yet what they just did.
  const version = read === replica ? feedVersionOf(viewer) : null
  if (version === null) return viewerFacts(replica, asked)
  const cache = caches.of(members)
  const key = `${viewer.userId} ${viewer.sessionId}`
  const kept = cache.get(key)
  const at = asked.now.getTime()
  if (kept?.version === version && Math.abs(at - kept.at) < KEEP_MS)
    return { ...kept.facts, ...(await momentFacts(replica, asked)) }
  const facts = await viewerFacts(replica, asked)
  if (facts) cache.set(key, { version, at, facts })
  return facts
}
