import { z } from 'zod'
import { contract, pagedContract } from '../contract.ts'
import { fieldText } from '../field-text.ts'
import { UploadedFile } from '../media/contracts.ts'
import { ImageSignature } from '../media/views.ts'
import { adminListInput, adminListOf } from '../wire/admin-list.ts'
import { Id, text } from '../wire/scalars.ts'
import { MUSIC_MAX_LICENSE, MUSIC_MAX_WORDS } from './music-files.ts'
import { musicRoutes as routes } from './routes.ts'
import { MusicRecord, MusicTrack } from './views.ts'

const oneTrack = z.object({ id: Id })

/** As people write it, with hyphens or without. */
const Isrc = z
  .string()
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^(?:[A-Z]{2}[A-Z0-9]{3}\d{7})?$/, fieldText('field.music.isrc')))
  .transform((code) => code || null)
  .nullable()

const words = {
  title: text({ min: 1, max: MUSIC_MAX_WORDS }),
  artist: text({ min: 1, max: MUSIC_MAX_WORDS }),
  isrc: Isrc,
  /** What allows the site to lend it to stories, as the operator will have to prove it. */
  license: text({ min: 1, max: MUSIC_MAX_LICENSE }),
}
const MusicFields = z.object(words)
export type MusicFields = z.output<typeof MusicFields>

export const musicContracts = {
  'music.list': pagedContract(routes['music.list'], {
    summary: 'The music that stories may use, by title; `q` finds titles and artists.',
    input: { q: text({ max: MUSIC_MAX_WORDS }).default('') },
    item: MusicTrack,
  }),
  'music.get': contract(routes['music.get'], {
    summary: 'One track that stories may use.',
    input: oneTrack,
    output: MusicTrack,
    errors: ['MUSIC_NOT_FOUND'],
  }),
  'musicRecords.add': contract(routes['musicRecords.add'], {
    summary:
      'Adds a track to the library: MP3, M4A, OGG, WAV or FLAC. It is encoded anew before it is offered.',
    input: z.object({
      ...words,
      isrc: Isrc.default(null),
      thumbnail_signature: ImageSignature.nullish(),
      file: UploadedFile,
    }),
    output: MusicRecord,
    errors: ['UPLOAD_NOT_FOUND', 'UNAVAILABLE'],
  }),
  'musicRecords.offer': contract(routes['musicRecords.offer'], {
    summary: 'Offers a withdrawn track again; stories that used it have their sound back.',
    input: oneTrack,
    output: MusicRecord,
    errors: ['MUSIC_NOT_FOUND'],
  }),
  'musicRecords.withdraw': contract(routes['musicRecords.withdraw'], {
    summary: 'Withdraws a track: no one can choose it anymore, and stories that use it play without sound.',
    input: oneTrack,
    output: MusicRecord,
    errors: ['MUSIC_NOT_FOUND'],
  }),
  'musicRecords.list': contract(routes['musicRecords.list'], {
    summary: 'Every track of the library, withdrawn ones included.',
    input: adminListInput(
      ['title', 'artist', 'created_at'],
      { q: z.string().max(200).optional(), state: z.enum(['offered', 'withdrawn']).optional() },
      ['title', 'ASC'],
    ).omit({ business_id: true }),
    output: adminListOf(MusicRecord),
  }),
  'musicRecords.get': contract(routes['musicRecords.get'], {
    summary: 'One track of the library.',
    input: oneTrack,
    output: MusicRecord,
    errors: ['MUSIC_NOT_FOUND'],
  }),
  'musicRecords.update': contract(routes['musicRecords.update'], {
    summary: 'Changes the words of a track.',
    input: oneTrack.extend({
      ...MusicFields.partial().shape,
      /** What the changed fields were when the change was made; refused where they are not so any more. */
      seen: MusicFields.partial().optional(),
    }),
    output: MusicRecord,
    errors: ['MUSIC_NOT_FOUND', 'STALE_RECORD'],
  }),
}
