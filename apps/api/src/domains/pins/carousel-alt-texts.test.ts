import type { Member } from '@tessera/shared-auth'
import { describe, expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aCarouselDraft } from '../../testing/test-carousels.ts'
import { aBoard } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

const slot = (id: string) => ({ id, title: '', details: '', link: '' })

/** A published carousel, whose cover is described as a face. */
async function aCarouselOf(member: Member): Promise<string> {
  const draft = await aCarouselDraft(deps, member, (await aBoard(deps, member)).id)
  const id = (await call(member, 'pinDrafts.publish', draft)).pin?.id ?? ''
  await call(member, 'pins.update', { id, alt_text: 'A face' })
  return id
}

describe('alt texts of a carousel', () => {
  it('the alt text of a picture goes with it, and that of the cover is the pin’s', async () => {
    const ada = await aMember(deps)
    const id = await aCarouselOf(ada)
    await call(ada, 'pins.update', { id, carousel_slots: [slot('1'), slot('0')] })
    const back = await call(visitor, 'pins.get', { id })
    expect(back).toMatchObject({
      alt_text: 'The Back',
      carousel_slots: [{}, { id: '0', alt_text: 'A face' }],
    })
    const front = { ...slot('0'), alt_text: 'A new face' }
    await call(ada, 'pins.update', { id, carousel_slots: [front, slot('1')] })
    expect(await call(visitor, 'pins.get', { id })).toMatchObject({
      alt_text: 'A new face',
      carousel_slots: [{ id: '0', alt_text: 'A new face' }, {}],
    })
    await call(ada, 'pins.update', { id, alt_text: 'A round face' })
    expect(await call(visitor, 'pins.get', { id })).toMatchObject({
      carousel_slots: [{ id: '0', alt_text: 'A round face' }, {}],
    })
  })

  it('a copy has the alt text of the picture that it shows', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const id = await aCarouselOf(ada)
    const copy = await call(ben, 'pins.save', { pin_id: id, board_id: (await aBoard(deps, ben)).id })
    await call(ada, 'pins.update', { id, carousel_slots: [slot('1'), slot('0')], alt_text: 'Its back' })
    expect(await call(visitor, 'pins.get', { id })).toMatchObject({ alt_text: 'Its back' })
    expect(await call(ben, 'pins.get', { id: copy.id })).toMatchObject({
      alt_text: 'Its back',
      carousel_slots: [
        { id: '1', alt_text: 'Its back' },
        { id: '0', alt_text: 'A face' },
      ],
    })
  })

  it('a copy keeps the alt text that its owner wrote, and one that comes later has that of the cover', async () => {
    const [ada, ben, eve] = [await aMember(deps), await aMember(deps), await aMember(deps)]
    const id = await aCarouselOf(ada)
    const own = await call(ben, 'pins.save', { pin_id: id, board_id: (await aBoard(deps, ben)).id })
    await call(ben, 'pins.update', { id: own.id, alt_text: 'My words' })
    const gone = await call(eve, 'pins.save', { pin_id: id, board_id: (await aBoard(deps, eve)).id })
    await call(eve, 'pins.delete', { id: gone.id })
    await call(ada, 'pins.update', { id, carousel_slots: [slot('1'), slot('0')] })
    expect((await call(ben, 'pins.get', { id: own.id })).alt_text).toBe('My words')
    await call(eve, 'pins.restore', { pin_ids: [gone.id] })
    expect((await call(eve, 'pins.get', { id: gone.id })).alt_text).toBe('The Back')
  })
})
