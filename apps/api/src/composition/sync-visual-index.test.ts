import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { createVisualIndex } from '../images/nearest.ts'
import { aMember } from '../testing/test-callers.ts'
import { testDeps } from '../testing/test-deps.ts'
import { uploadImage } from '../domains/media/upload-service.ts'
import { syncVisualIndex } from './sync-visual-index.ts'

it('a visual index whose thread fails is filled again', async () => {
  const deps = await testDeps()
  const picture = sharp({ create: { width: 321, height: 123, channels: 3, background: '#47a1c9' } })
  const file = { read: () => picture.png().toBuffer() }
  const { signature, descriptor } = await uploadImage(await aMember(deps), file, deps)
  const visualIndex = createVisualIndex()
  const sync = syncVisualIndex({ ...deps, visualIndex }, 20)
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
