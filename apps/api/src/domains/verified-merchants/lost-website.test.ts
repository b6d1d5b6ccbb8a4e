import { beforeAll, expect, it } from 'vitest'
import { emit } from '../../kernel/events.ts'
import { aMember } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { merchantsOf } from '../../testing/test-merchants.ts'
import { aColleague } from '../business/testing/a-business.ts'

let deps: TestDeps
let world: ReturnType<typeof merchantsOf>
beforeAll(async () => {
  deps = await testDeps()
  world = merchantsOf(deps)
})

async function lose(userId: string) {
  const mails = deps.sentMail.length
  await deps.transact((tx) => emit(tx, deps, 'websiteLost', { userId, host: 'kiln.test' }))
  return deps.sentMail.slice(mails)
}

it('B-4.08 managers learn in the app that a website is lost, and by mail where to claim it again', async () => {
  const merchant = await world.aMerchant()
  const admin = await aColleague(deps, merchant.businessId, 'ADMIN')
  const employee = await aColleague(deps, merchant.businessId)
  const mail = await lose(merchant.userId)
  const hub = `/business/${merchant.businessId}/hub/verified-merchant`
  for (const [who, path] of [
    [merchant.owner, '/settings/claim/'],
    [admin, hub],
  ] as const) {
    const { items } = await world.call(who, 'notifications.list', {})
    expect(items[0]).toMatchObject({
      kind: 'website_lost',
      actor: null,
      business: { name: 'Kiln & Co', path },
    })
  }
  expect((await world.call(employee, 'notifications.list', {})).items).toEqual([])
  expect(mail).toMatchObject([
    {
      to: `${merchant.owner.username}@tessera.test`,
      subject: 'kiln.test is no longer claimed',
      text: expect.stringContaining('/settings/claim/'),
    },
  ])
})

it('a member without a business gets the mail', async () => {
  const ada = await aMember(deps)
  await deps.read
    .updateTable('users')
    .set({ email: 'ada-lost@tessera.test', emailVerifiedAt: deps.now() })
    .where('id', '=', ada.userId)
    .execute()
  expect(await lose(ada.userId)).toMatchObject([
    { to: 'ada-lost@tessera.test', subject: 'kiln.test is no longer claimed' },
  ])
})
