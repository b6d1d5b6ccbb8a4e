import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Member, Viewer } from '@tessera/shared-auth'
import { paintSample } from '../../../test/image-samples.ts'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, offerFor, type TestBoard } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { subscribeVisualIndex } from '../media/visual-index-service.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

const CROP = { x: 0.5, y: 0.5, w: 0.4, h: 0.4 }
const vase = () => paintSample({ seed: 71, width: 400, height: 400 })
const bytesOf = (picture: Sharp) => picture.jpeg({ quality: 90 }).toBuffer()

/** A room with the vase where CROP is. */
async function room(): Promise<Buffer> {
  const wall = await paintSample({ seed: 72, width: 1000, height: 1000 }).png().toBuffer()
  const input = await vase().png().toBuffer()
  return bytesOf(sharp(wall).composite([{ input, left: 500, top: 500 }]))
}

async function pinOf(owner: Member, board: TestBoard, picture: Buffer, link: string | null = null) {
  const img = { read: async () => picture, filename: 'a.jpg' }
  const { image_signature } = await call(owner, 'media.uploadImage', { img })
  return call(owner, 'pins.create', { board_id: board.id, image_signature, link })
}

const idsOf = ({ results }: { results: { id: string }[] }) => results.map(({ id }) => id)

let ada: Member
let ben: Member
let scene: string
let twin: string
let secretTwin: string

// Other pictures of this database are not in this index.
afterAll(subscribeVisualIndex(deps))

beforeAll(async () => {
  ;[ada, ben] = [await aMember(deps), await aMember(deps)]
  const [hers, his] = [await aBoard(deps, ada), await aBoard(deps, ben)]
  const hidden = await aBoard(deps, ben, { privacy: 'secret' })
  scene = (await pinOf(ada, hers, await room())).id
  const one = await pinOf(ben, his, await bytesOf(vase().resize(300)), 'https://vases.test/1')
  twin = one.id
  await offerFor(deps, { aggregatedPinId: one.aggregated_pin_data.id }, '40')
  secretTwin = (await pinOf(ben, hidden, await bytesOf(vase().resize(310)))).id
  for (const seed of [81, 82, 83])
    await pinOf(ben, his, await bytesOf(paintSample({ seed, width: 300, height: 300 })))
})

const searchAs = (viewer: Viewer, asked: object = {}) =>
  call(viewer, 'visualSearch.crop', { pin_id: scene, ...CROP, ...asked })

describe('a part of a picture', () => {
  it('C-7.43 leads to what looks like it, the nearest first, and never to itself', async () => {
    const ids = idsOf(await searchAs(visitor))
    expect(ids[0]).toBe(twin)
    expect(ids).not.toContain(scene)
    const [first] = idsOf(await call(visitor, 'visualSearch.crop', { pin_id: twin }))
    expect(first).not.toBe(twin)
  })

  it('C-7.43 shopping is for products alone', async () => {
    expect(idsOf(await searchAs(visitor, { is_shopping: true }))).toEqual([twin])
  })

  it('C-7.44 tells how it can be narrowed, and is', async () => {
    const { price_filters, domain_filters, category_filters } = await searchAs(visitor)
    expect(domain_filters).toContainEqual({ domain: 'vases.test', count: 1 })
    expect(price_filters).toEqual([{ min: 25, max: 50, currency: 'USD', count: 1 }])
    expect(category_filters).toEqual([])
    expect(idsOf(await searchAs(visitor, { domain: 'vases.test' }))).toEqual([twin])
    expect(idsOf(await searchAs(visitor, { price_min: 50 }))).toEqual([])
    expect(idsOf(await searchAs(visitor, { category: 'nothing' }))).toEqual([])
  })

  it('leads nowhere that is secret, and to nobody who is blocked', async () => {
    expect(idsOf(await searchAs(visitor))).not.toContain(secretTwin)
    const eve = await aMember(deps)
    await call(eve, 'users.block', { user_id: ben.userId })
    expect(idsOf(await searchAs(eve))).not.toContain(twin)
    await expect(call(visitor, 'visualSearch.crop', { pin_id: secretTwin })).rejects.toMatchObject({
      code: 'PIN_NOT_FOUND',
    })
  })

  it('shows nothing made with AI to who hides that', async () => {
    const eve = await aMember(deps)
    await call(eve, 'settings.updatePrivacy', { hides_ai_pins: true })
    expect(idsOf(await searchAs(eve))).toContain(twin)
    await call(ben, 'pins.update', { id: twin, made_with_ai: true })
    expect(idsOf(await searchAs(eve))).not.toContain(twin)
    expect(idsOf(await searchAs(visitor))).toContain(twin)
    await call(ben, 'pins.update', { id: twin, made_with_ai: false })
  })

  it('members under sixteen are shown no prices and cannot ask for them', async () => {
    const young = { ...(await aMember(deps)), isUnder16: true } as Member
    const { price_filters } = await searchAs(young)
    expect(price_filters).toEqual([])
    expect(idsOf(await searchAs(young, { price_min: 50 }))).toContain(twin)
  })
})

describe('a picture that is not kept', () => {
  it('finds its twin by what it looks like, and nothing of it stays', async () => {
    const count = async () =>
      Promise.all([
        deps.read.selectFrom('images').select('signature').execute(),
        deps.read.selectFrom('mediaUploads').select('id').execute(),
      ]).then(([images, uploads]) => images.length + uploads.length)
    const before = await count()
    const picture = (await room()).toString('base64')
    const { look } = await call(ada, 'visualSearch.describe', { picture, ...CROP })
    expect(look).toMatch(/^[\w-]{171}$/)
    expect(idsOf(await call(visitor, 'visualSearch.live', { look }))[0]).toBe(twin)
    expect(await count()).toBe(before)
  })

  it('is refused where it is none', async () => {
    const picture = Buffer.from('no picture at all').toString('base64')
    await expect(call(ada, 'visualSearch.describe', { picture })).rejects.toMatchObject({
      code: 'IMAGE_TYPE_UNSUPPORTED',
    })
  })
})
