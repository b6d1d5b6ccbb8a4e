import { z } from 'zod'
import { Id, Timestamp } from '../wire/scalars.ts'

/** A piece of music that the operator of the site may lend to stories. */
export const MusicTrack = z.object({
  id: Id,
  title: z.string(),
  artist: z.string(),
  isrc: z.string().nullable(),
  thumbnail: z.string().nullable(),
  /** In milliseconds. */
  duration: z.int(),
  url: z.string(),
})
export type MusicTrack = z.output<typeof MusicTrack>

/** A track as the staff of the site keep it. */
export const MusicRecord = MusicTrack.extend({
  license: z.string(),
  created_at: Timestamp,
  /** Since when it is offered no more, and heard nowhere. */
  withdrawn_at: Timestamp.nullable(),
})
export type MusicRecord = z.output<typeof MusicRecord>
