import { expect, it } from 'vitest'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { commentSteps } from '../../testing/test-comments.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { messageSteps } from '../../testing/test-messages.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { commentsOperations } from '../comments/operations.ts'
import { reportsOperations } from './operations.ts'

const deps = await testDeps()
const call = callerOf(reportsOperations, deps)
const { write } = commentSteps(deps, commentsOperations)
const reportsOf = (id: string) =>
  deps.read
    .selectFrom('reports')
    .innerJoin('reportCases', 'reportCases.id', 'reports.caseId')
    .select(['reportCases.targetType', 'reports.reason'])
    .where('reportCases.targetId', '=', id)
    .execute()

it('a pin is reported once a person, by members who see it', async () => {
  const [ada, bob] = [await aMember(deps), await aMember(deps)]
  const pin = await aPin(deps, ada, await aBoard(deps, ada))
  await call(bob, 'reports.create', { type: 'pin', id: pin.id, reason: 'spam' })
  await call(bob, 'reports.create', { type: 'pin', id: pin.id, reason: 'hate' })
  expect(await reportsOf(pin.id)).toEqual([{ targetType: 'pin', reason: 'hate' }])
  const missing = { code: 'PIN_NOT_FOUND' }
  await expect(call(bob, 'reports.create', { type: 'pin', id: '1', reason: 'spam' })).rejects.toMatchObject(
    missing,
  )
  await expect(
    call(visitor, 'reports.create', { type: 'pin', id: pin.id, reason: 'spam' }),
  ).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
})

it('a reported comment is hidden from who reports it, and a pin of a secret board looks missing', async () => {
  const [ada, bob] = [await aMember(deps), await aMember(deps)]
  const pin = await aPin(deps, ada, await aBoard(deps, ada))
  const comment = await write(ada, pin)
  await call(bob, 'reports.create', { type: 'comment', id: comment.id, reason: 'harassment' })
  expect(await reportsOf(comment.id)).toEqual([{ targetType: 'comment', reason: 'harassment' }])
  await expect(
    call(bob, 'reports.create', { type: 'comment', id: comment.id, reason: 'spam' }),
  ).rejects.toMatchObject({ code: 'COMMENT_NOT_FOUND' })
})

it('C-3.53 a conversation is reported by those who take part in it', async () => {
  const { begin, tied } = messageSteps(deps)
  const [ada, bob] = await tied()
  const { id } = await begin(ada, [bob])
  await call(bob, 'reports.create', { type: 'conversation', id, reason: 'harassment' })
  expect(await reportsOf(id)).toEqual([{ targetType: 'conversation', reason: 'harassment' }])
  const eve = await aMember(deps)
  for (const target of [id, '1'])
    await expect(
      call(eve, 'reports.create', { type: 'conversation', id: target, reason: 'spam' }),
    ).rejects.toMatchObject({ code: 'CONVERSATION_NOT_FOUND' })
})

it('a reported conversation shows staff who is the other and what they wrote last, and stays when upheld', async () => {
  const { begin, tied } = messageSteps(deps)
  const [ada, bob] = await tied()
  const staff = { ...(await aMember(deps)), isEmployee: true }
  const { id } = await begin(ada, [bob], 'Buy my lamps')
  await call(bob, 'reports.create', { type: 'conversation', id, reason: 'spam' })
  const { items } = await call(staff, 'reportCases.list', { filter: { type: 'conversation', state: 'open' } })
  const found = items.find(({ author }) => author?.id === ada.userId)!
  expect(found).toMatchObject({ words: 'Buy my lamps', image_url: null, report_count: 1 })
  const decided = await call(staff, 'reportCases.decide', { id: found.id, decision: 'upheld' })
  expect(decided).toMatchObject({ state: 'upheld', is_there: true, path: null })
})

it('in a conversation of several people, nobody is named as its author', async () => {
  const { begin, tied } = messageSteps(deps)
  const [ada, bob, eve] = await tied('Ada', 'Bob', 'Eve')
  const { id } = await begin(ada, [bob, eve])
  await call(bob, 'reports.create', { type: 'conversation', id, reason: 'hate' })
  const made = await deps.read
    .selectFrom('reportCases')
    .select('makerId')
    .where('targetId', '=', id)
    .executeTakeFirstOrThrow()
  expect(made).toEqual({ makerId: null })
})

it('I-3.15 staff see on which pages and as what a reported thing was met', async () => {
  const [ada, bob, eve] = [await aMember(deps), await aMember(deps), await aMember(deps)]
  const staff = { ...(await aMember(deps)), isEmployee: true }
  const pin = await aPin(deps, ada, await aBoard(deps, ada))
  const advert = {
    is_product: true,
    is_promoted: true,
    is_third_party_ad: true,
    parent_id: '8',
    video_duration: 12.5,
    view_type: 5,
    view_parameter: 10,
    node_id: 'UGluOjk=',
  }
  const about = { type: 'pin', id: pin.id, reason: 'spam' } as const
  await call(bob, 'reports.create', { ...about, view_type: 9, is_product: true })
  await call(bob, 'reports.create', { ...about, ...advert })
  await call(eve, 'reports.create', about)
  const { items } = await call(staff, 'reportCases.list', { filter: { type: 'pin', state: 'open' } })
  const { id } = items.find(({ author }) => author?.id === ada.userId)!
  const { seen } = await call(staff, 'reportCases.get', { id })
  expect(seen).toEqual([{ count: 1, ...advert }])
})

it('what a client tells of a report counts without the page, and what it leaves out is as good as no', async () => {
  const [ada, staff] = [await aMember(deps), { ...(await aMember(deps)), isEmployee: true }]
  const pin = await aPin(deps, ada, await aBoard(deps, ada))
  const told = [{ is_promoted: true }, { view_type: 5 }, { view_type: 5, is_product: false }, {}]
  for (const one of told)
    await call(await aMember(deps), 'reports.create', { type: 'pin', id: pin.id, reason: 'spam', ...one })
  const { items } = await call(staff, 'reportCases.list', { filter: { type: 'pin', state: 'open' } })
  const { id } = items.find(({ author }) => author?.id === ada.userId)!
  const { seen } = await call(staff, 'reportCases.get', { id })
  expect(seen.map(({ count, view_type, is_promoted }) => ({ count, view_type, is_promoted }))).toEqual([
    { count: 2, view_type: 5, is_promoted: false },
    { count: 1, view_type: null, is_promoted: true },
  ])
})
