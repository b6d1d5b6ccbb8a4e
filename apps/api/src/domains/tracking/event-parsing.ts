import {
  COMPONENTS,
  ELEMENTS,
  EVENT_TYPES,
  FEED_SURFACES,
  TIME_SPENT_TYPES,
  VIEW_PARAMETERS,
  VIEW_TYPES,
} from '@tessera/shared-tracking'
import { z } from 'zod'
import { DAY_MS, HOUR_MS } from '../../kernel/durations.ts'

/** How late an event may come, and how far a browser's clock may run ahead. */
export const OLDEST_MS = 7 * DAY_MS
export const AHEAD_MS = HOUR_MS
const MOST_DETAIL_CHARACTERS = 2000

const oneOf = (numbers: Readonly<Record<string, number>>) => z.literal(Object.values(numbers))
const Details = z
  .record(z.string(), z.unknown())
  .refine((value) => {
    const json = JSON.stringify(value)
    return json.length <= MOST_DETAIL_CHARACTERS && !json.includes('\\u0000')
  })
  .nullish()
const place = {
  view_type: oneOf(VIEW_TYPES).nullish(),
  view_parameter: oneOf(VIEW_PARAMETERS).nullish(),
  component: oneOf(COMPONENTS).nullish(),
  element: oneOf(ELEMENTS).nullish(),
  object_id_str: z
    .string()
    .max(64)
    .refine((id) => !id.includes('\u0000'))
    .nullish(),
  aux_data: Details,
}

const Tracked = z.object({
  ...place,
  event_type: oneOf(EVENT_TYPES),
  view_data: Details,
  event_data: Details,
  time: z.int(),
  clientUUID: z.uuid(),
  appState: z.enum(['active', 'background']),
})
const TimeSpent = z.object({
  ...place,
  event_type: oneOf(TIME_SPENT_TYPES),
  pair_id: z.uuid(),
  duration_ns: z.int().min(0).nullish(),
})

export type ParsedTracked = z.output<typeof Tracked>
export type ParsedTimeSpent = z.output<typeof TimeSpent>
export type ParsedBatch = { tracked: ParsedTracked[]; timeSpent: ParsedTimeSpent[]; malformed: number }

const isTimely = (time: number, nowMs: number): boolean =>
  time >= nowMs - OLDEST_MS && time <= nowMs + AHEAD_MS

/** Reads each event for itself: a bad one, or one of another week, is counted and leaves the others alone. */
export function parseBatch(events: readonly unknown[], nowMs: number): ParsedBatch {
  const batch: ParsedBatch = { tracked: [], timeSpent: [], malformed: 0 }
  for (const event of events) {
    const tracked = Tracked.safeParse(event)
    const spent = tracked.success ? null : TimeSpent.safeParse(event)
    if (tracked.success && isTimely(tracked.data.time, nowMs)) batch.tracked.push(tracked.data)
    else if (spent?.success) batch.timeSpent.push(spent.data)
    else batch.malformed += 1
  }
  return batch
}

const SURFACES: ReadonlySet<unknown> = new Set(FEED_SURFACES)

/** The feed an event names; `none` for one we do not know. */
export const surfaceOf = ({ aux_data }: Pick<ParsedTracked, 'aux_data'>): string =>
  SURFACES.has(aux_data?.surface) ? String(aux_data?.surface) : 'none'
