import { describe, expect, it } from 'vitest'
import { sampleJpeg } from '../../../test/image-samples.ts'
import { ImageError } from '../../images/image-error.ts'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { beginUpload } from './resumable-upload-service.ts'
import { sweepPictures } from './sweep-service.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

const photo = (seed: number) => sampleJpeg({ seed, width: 600, height: 900 })
const file = (bytes: Uint8Array) => ({ read: async () => bytes, filename: 'photo.jpg' })

/** A transaction that fails once, after so many others. */
function failingAfter(calls: number): typeof deps.transact {
  let left = calls
  return (work) => (left-- === 0 ? Promise.reject(new Error('no database')) : deps.transact(work))
}

describe('a registered upload', () => {
  const register = async (member: Awaited<ReturnType<typeof aMember>>) => {
    const forms = await call(member, 'media.register', { media_info_list: [{ id: 'a' }] })
    const { upload_id, upload_parameters } = forms['a']!
    const form = { upload_id, ...upload_parameters } as { upload_id: string; expires: string; token: string }
    return { upload_id, form }
  }

  it('goes from registered to succeeded, and its file comes once', async () => {
    const ada = await aMember(deps)
    const { upload_id, form } = await register(ada)
    expect((await call(ada, 'media.status', { upload_id })).status).toBe('registered')
    const sent = { ...form, file: file(await photo(5)) }
    expect((await call(visitor, 'media.upload', sent)).status).toBe('succeeded')
    const all = await call(ada, 'media.statuses', { upload_ids: [upload_id, '1'] })
    expect(Object.keys(all)).toEqual([upload_id])
    expect(all[upload_id]?.signature).toMatch(/^[0-9a-f]{32}$/)
    await expect(call(visitor, 'media.upload', sent)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('remembers why it failed', async () => {
    const ada = await aMember(deps)
    const { upload_id, form } = await register(ada)
    const sent = { ...form, file: file(Buffer.from('hello')) }
    await expect(call(visitor, 'media.upload', sent)).rejects.toMatchObject({
      code: 'IMAGE_TYPE_UNSUPPORTED',
    })
    expect(await call(ada, 'media.status', { upload_id })).toMatchObject({
      status: 'failed',
      failure_code: 'IMAGE_TYPE_UNSUPPORTED',
    })
  })

  it.each<[string, Partial<typeof deps>]>([
    ['the storage', { images: { ...deps.images, ingest: () => Promise.reject(new Error('no storage')) } }],
    [
      'room to decode it',
      { images: { ...deps.images, ingest: () => Promise.reject(new ImageError('UNAVAILABLE', 'full')) } },
    ],
    ['the database', { transact: failingAfter(1) }],
  ])('for whose file %s was missing takes it later', async (_what, missing) => {
    const ada = await aMember(deps)
    const { upload_id, form } = await register(ada)
    const sent = { ...form, file: file(await photo(7)) }
    await expect(
      callerOf(operations, { ...deps, ...missing })(visitor, 'media.upload', sent),
    ).rejects.toBeInstanceOf(Error)
    expect(await call(ada, 'media.status', { upload_id })).toMatchObject({ status: 'registered' })
    expect((await call(visitor, 'media.upload', sent)).status).toBe('succeeded')
  })

  it('is one of the uploads of the hour, as one that comes in pieces is', async () => {
    const ada = await aMember(deps)
    const keys: string[] = []
    const limits = { ...deps.limits, consume: async (key: string) => void keys.push(key) }
    const counting = callerOf(operations, { ...deps, limits })
    await counting(ada, 'media.register', { media_info_list: [{ id: 'a' }, { id: 'b' }] })
    await beginUpload(ada, { mediaType: 'video', length: 9 }, { ...deps, limits })
    expect(keys).toEqual(Array(3).fill(`uploads:${ada.userId}`))
  })

  it('that is refused is none of the uploads of the hour', async () => {
    const ada = await aMember(deps)
    let spent = 0
    const limits = { consume: async () => void (spent += 1), refund: async () => void (spent -= 1) }
    const counting = callerOf(operations, { ...deps, limits })
    const announce = (many: number) =>
      counting(ada, 'media.register', {
        media_info_list: Array.from({ length: many }, (_, at) => ({ id: String(at) })),
      })
    for (let waiting = 0; waiting < 200; waiting += 20) await announce(20)
    await expect(announce(1)).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
    await expect(
      beginUpload(ada, { mediaType: 'video', length: 9 }, { ...deps, limits }),
    ).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
    expect(spent).toBe(200)
  })

  it('of a video waits until others of the member are made', async () => {
    const ada = await aMember(deps)
    const announce = (media_type: string, many: number) =>
      call(ada, 'media.register', {
        media_info_list: Array.from({ length: many }, (_, at) => ({ id: String(at), media_type })),
      })
    await announce('video', 20)
    const uploads = deps.read.updateTable('mediaUploads').where('userId', '=', ada.userId)
    await uploads.set({ status: 'processing' }).execute()
    await expect(announce('video', 1)).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
    await expect(beginUpload(ada, { mediaType: 'video', length: 9 }, deps)).rejects.toMatchObject({
      code: 'LIMIT_REACHED',
    })
    await announce('image', 1)
    await uploads.set({ status: 'failed' }).execute()
    await announce('video', 1)
  })

  it.each(['failed', 'processing'] as const)(
    'whose work came to nothing (%s) goes after a day',
    async (status) => {
      const ada = await aMember(deps)
      const { upload_id } = await register(ada)
      const upload = deps.read.updateTable('mediaUploads').where('id', '=', upload_id)
      const isThere = () =>
        call(ada, 'media.status', { upload_id }).then(
          () => true,
          () => false,
        )
      for (const [hours, stays] of [
        [23, true],
        [25, false],
      ] as const) {
        const updatedAt = new Date(Date.now() - hours * 60 * 60 * 1000)
        await upload.set({ status, updatedAt }).execute()
        await sweepPictures(deps)
        expect(await isThere()).toBe(stays)
      }
    },
  )

  it('takes no forged or expired form', async () => {
    const { form } = await register(await aMember(deps))
    const bytes = file(await photo(6))
    for (const changed of [{ token: 'x'.repeat(43) }, { expires: '9999999999999' }, { expires: '1' }])
      await expect(call(visitor, 'media.upload', { ...form, ...changed, file: bytes })).rejects.toMatchObject(
        {
          code: 'UPLOAD_NOT_FOUND',
        },
      )
  })
})
