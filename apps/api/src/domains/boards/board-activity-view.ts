import type { BoardActivity } from '@tessera/api-types/boards/board-activity'
import { imageUrl } from '@tessera/api-types/images/image-path'
import type { Site } from '../../kernel/deps.ts'
import { HOUR_MS } from '../../kernel/durations.ts'
import { toUserMini, type UserMiniRow } from '../users/user-view.ts'

export interface ActivityRow {
  id: string
  kind: BoardActivity['kind']
  actor: UserMiniRow
  person: UserMiniRow | null
  section: { id: string; slug: string; title: string } | null
  pinCount: number
  pins: { id: string; title: string; image_signature: string; dominant_color: string }[]
  createdAt: Date
}

const PICTURES = 4

const OF_PINS: readonly ActivityRow['kind'][] = ['added', 'moved', 'moved_away', 'removed']

/** Whether two acts in succession are one entry. */
const isAlike = (one: ActivityRow, next: ActivityRow): boolean =>
  OF_PINS.includes(one.kind) &&
  one.kind === next.kind &&
  one.actor.id === next.actor.id &&
  one.section?.id === next.section?.id &&
  one.createdAt.getTime() - next.createdAt.getTime() < HOUR_MS

/** Pins that somebody added, moved or removed one after the other within an hour become one entry. */
export function grouped(rows: readonly ActivityRow[]): ActivityRow[] {
  const groups: ActivityRow[] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last && isAlike(last, row)) {
      const pins = [...last.pins, ...row.pins].slice(0, PICTURES)
      groups[groups.length - 1] = { ...last, pins, pinCount: last.pinCount + row.pinCount }
    } else groups.push(row)
  }
  return groups
}

export function toActivity(row: ActivityRow, site: Site): BoardActivity {
  return {
    id: row.id,
    type: 'boardactivity',
    kind: row.kind,
    actor: toUserMini(row.actor, site),
    person: row.person && toUserMini(row.person, site),
    section: row.section,
    pin_count: row.pinCount,
    pins: row.pins.map(({ id, title, image_signature, dominant_color }) => ({
      id,
      title,
      image_url: imageUrl(site.imageBase, image_signature, '136x136'),
      dominant_color,
    })),
    created_at: row.createdAt.toISOString(),
  }
}
