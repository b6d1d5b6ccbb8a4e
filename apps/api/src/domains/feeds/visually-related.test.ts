import { expect, it, vi } from 'vitest'
import sharp from 'sharp'
import { DESCRIPTOR_SIDE, describePicture } from '../../images/descriptor.ts'
import type { Operation } from '../../kernel/operation.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { localVisualIndex } from '../../testing/local-visual-index.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { feedSteps, idsOf } from '../../testing/test-feeds.ts'
import { fillVisualIndex, subscribeVisualIndex } from '../media/visual-index-service.ts'
import { uploadImage } from '../media/upload-service.ts'
import { feedsOperations } from './operations.ts'

// An index of its own: that of the worker knows the pictures of other tests.
const deps = { ...(await testDeps()), looks: localVisualIndex() }
const { page } = feedSteps(deps)
const ofOtherTests = await deps.read.selectFrom('images').select('signature').execute()
const [, related] = feedsOperations as [Operation, Operation]

type Colour = readonly [number, number, number]

/** Raw pixels of two colours in stripes, upright or lying. */
function stripes(one: Colour, other: Colour, isUpright: boolean): Uint8Array {
  const pixels = new Uint8Array(DESCRIPTOR_SIDE * DESCRIPTOR_SIDE * 3)
  for (let at = 0; at < DESCRIPTOR_SIDE * DESCRIPTOR_SIDE; at += 1) {
    const along = isUpright ? at % DESCRIPTOR_SIDE : Math.floor(at / DESCRIPTOR_SIDE)
    pixels.set(along % 16 < 8 ? one : other, at * 3)
  }
  return pixels
}

const red = (shift: number) => stripes([200 + shift, 20, 30], [250, 200 - shift, 60], true)
const blue = (shift: number) => stripes([10, 40 + shift, 190], [90, 220 - shift, 240], false)

it('a pin that nobody has saved yet leads to pins that look like it', async () => {
  const [ada, ben] = [await aMember(deps), await aMember(deps)]
  const pinOf = async (owner: typeof ada, pixels: Uint8Array) =>
    (await aPin(deps, owner, await aBoard(deps, owner), { title: '', descriptor: describePicture(pixels) }))
      .id
  const alike = [await pinOf(ben, red(2)), await pinOf(ben, red(6)), await pinOf(ben, red(10))]
  const others = [await pinOf(ben, blue(2)), await pinOf(ben, blue(6))]
  await fillVisualIndex(deps)
  await deps.visualIndex.remove(ofOtherTests.map(({ signature }) => signature))
  const origin = await pinOf(ada, red(0))
  const { items } = await page(visitor, related, { pin_id: origin })
  const ids = items.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(alike))
  const reasons = items
    .filter(({ id }) => alike.includes(id))
    .map((item) => item.recommendation_reason?.reason)
  expect(reasons).toEqual(['related_look', 'related_look', 'related_look'])
  // Pins of other tests may stand between them.
  const first = (found: readonly string[], seen: string) =>
    found.find((id) => id !== seen && [...alike, ...others].includes(id))
  expect(alike).toContain(first(ids, origin))
  const cool = others[0] ?? ''
  expect(first(idsOf(await page(visitor, related, { pin_id: cool })), cool)).toBe(others[1])
})

it('a picture is in the visual index of every process once it is stored', async () => {
  const ada = await aMember(deps)
  const stop = subscribeVisualIndex(deps)
  const raw = { width: DESCRIPTOR_SIDE, height: DESCRIPTOR_SIDE, channels: 3 } as const
  const file = await sharp(stripes([1, 200, 1], [240, 1, 240], true), { raw })
    .resize(320, 320)
    .png()
    .toBuffer()
  const { signature, descriptor } = await uploadImage(ada, { read: async () => file }, deps)
  await vi.waitFor(async () => {
    const [nearest] = await deps.visualIndex.nearest(descriptor, 1)
    expect(nearest).toEqual({ id: signature, distance: 0 })
  })
  stop()
})

it('related pins come without the index too', async () => {
  const ada = await aMember(deps)
  const origin = await aPin(deps, ada, await aBoard(deps, ada))
  const failing = {
    ...deps,
    visualIndex: { ...deps.visualIndex, nearest: () => Promise.reject(new Error('closed')) },
  }
  const { items } = await feedSteps(failing).page(visitor, related, { pin_id: origin.id })
  expect(items.length).toBeGreaterThan(0)
})
