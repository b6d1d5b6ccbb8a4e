import { expect, it } from 'vitest'
import sharp from 'sharp'
import type { Member } from '@tessera/shared-auth'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { forgetDeletedPins, restorePins } from '../pins/pin-restore-service.ts'
import { pictureAccess } from './picture-access-service.ts'
import { sweepPictures } from './sweep-service.ts'
import { uploadImage } from './upload-service.ts'
import { DAY_MS } from '../../kernel/durations.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)
const access = pictureAccess(deps)

const aPicture = (blue: number) =>
  sharp({ create: { width: 320, height: 300, channels: 3, background: { r: 3, g: 201, b: blue } } })
    .png()
    .toBuffer()

async function aPinnedPicture(owner: Member, seed: number, privacy: 'public' | 'secret') {
  const { signature } = await uploadImage(owner, { read: () => aPicture(seed) }, deps)
  const board = await aBoard(deps, owner, { privacy })
  const pin = await call(owner, 'pins.create', { board_id: board.id, image_signature: signature })
  return { signature, pinId: String(pin.id), board }
}

it('a picture of a secret board is its owner’s alone, also for who knows the address', async () => {
  const [ada, eve] = [await aMember(deps), await aMember(deps)]
  const { signature, board } = await aPinnedPicture(ada, 1, 'secret')
  expect(await access.isPublic(signature)).toBe(false)
  for (const viewer of [visitor, eve]) expect(await access.maySee(viewer, signature)).toBe(false)
  expect(await access.maySee(ada, signature)).toBe(true)
  await call(ada, 'boards.update', { board_id: board.id, privacy: 'public' })
  expect(await access.isPublic(signature)).toBe(true)
})

it('a picture whose last pin is deleted is its deleter’s at once, then nobody’s, and its bytes go with a sweep', async () => {
  const [ada, eve] = [await aMember(deps), await aMember(deps)]
  const { signature, pinId } = await aPinnedPicture(ada, 2, 'public')
  expect(await access.isPublic(signature)).toBe(true)
  await call(ada, 'pins.delete', { id: pinId })
  expect([await access.isPublic(signature), await access.maySee(eve, signature)]).toEqual([false, false])
  expect(await access.maySee(ada, signature)).toBe(true)
  deps.setNow(new Date(Date.now() + 30 * DAY_MS))
  await forgetDeletedPins(deps)
  await sweepPictures(deps)
  deps.setNow(null)
  expect(await access.maySee(ada, signature)).toBe(false)
  expect(await deps.images.deriveImage(signature, 'orig', 'jpeg')).toBeUndefined()
  const row = await deps.read
    .selectFrom('images')
    .select('signature')
    .where('signature', '=', signature)
    .execute()
  expect(row).toEqual([])
})

it('a picture of a deletion that is undone is there again', async () => {
  const ada = await aMember(deps)
  const { signature, pinId } = await aPinnedPicture(ada, 4, 'public')
  await call(ada, 'pins.delete', { id: pinId })
  const createdAt = new Date(Date.now() - DAY_MS)
  await deps.read.updateTable('images').set({ createdAt }).where('signature', '=', signature).execute()
  await deps.read
    .updateTable('aggregatedPins')
    .set({ createdAt })
    .where('imageSignature', '=', signature)
    .execute()
  await sweepPictures(deps)
  expect(await access.isPublic(signature)).toBe(false)
  await restorePins(ada, [pinId], deps)
  expect(await access.isPublic(signature)).toBe(true)
  const restored = await deps.images.deriveImage(signature, 'orig', 'jpeg')
  expect(restored).toBeDefined()
  restored?.body.destroy()
})

it('a picture that another pin shows stays', async () => {
  const [ada, ben] = [await aMember(deps), await aMember(deps)]
  const { signature, pinId } = await aPinnedPicture(ada, 3, 'public')
  const board = await aBoard(deps, ben)
  await call(ben, 'pins.save', { pin_id: pinId, board_id: board.id })
  await call(ada, 'pins.delete', { id: pinId })
  expect(await access.isPublic(signature)).toBe(true)
  deps.setNow(new Date(Date.now() + DAY_MS))
  await sweepPictures(deps)
  deps.setNow(null)
  const kept = await deps.images.deriveImage(signature, 'orig', 'jpeg')
  expect(kept).toBeDefined()
  kept?.body.destroy()
})
