import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { createVisualIndex } from '../images/nearest.ts'
import { aMember } from '../testing/test-callers.ts'
import { testDeps } from '../testing/test-deps.ts'
import { sweepPictures } from '../domains/media/sweep-service.ts'
import { localVisualIndex } from '../testing/local-visual-index.ts'
import { localPubSub } from '../kernel/pubsub.ts'
import { DAY_MS } from '../kernel/durations.ts'
import { uploadImage } from '../domains/media/upload-service.ts'
import { syncVisualIndex } from './sync-visual-index.ts'

it('a visual index whose thread fails is filled again', async () => {
  const deps = await testDeps()
  const picture = sharp({ create: { width: 321, height: 123, channels: 3, background: '#47a1c9' } })
  const file = { read: () => picture.png().toBuffer() }
  const { signature, descriptor } = await uploadImage(await aMember(deps), file, deps)
  const visualIndex = createVisualIndex()
  const sync = syncVisualIndex({ ...deps, visualIndex }, { refillAfterMs: 20 })
  const isFound = () =>
    vi.waitFor(async () =>
      expect(await visualIndex.nearest(descriptor, 500)).toContainEqual({ id: signature, distance: 0 }),
    )
  await isFound()
  // The thread cannot walk through these ids, and ends.
  await expect(visualIndex.remove(undefined as unknown as string[])).rejects.toThrow('iterable')
  expect(await visualIndex.size()).toBe(0)
  await isFound()
  await sync.close()
  await visualIndex.close()
  await expect(visualIndex.size()).rejects.toThrow('closed')
})

const aPicture = (background: string) => ({
  read: () =>
    sharp({ create: { width: 321, height: 123, channels: 3, background } })
      .png()
      .toBuffer(),
})

it('a picture that is swept leaves the index at once', async () => {
  const deps = { ...(await testDeps()), pubsub: localPubSub() }
  const visualIndex = localVisualIndex()
  const sync = syncVisualIndex({ ...deps, visualIndex })
  const { signature } = await uploadImage(await aMember(deps), aPicture('#2f7d31'), deps)
  await vi.waitFor(async () => expect(await visualIndex.ids()).toContain(signature))
  deps.setNow(new Date(Date.now() + 2 * DAY_MS))
  await sweepPictures(deps)
  deps.setNow(null)
  await vi.waitFor(async () => expect(await visualIndex.ids()).not.toContain(signature))
  await sync.close()
})

it('pictures that came and went without an announcement are caught up with', async () => {
  const deps = await testDeps()
  const visualIndex = localVisualIndex()
  const sync = syncVisualIndex({ ...deps, pubsub: localPubSub(), visualIndex }, { catchUpMs: 20 })
  const ada = await aMember(deps)
  const elsewhere = { ...deps, pubsub: localPubSub() }
  const { signature } = await uploadImage(ada, aPicture('#d2691e'), elsewhere)
  await vi.waitFor(async () => expect(await visualIndex.ids()).toContain(signature))
  await deps.read.deleteFrom('mediaUploads').where('imageSignature', '=', signature).execute()
  await deps.read.deleteFrom('images').where('signature', '=', signature).execute()
  await vi.waitFor(async () => expect(await visualIndex.ids()).not.toContain(signature))
  await sync.close()
})
