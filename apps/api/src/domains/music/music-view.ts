import { imageUrl } from '@tessera/api-types/images/image-path'
import { musicPath } from '@tessera/api-types/music/music-path'
import type { MusicRecord, MusicTrack } from '@tessera/api-types/music/views'
import type { Site } from '../../kernel/deps.ts'

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

export const toMusicTrack = (row: MusicTrackRow, { imageBase }: Site): MusicTrack => ({
  id: row.id,
  title: row.title,
  artist: row.artist,
  isrc: row.isrc,
  thumbnail: row.thumbnailSignature && imageUrl(imageBase, row.thumbnailSignature, '236x'),
  duration: row.durationMs,
  url: `${imageBase}${musicPath(row.signature)}`,
})

export const toMusicRecord = (row: MusicRecordRow, site: Site): MusicRecord => ({
  ...toMusicTrack(row, site),
  license: row.license,
  created_at: row.createdAt.toISOString(),
  withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
})
