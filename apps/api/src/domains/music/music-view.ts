import { imageUrl } from '@tessera/api-types/images/image-path'
import type { MusicRecord, MusicTrack } from '@tessera/api-types/music/views'
import type { Deps } from '../../kernel/deps.ts'
import { soundAddress } from './sound-address.ts'

/** A track as stories and lists of tracks show it. */
export interface MusicTrackRow {
  id: string
  title: string
  artist: string
  isrc: string | null
  thumbnailSignature: string | null
  signature: string
  durationMs: number
}

export interface MusicRecordRow extends MusicTrackRow {
  license: string
  createdAt: Date
  withdrawnAt: Date | null
}

type Showing = Pick<Deps, 'now' | 'site'>

export const toMusicTrack = (
  row: MusicTrackRow,
  { now, site: { imageBase, secret } }: Showing,
): MusicTrack => ({
  id: row.id,
  title: row.title,
  artist: row.artist,
  isrc: row.isrc,
  thumbnail: row.thumbnailSignature && imageUrl(imageBase, row.thumbnailSignature, '236x'),
  duration: row.durationMs,
  url: soundAddress(imageBase, secret, row.signature, now()),
})

export const toMusicRecord = (row: MusicRecordRow, deps: Showing): MusicRecord => ({
  ...toMusicTrack(row, deps),
  license: row.license,
  created_at: row.createdAt.toISOString(),
  withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
})
