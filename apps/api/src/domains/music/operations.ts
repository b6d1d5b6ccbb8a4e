import { musicContracts as contracts } from '@tessera/api-types/music/contracts'
import { implement, implementInSteps, type Operation } from '../../kernel/operation.ts'
import { addTrack, changeTrack, musicPage, offeredTrack, readTrack, takeSound } from './music-service.ts'
import { listRecords } from './music-store.ts'
import { toMusicRecord } from './music-view.ts'

export const musicOperations: Operation[] = [
  implement(contracts['music.list'], (input, { deps }) => musicPage(input, deps)),
  implement(contracts['music.get'], ({ id }, { deps }) => offeredTrack(id, deps)),
  implementInSteps(contracts['musicRecords.add'], {
    prepare: ({ file }, { deps }) => takeSound(file, deps),
    handle: async ({ file: _file, thumbnail_signature, ...words }, { viewer, deps }, sound) => {
      const fields = { ...words, thumbnail: thumbnail_signature ?? null }
      return toMusicRecord(await addTrack(viewer, sound, fields, deps), deps)
    },
  }),
  implement(contracts['musicRecords.offer'], async ({ id }, { deps }) =>
    toMusicRecord(await changeTrack(id, { withdrawnAt: null }, deps), deps),
  ),
  implement(contracts['musicRecords.withdraw'], async ({ id }, { deps }) =>
    toMusicRecord(await changeTrack(id, { withdrawnAt: deps.now() }, deps), deps),
  ),
  implement(contracts['musicRecords.list'], async (request, { deps }) => {
    const { rows, total } = await listRecords(deps.read, request)
    const items = rows.map((row) => toMusicRecord(row, deps))
    return { items, total, offset: request.filter.id ? 0 : request.range[0] }
  }),
  implement(contracts['musicRecords.get'], async ({ id }, { deps }) =>
    toMusicRecord(await readTrack(id, deps), deps),
  ),
  implement(contracts['musicRecords.update'], async ({ id, seen, ...words }, { deps }) =>
    toMusicRecord(await changeTrack(id, words, deps, seen), deps),
  ),
]
