import { emptyPinText } from '@tessera/api-types/pins/pin-text'
import type { Member } from '@tessera/shared-auth'
import sharp from 'sharp'
import { aMember } from '../../../testing/test-callers.ts'
import type { TestDeps } from '../../../testing/test-deps.ts'
import { uploadImage } from '../../media/upload-service.ts'
import { importSteps } from './import-steps.ts'

let shade = 0
export const aPicture = (alpha = 1) => {
  shade += 1
  const background = { r: shade % 256, g: 40 + (shade % 200), b: 90, alpha }
  const picture = sharp({ create: { width: 120 + shade, height: 140, channels: 4, background } })
  return alpha === 1 ? picture.removeAlpha().jpeg().toBuffer() : picture.png().toBuffer()
}

async function aPinOf(deps: TestDeps, owner: Member, boardId: string, more: Record<string, unknown> = {}) {
  const { call } = importSteps(deps)
  const { signature } = await uploadImage(owner, { read: () => aPicture(Number(more['alpha'] ?? 1)) }, deps)
  const { alpha: _alpha, ...fields } = more
  return call(owner, 'pins.create', { board_id: boardId, image_signature: signature, ...fields })
}

/** Boards of every kind, with all that a library holds. */
const everyField = Object.fromEntries(
  Object.entries({ ...emptyPinText, link: '' }).map(([field, empty]) => [
    field,
    typeof empty === 'boolean' ? true : field === 'link' ? 'https://ponds.example/' : `Its ${field}`,
  ]),
)

export async function aLibrary(deps: TestDeps) {
  const { call } = importSteps(deps)
  const owner = await aMember(deps)
  const at = (day: number) => deps.setNow(new Date(Date.UTC(2025, 2, day, 9, 30, 15, 123)))
  at(1)
  const garden = await call(owner, 'boards.create', { name: 'Garden', description: 'What grows' })
  at(2)
  const gifts = await call(owner, 'boards.create', { name: 'Gifts', privacy: 'secret', layout: 'compact' })
  await call(owner, 'boards.create', { name: 'Old ideas', privacy: 'protected' })
  const old = await call(owner, 'boards.create', { name: 'Empty' })
  at(3)
  await call(owner, 'boards.archive', { board_id: old.id })
  const beds = await call(owner, 'sections.create', { board_id: garden.id, name: 'Beds' })
  await call(owner, 'sections.create', { board_id: garden.id, name: 'A shed' })
  const roses = await aPinOf(deps, owner, garden.id, {
    title: 'Roses “in” June',
    description: 'By the wall',
    link: 'https://roses.example/june?a=1&b=2',
    note: 'Ask Ann',
    section: beds.id,
  })
  at(4)
  await aPinOf(deps, owner, garden.id, { ...everyField, title: 'A pond' })
  await aPinOf(deps, owner, gifts.id, { title: 'A glass', alpha: 0.5 })
  at(5)
  await call(owner, 'comments.create', { pinId: roses.id, text: 'They need water.' })
  await call(owner, 'comments.create', { pinId: roses.id, text: 'And sun 🌞' })
  const other = await aMember(deps)
  const strange = await aPinOf(deps, other, (await call(other, 'boards.create', { name: 'Lamps' })).id, {
    title: 'A lamp',
  })
  await call(owner, 'pins.save', { pin_id: strange.id, board_id: gifts.id })
  deps.setNow(null)
  return { owner, roses }
}
