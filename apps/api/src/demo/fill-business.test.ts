import { expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { aMember } from '../testing/test-callers.ts'
import { aBoard, aPin } from '../testing/test-content.ts'
import { testDeps } from '../testing/test-deps.ts'
import { billPastMonths, BUSINESS_OWNER, fillBusiness } from './fill-business.ts'
import { DAY_MS } from '../kernel/durations.ts'

const PEOPLE = 40

it('the business of the demo has lived for ten weeks: its history, people, audiences and plans', async () => {
  const deps = await testDeps()
  const members: Member[] = []
  for (let count = 0; count < PEOPLE; count += 1) members.push(await aMember(deps))
  const owner = members[BUSINESS_OWNER] as Member
  const board = await aBoard(deps, owner)
  for (let count = 0; count < 4; count += 1) await aPin(deps, owner, board)
  await deps.transact((tx) =>
    fillBusiness(
      tx,
      deps,
      members.map(({ userId }) => userId),
    ),
  )
  await billPastMonths(deps)
  const { id, createdAt } = await deps.read
    .selectFrom('businesses')
    .select(['id', 'createdAt'])
    .where('name', '=', 'Kiln & Clay')
    .executeTakeFirstOrThrow()
  const daysAgo = (at: Date) => Math.round((deps.now().getTime() - at.getTime()) / DAY_MS)
  expect(daysAgo(createdAt)).toBe(70)

  const history = await deps.read
    .selectFrom('businessHistory')
    .select(['occurredAt', 'entityType', 'action'])
    .where('businessId', '=', id)
    .execute()
  expect(new Set(history.map(({ occurredAt }) => daysAgo(occurredAt))).size).toBeGreaterThan(40)
  expect(history.every(({ occurredAt }) => occurredAt <= deps.now())).toBe(true)
  const kinds = history.map(({ entityType, action }) => `${entityType} ${action}`)
  expect(kinds).toEqual(
    expect.arrayContaining([
      'INVITE ACCEPT',
      'EMPLOYEE UPDATE',
      'PROMOTION PAUSE',
      'INVOICE PAY',
      'PARTNER ACCEPT',
    ]),
  )
  expect(
    await deps.read.selectFrom('brokenHistory').select('id').where('businessId', '=', id).execute(),
  ).toEqual([])

  expect(history.length).toBeGreaterThanOrEqual(200)
  const accounts = deps.read.selectFrom('adAccounts').select('id').where('businessId', '=', id)
  expect(await accounts.execute()).toHaveLength(25)
  const month = 30 * DAY_MS
  const invites = await deps.read
    .selectFrom('businessInvites')
    .select(['status', 'sentAt'])
    .where('businessId', '=', id)
    .where('status', '=', 'PENDING')
    .execute()
  expect(invites.filter(({ sentAt }) => deps.now().getTime() - sentAt.getTime() > month)).toHaveLength(6)

  const audiences = await deps.read
    .selectFrom('audiences')
    .select(['type', 'isProcessing', 'memberCount'])
    .where('businessId', '=', id)
    .orderBy('createdAt')
    .execute()
  expect(audiences.map(({ type }) => type)).toEqual(['VISITOR', 'CUSTOMER_LIST', 'ENGAGEMENT', 'ACTALIKE'])
  expect(audiences[0]).toMatchObject({ isProcessing: false, memberCount: PEOPLE })
  const plans = await deps.read
    .selectFrom('marketingPlans')
    .select('name')
    .where('businessId', '=', id)
    .execute()
  expect(plans).toHaveLength(2)
  const joined = await deps.read
    .selectFrom('businessMembers')
    .select('createdAt')
    .where('businessId', '=', id)
    .execute()
  expect(joined).toHaveLength(60)
  expect(new Set(joined.map(({ createdAt: at }) => daysAgo(at))).size).toBeGreaterThan(12)
}, 60_000)
