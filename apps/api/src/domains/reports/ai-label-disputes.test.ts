import { beforeAll, describe, expect, it } from 'vitest'
import type { ReportReason } from '@tessera/api-types/reports/report-target'
import type { Member } from '@tessera/shared-auth'
import { aMember } from '../../testing/test-callers.ts'
import { commentSteps } from '../../testing/test-comments.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { commentsOperations } from '../comments/operations.ts'
import { operations } from '../../operations.ts'
import { notificationsOperations } from '../notifications/operations.ts'
import { reportsOperations } from './operations.ts'

let deps: TestDeps
let call: ReturnType<typeof callerOf>
let comments: ReturnType<typeof commentSteps>
let staff: Member
let ada: Member
let ben: Member
let eve: Member

beforeAll(async () => {
  deps = await testDeps()
  call = callerOf([...reportsOperations, ...notificationsOperations], deps)
  comments = commentSteps(deps, commentsOperations)
})

const anEmployee = async (): Promise<Member> => {
  const member = await aMember(deps)
  await deps.read.updateTable('users').set({ isEmployee: true }).where('id', '=', member.userId).execute()
  return { ...member, isEmployee: true }
}

const people = async () => {
  staff = await anEmployee()
  ada = await aMember(deps)
  ben = await aMember(deps)
  eve = await aMember(deps)
}

const aPinOf = async (maker: Member, title = 'Odd lamp') =>
  aPin(deps, maker, await aBoard(deps, maker), { title })
const report = (who: Member, id: string, reason: ReportReason = 'spam', type: 'pin' | 'comment' = 'pin') =>
  call(who, 'reports.create', { type, id, reason })
const openCaseOf = async (id: string) => {
  const row = await deps.read
    .selectFrom('reportCases')
    .select('id')
    .where('targetId', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return row.id
}
const newsOf = async (who: Member) =>
  (await call(who, 'notifications.list', {})).items.map(({ kind, actor }) => [kind, actor])

describe('a dispute about the AI label', () => {
  const labelOf = async (who: Member, id: string) =>
    (await callerOf(operations, deps)(who, 'pins.get', { id })).ai_label

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
    await callerOf(operations, deps)(ada, 'pins.update', { id: pin.id, made_with_ai: false })
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
