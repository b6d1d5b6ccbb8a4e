import type { TagEventName } from '@tessera/api-types/tags/tag-options'
import { viewerKeyOf } from '../../delivery/promotion-token.ts'
import type { Db } from '../../kernel/deps.ts'
import type { DomainEvents, EmitDeps } from '../../kernel/events.ts'
import { countConversion } from './conversion-store.ts'

/** What people only look at converts nobody. */
const LOOKING: readonly TagEventName[] = ['page_visit', 'view_category', 'search']

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Counts an event of a tag as a conversion of the promotion whose ad led there. */
export async function onTagFired(
  tx: Db,
  { site }: EmitDeps,
  { tagId, eventName, firedAt, receivedAt, clickId, userId }: DomainEvents['tagFired'],
): Promise<void> {
  if (LOOKING.includes(eventName)) return
  const clickUuid = clickId !== null && UUID.test(clickId) ? clickId : null
  const viewerKey = userId === null ? null : viewerKeyOf(site.secret, userId)
  if (clickUuid === null && viewerKey === null) return
  await countConversion(tx, { tagId, firedAt, receivedAt, clickUuid, viewerKey })
}
