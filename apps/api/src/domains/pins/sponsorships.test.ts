import { describe, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { SPONSORSHIP_STATUS } from '@tessera/api-types/sponsorships/sponsorship-status'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin, type TestPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)
const { approved, denied } = SPONSORSHIP_STATUS

const code = (code: string) => expect.objectContaining({ code })
const people = () => Promise.all([aMember(deps), aMember(deps), aMember(deps)])
const ask = (who: Member, pin: TestPin, sponsor: Member) =>
  call(who, 'sponsorships.ask', { pin_id: pin.id, sponsor_id: sponsor.userId })
const answer = (who: Member, pin: TestPin, status: number) =>
  call(who, 'sponsorships.answer', { pin_id: pin.id, status })
const end = (who: Member, pin: TestPin) => call(who, 'sponsorships.end', { pin_id: pin.id })
const seen = async (who: Parameters<typeof call>[0], { id }: { id: string }) =>
  (await call(who, 'pins.get', { id })).sponsorship
const noticesOf = async (who: Member) =>
  (await call(who, 'notifications.list', {})).items.map(({ kind }) => kind)

/** A pin of Ada's for which she asked Ben. */
async function anAskedPin() {
  const [ada, ben, eve] = await people()
  const pin = await aPin(deps, ada, await aBoard(deps, ada))
  await ask(ada, pin, ben)
  return { ada, ben, eve, pin }
}

describe('the sponsor of a pin', () => {
  it('C-3.40 C-4.54 C-6.05 is asked by its creator; until the answer only the two know', async () => {
    const { ada, ben, eve, pin } = await anAskedPin()
    expect(await seen(ada, pin)).toEqual({
      creator: expect.objectContaining({ id: ada.userId }),
      sponsor: expect.objectContaining({ id: ben.userId }),
      status: 0,
      abilities: { can_answer: false, can_end: true },
    })
    expect((await seen(ben, pin))?.abilities).toEqual({ can_answer: true, can_end: true })
    for (const other of [eve, visitor]) expect(await seen(other, pin)).toBeNull()
    expect(await noticesOf(ben)).toEqual(['sponsorship_asked'])
    await expect(answer(eve, pin, approved)).rejects.toEqual(code('NOT_FOUND'))
    await expect(end(eve, pin)).rejects.toEqual(code('NOT_FOUND'))
  })

  it('C-4.50 C-6.06 approves: status 1, the sponsor stays, and every copy says so', async () => {
    const { ada, ben, eve, pin } = await anAskedPin()
    const copy = await call(eve, 'pins.save', { pin_id: pin.id, board_id: (await aBoard(deps, eve)).id })
    expect(copy.is_paid_partnership).toBe(false)
    await expect(answer(ada, pin, approved)).rejects.toEqual(code('NOT_ALLOWED'))
    const { sponsorship } = await answer(ben, pin, approved)
    expect(sponsorship).toMatchObject({ status: 1, sponsor: { id: ben.userId } })
    expect(await seen(visitor, copy)).toMatchObject({ status: 1, sponsor: { id: ben.userId } })
    const { items } = await call(visitor, 'users.pins', { username: ada.username })
    expect(items.map(({ is_paid_partnership }) => is_paid_partnership)).toEqual([true])
    expect([await noticesOf(ben), (await noticesOf(ada))[0]]).toEqual([[], 'sponsorship_approved'])
    await expect(answer(ben, pin, denied)).rejects.toEqual(code('CONFLICT'))
  })

  it('C-4.51 C-6.06 denies: status 2 without the sponsor; somebody else can be asked', async () => {
    const { ada, ben, eve, pin } = await anAskedPin()
    await expect(ask(ada, pin, eve)).rejects.toEqual(code('CONFLICT'))
    expect((await answer(ben, pin, denied)).sponsorship).toMatchObject({ status: 2, sponsor: null })
    expect(await seen(ada, pin)).toMatchObject({ status: 2, sponsor: null })
    expect([await seen(ben, pin), await seen(eve, pin)]).toEqual([null, null])
    expect(await noticesOf(ada)).toEqual(['sponsorship_denied'])
    expect((await ask(ada, pin, eve)).sponsorship).toMatchObject({ status: 0, sponsor: { id: eve.userId } })
  })

  it('C-4.52 C-6.07 leaves: status 3 without the sponsor, and the card changes with it', async () => {
    const { ada, ben, eve, pin } = await anAskedPin()
    await answer(ben, pin, approved)
    await expect(end(eve, pin)).rejects.toEqual(code('NOT_ALLOWED'))
    const cards = async () => (await call(eve, 'users.pins', { username: ada.username })).items
    expect((await cards())[0]?.is_paid_partnership).toBe(true)
    expect((await end(ben, pin)).sponsorship).toMatchObject({ status: 3, sponsor: null })
    expect((await cards())[0]?.is_paid_partnership).toBe(false)
    expect(await seen(ada, pin)).toMatchObject({ status: 3, sponsor: null })
    expect(await noticesOf(ada)).toEqual(['sponsorship_ended'])
  })

  it('C-4.53 C-6.07 is gone with the sponsorship that its creator deletes, and so is the question', async () => {
    const { ada, ben, pin } = await anAskedPin()
    expect((await end(ada, pin)).sponsorship).toBeNull()
    expect([await seen(ada, pin), await noticesOf(ben)]).toEqual([null, []])
    await expect(answer(ben, pin, approved)).rejects.toEqual(code('NOT_FOUND'))
    await ask(ada, pin, ben)
    expect(await noticesOf(ben)).toEqual(['sponsorship_asked'])
  })

  it('is somebody else who sees the pin, and is asked for an original alone', async () => {
    const [ada, ben, eve] = await people()
    const pin = await aPin(deps, ada, await aBoard(deps, ada))
    const hidden = await aPin(deps, ada, await aBoard(deps, ada, { privacy: 'secret' }))
    await call(ada, 'users.block', { user_id: eve.userId })
    for (const [asked, sponsor] of [
      [pin, ada],
      [pin, eve],
      [hidden, ben],
    ] as const)
      await expect(ask(ada, asked, sponsor)).rejects.toEqual(code('USER_NOT_FOUND'))
    const copy = await call(ben, 'pins.save', { pin_id: pin.id, board_id: (await aBoard(deps, ben)).id })
    await expect(call(ben, 'sponsorships.ask', { pin_id: copy.id, sponsor_id: ada.userId })).rejects.toEqual(
      code('NOT_ALLOWED'),
    )
    const abilities = async (who: Member, id: string) =>
      (await call(who, 'pins.get', { id })).abilities.can_ask_sponsor
    expect([await abilities(ada, pin.id), await abilities(ben, copy.id)]).toEqual([true, false])
  })

  it('who is blocked may still leave, and is not named to who may not meet them', async () => {
    const { ada, ben, eve, pin } = await anAskedPin()
    await answer(ben, pin, approved)
    await call(eve, 'users.block', { user_id: ben.userId })
    expect(await seen(eve, pin)).toMatchObject({ status: 1, sponsor: null })
    await call(ben, 'users.block', { user_id: ada.userId })
    expect((await end(ben, pin)).sponsorship).toMatchObject({ status: 3 })
  })
})
