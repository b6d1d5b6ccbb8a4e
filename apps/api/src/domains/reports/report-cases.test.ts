import { describe, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { reportSteps } from '../../testing/report-steps.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'

const steps = await reportSteps()
const { deps, call, comments, aPinOf, report, openCaseOf, newsOf } = steps
let staff: Member
let other: Member
let ada: Member
let ben: Member
let eve: Member

const people = async () => {
  ;({ staff, other, ada, ben, eve } = await steps.people())
}
const pinCountOf = async (who: Member) =>
  (
    await deps.read
      .selectFrom('users')
      .select('pinCount')
      .where('id', '=', who.userId)
      .executeTakeFirstOrThrow()
  ).pinCount

/** A pin of Ada that Ben and Eve reported. */
async function aReportedPin() {
  await people()
  const pin = await aPinOf(ada)
  await report(ben, pin.id)
  await report(eve, pin.id, 'hate')
  return { pin, id: await openCaseOf(pin.id) }
}

describe('what was reported', () => {
  it('is one case a thing, with its words, picture, author and how many said why', async () => {
    const { pin, id } = await aReportedPin()
    await report(ben, pin.id, 'hate')
    const shown = await call(staff, 'reportCases.get', { id })
    expect(shown).toMatchObject({
      type: 'pin',
      state: 'open',
      words: 'Odd lamp',
      path: `/pin/${pin.id}/`,
      is_there: true,
      report_count: 2,
      reasons: [{ reason: 'hate', count: 2 }],
      author: { id: ada.userId, is_write_banned: false },
      earlier: [],
      upheld_count: 0,
      log: [],
      ai_label: null,
      abilities: { can_decide: true, can_relabel: false, can_ban: true, can_lift_ban: false },
    })
    expect(shown.large_image_url).toContain(pin.imageSignature)
  })

  it('is there by its id beyond the first page, too', async () => {
    await people()
    const ids: string[] = []
    for (let made = 0; made < 3; made += 1) {
      const pin = await aPinOf(ada)
      await report(ben, pin.id)
      ids.push(await openCaseOf(pin.id))
    }
    const asked = { filter: { id: ids }, range: [0, 1] as [number, number] }
    const { items } = await call(staff, 'reportCases.list', asked)
    expect(items.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  })

  it('stands in a list, the open first, and is found by state, type and reason', async () => {
    const { id } = await aReportedPin()
    const second = await aPinOf(ada)
    await report(ben, second.id, 'hate')
    const next = await openCaseOf(second.id)
    await call(staff, 'reportCases.decide', { id: next, decision: 'dismissed' })
    const mine = async (filter: object) =>
      (await call(staff, 'reportCases.list', { filter: { id: [id, next], ...filter } })).items.map(
        (each) => each.id,
      )
    expect(await mine({})).toEqual([id, next])
    expect(await mine({ state: 'dismissed' })).toEqual([next])
    expect(await mine({ type: 'comment' })).toEqual([])
    expect(await mine({ reason: 'spam' })).toEqual([id])
    const page = await call(staff, 'reportCases.list', { range: [0, 0] })
    expect([page.items.length, page.items[0]?.state]).toEqual([1, 'open'])
  })

  it('is nobody else’s: to others it does not exist', async () => {
    const { id } = await aReportedPin()
    const missing = { code: 'NOT_FOUND' }
    await expect(call(ada, 'reportCases.list', {})).rejects.toMatchObject(missing)
    await expect(call(ada, 'reportCases.get', { id })).rejects.toMatchObject(missing)
    await expect(call(ben, 'reportCases.banAuthor', { id })).rejects.toMatchObject(missing)
    await expect(call(staff, 'reportCases.get', { id: '1' })).rejects.toMatchObject(missing)
  })
})

describe('an answer', () => {
  it('that dismisses leaves the thing; who reported it is told, by nobody in particular', async () => {
    const { pin, id } = await aReportedPin()
    const decided = await call(staff, 'reportCases.decide', { id, decision: 'dismissed' })
    expect(decided).toMatchObject({ state: 'dismissed', is_there: true, abilities: { can_decide: false } })
    expect(decided.log.map(({ action, actor_name }) => [action, actor_name])).toEqual([
      ['dismissed', 'Ada Test'],
    ])
    expect([await newsOf(ada), await newsOf(ben), await newsOf(eve)]).toEqual([
      [],
      [['report_dismissed', null]],
      [['report_dismissed', null]],
    ])
    await report(ben, pin.id)
    const again = await call(staff, 'reportCases.get', { id: await openCaseOf(pin.id) })
    expect(again.earlier).toMatchObject([{ id, state: 'dismissed', report_count: 2 }])
    expect(again.report_count).toBe(1)
  })

  it('that upholds removes the pin with its counts, tells its author, and counts against them', async () => {
    const { pin, id } = await aReportedPin()
    const kept = await aPinOf(ada)
    expect(await pinCountOf(ada)).toBe(2)
    const decided = await call(staff, 'reportCases.decide', { id, decision: 'upheld' })
    expect(decided).toMatchObject({ is_there: false, path: null, words: 'Odd lamp', upheld_count: 1 })
    expect(await pinCountOf(ada)).toBe(1)
    const left = await deps.read.selectFrom('pins').select('id').where('userId', '=', ada.userId).execute()
    expect(left).toEqual([{ id: kept.id }])
    expect(await newsOf(ada)).toEqual([['pin_removed', null]])
    expect(await newsOf(ben)).toEqual([['report_upheld', null]])
    expect(await call(ada, 'notifications.unread', {})).toMatchObject({ unread_count: 1 })
    await expect(report(ben, pin.id)).rejects.toMatchObject({ code: 'PIN_NOT_FOUND' })
  })

  it('that upholds a comment removes it with its replies', async () => {
    await people()
    const pin = await aPinOf(ben)
    const comment = await comments.write(ada, pin, 'Rude words')
    await comments.write(eve, pin, 'An answer', { parentId: comment.id })
    await report(ben, comment.id, 'hate', 'comment')
    const id = await openCaseOf(comment.id)
    expect(await call(staff, 'reportCases.get', { id })).toMatchObject({
      words: 'Rude words',
      path: `/pin/${pin.id}/`,
    })
    await call(staff, 'reportCases.decide', { id, decision: 'upheld' })
    expect((await comments.list(eve, pin)).items).toEqual([])
    expect((await newsOf(ada)).at(0)).toEqual(['comment_removed', null])
    const { commentCount } = await deps.read
      .selectFrom('aggregatedPins')
      .select('commentCount')
      .where('id', '=', pin.aggregatedPinId)
      .executeTakeFirstOrThrow()
    expect(commentCount).toBe(0)
  })

  it('that upholds reaches what was deleted meanwhile: neither the pin nor its board brings it back', async () => {
    const { pin, id } = await aReportedPin()
    await call(ada, 'pins.delete', { id: pin.id })
    await call(staff, 'reportCases.decide', { id, decision: 'upheld' })
    const missing = { code: 'PIN_NOT_FOUND' }
    await expect(call(ada, 'pins.restore', { pin_ids: [pin.id] })).rejects.toMatchObject(missing)
    expect(await newsOf(ada)).toEqual([['pin_removed', null]])

    const board = await aBoard(deps, ada)
    const [bad, good] = [await aPin(deps, ada, board), await aPin(deps, ada, board)]
    await report(ben, bad.id)
    await call(ada, 'boards.delete', { board_id: board.id })
    await call(staff, 'reportCases.decide', { id: await openCaseOf(bad.id), decision: 'upheld' })
    await call(ada, 'recentlyDeleted.restore', { type: 'board', id: board.id })
    await expect(call(ada, 'pins.get', { id: bad.id })).rejects.toMatchObject(missing)
    expect(await call(ada, 'pins.get', { id: good.id })).toMatchObject({ id: good.id })
    expect(await pinCountOf(ada)).toBe(1)
  })

  it('that upholds reaches a comment that was deleted meanwhile, alone or with the one it replies to', async () => {
    await people()
    const pin = await aPinOf(ben)
    const comment = await comments.write(ada, pin, 'Rude words')
    const reply = await comments.write(eve, pin, 'Ruder words', { parentId: comment.id })
    for (const { id } of [comment, reply]) await report(ben, id, 'hate', 'comment')
    await call(ada, 'comments.delete', { commentId: comment.id })
    const uphold = async (id: string) =>
      call(staff, 'reportCases.decide', { id: await openCaseOf(id), decision: 'upheld' })
    const restore = () => call(ada, 'recentlyDeleted.restore', { type: 'comment', id: comment.id })
    await uphold(reply.id)
    await restore()
    expect((await comments.list(eve, pin)).items).toMatchObject([{ id: comment.id, comment_count: 0 }])
    expect((await newsOf(eve)).at(0)).toEqual(['comment_removed', null])
    await call(ada, 'comments.delete', { commentId: comment.id })
    await uphold(comment.id)
    await expect(restore()).rejects.toMatchObject({ code: 'COMMENT_NOT_FOUND' })
  })

  it('is given once, of two who answer at the same time', async () => {
    const { id } = await aReportedPin()
    const answers = await Promise.allSettled([
      call(staff, 'reportCases.decide', { id, decision: 'dismissed' }),
      call(other, 'reportCases.decide', { id, decision: 'upheld' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'REPORT_DECIDED' },
    })
    expect((await call(staff, 'reportCases.get', { id })).log).toHaveLength(1)
    expect(await newsOf(ben)).toHaveLength(1)
  })

  it('to a report of what one made oneself is somebody else’s', async () => {
    await people()
    const pin = await aPinOf(staff)
    await report(ben, pin.id)
    const id = await openCaseOf(pin.id)
    const refused = { code: 'NOT_ALLOWED' }
    await expect(call(staff, 'reportCases.decide', { id, decision: 'dismissed' })).rejects.toMatchObject(
      refused,
    )
    await expect(call(other, 'reportCases.banAuthor', { id })).rejects.toMatchObject(refused)
  })
})

describe('a ban from writing', () => {
  it('is set and lifted once each, noted, and told to whom it meets', async () => {
    const { id } = await aReportedPin()
    await call(staff, 'reportCases.banAuthor', { id })
    const banned = await call(other, 'reportCases.banAuthor', { id })
    expect(banned.author?.is_write_banned).toBe(true)
    expect(banned.abilities).toMatchObject({ can_ban: false, can_lift_ban: true })
    expect(await newsOf(ada)).toEqual([['write_banned', null]])
    const lifted = await call(other, 'reportCases.liftBan', { id })
    expect(lifted.author?.is_write_banned).toBe(false)
    expect(await newsOf(ada)).toEqual([['write_ban_lifted', null]])
    expect(lifted.log.map(({ action }) => action)).toEqual(['write_banned', 'write_ban_lifted'])
    await call(other, 'reportCases.banAuthor', { id })
    expect(await newsOf(ada)).toEqual([['write_banned', null]])
  })
})

describe('a warning before the board of a reported pin', () => {
  it('C-3.17 C-4.39 is set with its reason and taken away, and both are noted', async () => {
    await people()
    const board = await aBoard(deps, ada)
    const pin = await aPin(deps, ada, board)
    await report(ben, pin.id)
    const id = await openCaseOf(pin.id)
    const screenFor = async (who: Member) =>
      (await call(who, 'boards.get', { board_id: board.id })).sensitivity_screen
    expect(await screenFor(ben)).toBeNull()
    const marked = await call(staff, 'reportCases.markBoard', { id, sensitivity: 'medical' })
    expect(marked.board).toEqual({ name: 'A board', sensitivity: 'medical' })
    expect(await screenFor(ben)).toEqual({ reason: 'medical', show_warning: true })
    expect(await screenFor(ada)).toEqual({ reason: 'medical', show_warning: false })
    const unmarked = await call(staff, 'reportCases.markBoard', { id, sensitivity: null })
    expect(unmarked.log.map(({ action }) => action)).toEqual(['board_marked', 'board_unmarked'])
    expect(await screenFor(ben)).toBeNull()
  })

  it('is not for who has the board or made what was reported', async () => {
    await people()
    const board = await aBoard(deps, staff)
    const pin = await aPin(deps, staff, board)
    await report(ben, pin.id)
    const id = await openCaseOf(pin.id)
    await call(other, 'reportCases.markBoard', { id, sensitivity: 'medical' })
    const cleared = call(staff, 'reportCases.markBoard', { id, sensitivity: null })
    await expect(cleared).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    const shown = await call(staff, 'reportCases.get', { id })
    expect(shown).toMatchObject({ board: { sensitivity: 'medical' }, abilities: { can_mark_board: false } })
    expect(await call(other, 'reportCases.get', { id })).toMatchObject({
      abilities: { can_mark_board: true },
    })
  })
})
