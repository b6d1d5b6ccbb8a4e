import type { Db } from '../kernel/deps.ts'
import type { TagEventRow } from '../domains/tags/tag-event-store.ts'

/** What some tags have received in a span of time, the end not included, oldest first. */
export const tagEventsOf = async (
  db: Db,
  tagIds: readonly string[],
  { from, to }: { from: Date; to: Date },
): Promise<TagEventRow[]> =>
  tagIds.length === 0
    ? []
    : db
        .selectFrom('tagEvents')
        .selectAll()
        .where('tagId', 'in', tagIds)
        .where('firedAt', '>=', from)
        .where('firedAt', '<', to)
        .orderBy('firedAt')
        .orderBy('eventId')
        .$castTo<TagEventRow>()
        .execute()
