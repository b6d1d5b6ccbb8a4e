import { emptyPinText, type PinText } from '@tessera/api-types/pins/pin-text'
import { expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { aMember } from '../../testing/test-callers.ts'
import { aBoard } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { anUpload } from '../../testing/test-uploads.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

const written: PinText = {
  title: 'A cup',
  description: 'Fired twice',
  alt_text: 'A blue cup on a shelf',
  link: 'https://cups.test/',
  note: 'For the hall',
  comments_disabled: true,
  made_with_ai: true,
}

async function anAuthor() {
  const ada = await aMember(deps)
  const place = { board_id: (await aBoard(deps, ada)).id, image_signature: await anUpload(deps, ada) }
  return { ada, place }
}

it('a pin holds all that its owner wrote when making it, and empties what is emptied', async () => {
  const { ada, place } = await anAuthor()
  const { id } = await call(ada, 'pins.create', { ...place, ...written })
  expect(await call(ada, 'pins.get', { id })).toMatchObject(written)
  expect(await call(ada, 'pins.update', { id, title: 'Another' })).toMatchObject({
    ...written,
    title: 'Another',
  })
  expect(await call(ada, 'pins.update', { id, ...emptyPinText })).toMatchObject({
    ...emptyPinText,
    domain: null,
  })
})

it('a pin that waits holds the same, and is published with it', async () => {
  const { ada, place } = await anAuthor()
  const scheduled_ts = Math.floor(deps.now().getTime() / 1000) + 3600
  const { id } = await call(ada, 'scheduledPins.create', { ...place, scheduled_ts })
  expect(await call(ada, 'scheduledPins.list', {})).toMatchObject([{ id, ...emptyPinText }])
  expect(await call(ada, 'scheduledPins.update', { id, ...written })).toMatchObject({ id, ...written })
  const pin = await call(ada, 'scheduledPins.publish', { id })
  expect(await call(ada, 'pins.get', { id: pin.id })).toMatchObject(written)
})

it('a save takes all of it along but the note, which nobody else reads', async () => {
  const { ada, place } = await anAuthor()
  const ben = await aMember(deps)
  const { id } = await call(ada, 'pins.create', { ...place, ...written })
  expect(await call(ben, 'pins.get', { id })).toMatchObject({ ...written, note: null })
  const copy = await call(ben, 'pins.save', { pin_id: id, board_id: (await aBoard(deps, ben)).id })
  expect(await call(ben, 'pins.get', { id: copy.id })).toMatchObject({ ...written, note: '' })
})
