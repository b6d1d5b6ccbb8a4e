import { emptyDraftItem } from '@tessera/api-types/pin-drafts/draft-content'
import type { Member } from '@tessera/shared-auth'
import { expect, it } from 'vitest'
import { LIBRARY_FILE } from '../../library/library-format.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { filesOf } from '../../testing/unzipped.ts'
import { uploadImage } from '../media/upload-service.ts'
import { aPicture } from './testing/a-library.ts'
import { importSteps } from './testing/import-steps.ts'

const deps = await testDeps()
const steps = importSteps(deps)
const { call } = steps

const anUpload = async (owner: Member) =>
  (await uploadImage(owner, { read: () => aPicture() }, deps)).signature

const aPinOf = async (owner: Member, board_id: string, title: string) =>
  call(owner, 'pins.create', { board_id, title, image_signature: await anUpload(owner) })

/** A table whose picture points at a cup on a board that comes later, and at what is somebody else's. */
async function aTaggedLibrary() {
  const [owner, stranger] = [await aMember(deps), await aMember(deps)]
  const rooms = await call(owner, 'boards.create', { name: 'Rooms' })
  const cups = await call(owner, 'boards.create', { name: 'Cups' })
  const cup = await aPinOf(owner, cups.id, 'A cup')
  const strange = await aPinOf(stranger, (await call(stranger, 'boards.create', { name: 'Own' })).id, 'A rug')
  const { id, version } = await call(owner, 'pinDrafts.create', {
    content: {
      type: 'single',
      items: [
        {
          ...emptyDraftItem,
          media: { kind: 'image', image_signature: await anUpload(owner), image_url: null },
          title: 'A table',
          tags: [
            { x: 0.25, y: 0.75, link: 'https://cups.example/', pin_ids: [cup.id, strange.id] },
            { x: 0.5, y: 0.5, link: '', pin_ids: [strange.id] },
          ],
        },
      ],
      board_id: rooms.id,
      section_id: null,
      publish_option: 'publish-immediately',
      scheduled_ts: null,
    },
  })
  await call(owner, 'pinDrafts.publish', { id, version })
  return { owner, cup }
}

async function brought(archive: Buffer) {
  const ben = await aMember(deps)
  const { id } = await steps.read(ben, archive)
  await steps.confirm(ben, id)
  const pins = (await steps.items(ben, id)).filter(({ type }) => type === 'pin')
  return { ben, pinOf: (title: string) => pins.find((pin) => pin.title === title)?.pin_id ?? '' }
}

it('tags that show other pins of the library come along, wherever these are', async () => {
  const { owner } = await aTaggedLibrary()
  const archive = await steps.exportOf(owner)
  const { ben, pinOf } = await brought(archive)
  const tags = await call(visitor, 'pins.tags', { pin_id: pinOf('A table') })
  expect(tags).toMatchObject([
    { x: 0.25, y: 0.75, link: 'https://cups.example/', pins: [{ id: pinOf('A cup') }] },
  ])
  expect((await steps.exportOf(ben)).equals(archive)).toBe(true)
})

it('a product comes out with its price, and along as a picture with its link', async () => {
  const owner = await aMember(deps)
  const { id } = await call(owner, 'boards.create', { name: 'Shop' })
  const pin = await call(owner, 'pins.create', {
    board_id: id,
    title: 'A bowl',
    link: 'https://bowls.example/1',
    image_signature: await anUpload(owner),
  })
  await deps.read.updateTable('aggregatedPins').set({ kind: 'product' }).where('id', '=', pin.id).execute()
  const offer = { priceValue: '12.50', priceCurrency: 'EUR', products: '[{"name":"Bowl","brand":"Kiln"}]' }
  await deps.read
    .insertInto('productPins')
    .values({ ...offer, aggregatedPinId: pin.id })
    .execute()
  const archive = await steps.exportOf(owner)
  const { boards } = JSON.parse(String(filesOf(archive)[LIBRARY_FILE]))
  expect(boards[0].pins[0].product).toEqual({ price: 12.5, currency: 'EUR', name: 'Bowl', brand: 'Kiln' })
  const { pinOf } = await brought(archive)
  expect(await call(visitor, 'pins.get', { id: pinOf('A bowl') })).toMatchObject({
    link: 'https://bowls.example/1',
    content: { kind: 'image' },
  })
})
