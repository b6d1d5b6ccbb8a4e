import { expect, it } from 'vitest'
import {
  type ArchiveUpload,
  type ArchiveUploadEvent,
  nextUpload,
  noUpload,
} from './archive-upload-machine.ts'

const file = new File(['x'], 'pictures.zip')
const after = (...events: ArchiveUploadEvent[]): ArchiveUpload => events.reduce(nextUpload, noUpload)

const chosen: ArchiveUploadEvent = { type: 'chosen', file }
const uploaded: ArchiveUploadEvent = { type: 'uploaded', uploadId: '5' }
const failed: ArchiveUploadEvent = { type: 'failed', message: 'No.' }
const beginFailed: ArchiveUploadEvent = { type: 'beginFailed', message: 'No.' }
const retried: ArchiveUploadEvent = { type: 'retried' }

it('a file is uploaded, and its import begun', () => {
  expect(after(chosen, { type: 'progressed', share: 0.5 })).toMatchObject({ status: 'uploading', share: 0.5 })
  expect(after(chosen, uploaded)).toEqual({ status: 'beginning', file, uploadId: '5' })
  expect(after(chosen, uploaded, { type: 'ended' })).toBe(noUpload)
})

it('says when an upload that was cut off goes on', () => {
  expect(after(chosen, { type: 'resumed' }, { type: 'progressed', share: 0.6 })).toMatchObject({
    isResumed: true,
    share: 0.6,
  })
})

it('what failed can be tried again where it failed', () => {
  expect(after(chosen, failed)).toEqual({ status: 'failed', file, message: 'No.' })
  expect(after(chosen, failed, retried)).toEqual({
    status: 'uploading',
    file,
    share: 0,
    isResumed: false,
  })
  expect(after(chosen, uploaded, beginFailed, retried)).toEqual({ status: 'beginning', file, uploadId: '5' })
})

it('an event that does not fit changes nothing', () => {
  const refused = after({ type: 'refused', file, message: 'No.' })
  for (const event of [
    uploaded,
    failed,
    beginFailed,
    retried,
    { type: 'progressed', share: 1 } as const,
    { type: 'resumed' } as const,
  ]) {
    expect(nextUpload(noUpload, event)).toBe(noUpload)
    expect(nextUpload(refused, event)).toBe(refused)
  }
})
