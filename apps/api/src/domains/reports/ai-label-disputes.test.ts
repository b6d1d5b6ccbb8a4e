import { describe, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { reportSteps } from '../../testing/report-steps.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'

const steps = await reportSteps()
const { deps, call, comments, aPinOf, report, openCaseOf, newsOf } = steps
let staff: Member
let ada: Member
let ben: Member
let eve: Member

const people = async () => {
  ;({ staff, ada, ben, eve } = await steps.people())
}

describe('a dispute about the AI label', () => {
  const labelOf = async (who: Member, id: string) => (await call(who, 'pins.get', { id })).ai_label

  it('that is upheld labels the pin with its copies; its creator is told, and nothing counts against them', async () => {
    await people()
    const pin = await aPinOf(ada)
    const copy = await aPin(deps, eve, await aBoard(deps, eve), { copyOf: pin })
    await report(ben, copy.id, 'ai-unlabeled')
    const id = await openCaseOf(copy.id)
    expect(await call(staff, 'reportCases.get', { id })).toMatchObject({
      ai_label: null,
      reasons: [{ reason: 'ai-unlabeled', count: 1 }],
      abilities: { can_relabel: true },
    })
    const decided = await call(staff, 'reportCases.decide', { id, decision: 'upheld', made_with_ai: true })
    expect(decided).toMatchObject({ state: 'upheld', is_there: true, ai_label: 'staff', upheld_count: 0 })
    expect(decided.log.map(({ action }) => action)).toEqual(['ai_labeled'])
    expect([await labelOf(eve, pin.id), await labelOf(eve, copy.id)]).toEqual(['staff', 'staff'])
    expect([await newsOf(ada), await newsOf(eve), await newsOf(ben)]).toEqual([
      [['ai_labeled', null]],
      [],
      [['report_relabeled', null]],
    ])
    await call(ada, 'pins.update', { id: pin.id, made_with_ai: false })
    expect(await labelOf(ada, pin.id)).toBe('staff')
  })

  it('takes off what the file says, which its creator cannot', async () => {
    await people()
    const pin = await aPinOf(ada)
    await deps.read
      .updateTable('aggregatedPins')
      .set({ isAiByFile: true })
      .where('id', '=', pin.aggregatedPinId)
      .execute()
    await report(ada, pin.id, 'ai-mislabeled')
    const id = await openCaseOf(pin.id)
    await call(staff, 'reportCases.decide', { id, decision: 'upheld', made_with_ai: false })
    expect(await labelOf(eve, pin.id)).toBeNull()
    expect(await newsOf(ada)).toEqual(
      expect.arrayContaining([
        ['ai_unlabeled', null],
        ['report_relabeled', null],
      ]),
    )
  })

  it('that is dismissed leaves the label', async () => {
    await people()
    const pin = await aPinOf(ada)
    await report(ben, pin.id, 'ai-unlabeled')
    await call(staff, 'reportCases.decide', { id: await openCaseOf(pin.id), decision: 'dismissed' })
    expect(await labelOf(eve, pin.id)).toBeNull()
    expect(await newsOf(ben)).toEqual([['report_dismissed', null]])
  })

  it('is decided by nobody who made the picture, and about nothing that nobody disputes', async () => {
    await people()
    const pin = await aPinOf(staff)
    const copy = await aPin(deps, ada, await aBoard(deps, ada), { copyOf: pin })
    await report(ben, copy.id, 'ai-unlabeled')
    const refused = { code: 'NOT_ALLOWED' }
    const decide = (who: Member, id: string) =>
      call(who, 'reportCases.decide', { id, decision: 'upheld', made_with_ai: true })
    await expect(decide(staff, await openCaseOf(copy.id))).rejects.toMatchObject(refused)
    const other = await aPinOf(ada)
    await report(ben, other.id)
    const id = await openCaseOf(other.id)
    await expect(decide(staff, id)).rejects.toMatchObject(refused)
    expect((await call(staff, 'reportCases.get', { id })).state).toBe('open')
    const dismissed = { id, decision: 'dismissed', made_with_ai: true } as const
    await expect(call(staff, 'reportCases.decide', dismissed)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })

  it('is about pins alone', async () => {
    await people()
    const comment = await comments.write(ada, await aPinOf(ben), 'Made with AI')
    await expect(report(ben, comment.id, 'ai-unlabeled', 'comment')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })
})
