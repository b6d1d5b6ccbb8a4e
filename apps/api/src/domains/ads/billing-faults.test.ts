import { afterAll, expect, it } from 'vitest'
import { A_CARD } from '../../testing/test-billing.ts'
import { callAs } from '../../testing/test-callers.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { aClick, aPromotion } from '../../testing/test-promotions.ts'
import { aBusiness, anAdAccount } from '../business/testing/a-business.ts'
import { chargeEvents } from './charge-service.ts'
import { adsOperations } from './operations.ts'
import { billAccounts } from './payment-service.ts'

const deps = await testDeps()
afterAll(() => deps.setNow(null))

/** An account that owes for a click in January 2029, and what became of its invoice. */
async function anIndebtedAccount() {
  deps.setNow(new Date('2029-01-21T09:00:00Z'))
  const business = await aBusiness(deps)
  const adAccountId = await anAdAccount(deps, business.id)
  const { id: promotionId } = await aPromotion(deps, { business, adAccountId })
  await deps.transact((tx) => chargeEvents(tx, [aClick(promotionId)], deps))
  const users = deps.read.selectFrom('users').select('email').where('id', '=', business.owner.userId)
  const { email } = await users.executeTakeFirstOrThrow()
  const invoices = deps.read.selectFrom('invoices').where('adAccountId', '=', adAccountId)
  return { email, status: async () => (await invoices.select('status').executeTakeFirst())?.status }
}

/** A server whose mails to one person fail, each within the transaction that it belongs to. */
const failingFor = (email: string | null): typeof deps => ({
  ...deps,
  mailer: {
    ...deps.mailer,
    send: (tx, mail) =>
      mail.to === email ? Promise.reject(new Error(`no mail to ${email}`)) : deps.mailer.send(tx, mail),
  },
})

it('B-4.67 B-4.68 an account that cannot be billed keeps no other from its invoice, and no other from being held', async () => {
  const [first, second] = [await anIndebtedAccount(), await anIndebtedAccount()]
  const failing = failingFor(first.email)
  const bill = async (at: string) => {
    deps.setNow(new Date(at))
    await expect(billAccounts(failing)).rejects.toThrow(`no mail to ${first.email}`)
    return [await first.status(), await second.status()]
  }
  expect(await bill('2029-02-02T12:00:00Z')).toEqual(['PROGRESS', 'ISSUED'])
  await billAccounts(deps)
  expect(await bill('2029-03-20T12:00:00Z')).toEqual(['ISSUED', 'OVERDUE'])
  await billAccounts(deps)
  expect(await first.status()).toBe('OVERDUE')
})

it('B-9.19 a card pays in the currency that an account has kept from elsewhere, and in no other such one', async () => {
  const business = await aBusiness(deps)
  const advertiser_id = await anAdAccount(deps, business.id)
  await deps.read.updateTable('adAccounts').set({ currency: 'CZK' }).where('id', '=', advertiser_id).execute()
  const saving = adsOperations.find(({ contract }) => contract.route.name === 'billingProfiles.update')!
  const save = (currency: string) =>
    callAs(deps, business.owner)(saving, { ...A_CARD, advertiser_id, currency })
  await expect(save('BRL')).rejects.toMatchObject({
    detail: { fields: { currency: { key: 'field.invalid' } } },
  })
  expect(await save('CZK')).toMatchObject({ status: 'VALID', currency: 'CZK' })
})
