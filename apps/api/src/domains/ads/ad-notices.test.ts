import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { aHostedAccount, openPaymentSite } from '../../testing/test-payment-site.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { aPromotion } from '../../testing/test-promotions.ts'
import { insertPartnership, savePartnerGrant } from '../business/partnership-store.ts'
import { aBusiness, aColleague, give } from '../business/testing/a-business.ts'
import { billAccounts } from './payment-service.ts'
import { settlePromotions } from './settle-service.ts'

const PROMOTION = 'Lamps in autumn'

let site: Awaited<ReturnType<typeof openPaymentSite>>
beforeAll(async () => {
  site = await openPaymentSite()
})
afterAll(() => site.close())

const newsOf = async (who: Member) =>
  (await site.call(who, 'notifications.list', {})).items.map(({ kind, actor, business }) => ({
    kind,
    actor: actor?.id ?? null,
    about: business?.person_name,
    path: business?.path,
  }))
const kindsOf = async (who: Member) => (await newsOf(who)).map(({ kind }) => kind).toReversed()

/** A promotion of an employee, in an account whose card is fine, or is not. */
async function aTeam(card?: string) {
  const { deps } = site
  const account = await aHostedAccount(site, card)
  const { business, advertiser_id, promotion } = account
  const admin = await aColleague(deps, business.id, 'ADMIN')
  const [launcher, bystander] = [await aColleague(deps, business.id), await aColleague(deps, business.id)]
  for (const employee of [launcher, bystander])
    await give(deps, business.id, employee, advertiser_id, ['CAMPAIGN_MANAGER'])
  const { id } = await promotion()
  const set = (changes: object) =>
    deps.read.updateTable('promotions').set(changes).where('id', '=', id).execute()
  await set({ createdBy: launcher.userId, name: PROMOTION })
  const choose = (who: Member, status: 'ACTIVE' | 'COMPLETED' | 'PAUSED') =>
    site.call(who, 'promotions.update', { advertiser_id, id, status })
  return { ...account, admin, launcher, bystander, id, set, choose, owner: business.owner }
}

const refuse = (advertiserId: string) =>
  site.deps.read
    .updateTable('billingProfiles')
    .set({ isRefused: true })
    .where('adAccountId', '=', advertiserId)
    .execute()

it('B-4.08 who launched a promotion and the managers hear once that it was approved, held and completed', async () => {
  const { deps } = site
  const { advertiser_id, business, owner, admin, launcher, bystander, id, set } = await aTeam()
  await set({ status: 'PENDING_REVIEW' })
  await settlePromotions(deps)
  await settlePromotions(deps)
  const path = `/business/${business.id}/hub/ads/${advertiser_id}/${id}`
  const told = { actor: null, about: PROMOTION, path }
  expect(await newsOf(launcher)).toEqual([{ ...told, kind: 'own_promotion_approved' }])
  for (const manager of [owner, admin])
    expect(await newsOf(manager)).toEqual([{ ...told, kind: 'promotion_approved' }])
  await refuse(advertiser_id)
  await settlePromotions(deps)
  await set({ endAt: deps.now() })
  await settlePromotions(deps)
  const said = ['approved', 'on_hold', 'completed']
  expect(await kindsOf(launcher)).toEqual(said.map((what) => `own_promotion_${what}`))
  for (const manager of [owner, admin])
    expect(await kindsOf(manager)).toEqual(said.map((what) => `promotion_${what}`))
  expect(await kindsOf(bystander)).toEqual([])
})

it('B-4.08 they hear that a promotion was rejected', async () => {
  const { owner, launcher, set } = await aTeam()
  await set({ status: 'PENDING_REVIEW', pinId: null })
  await settlePromotions(site.deps)
  expect([await kindsOf(owner), await kindsOf(launcher)]).toEqual([
    ['promotion_rejected'],
    ['own_promotion_rejected'],
  ])
})

it('B-4.08 who ends a promotion hears nothing of it, and pausing one is no news', async () => {
  const { owner, admin, launcher, choose } = await aTeam()
  await choose(admin, 'PAUSED')
  await choose(admin, 'COMPLETED')
  expect([await kindsOf(owner), await kindsOf(admin), await kindsOf(launcher)]).toEqual([
    ['promotion_completed'],
    [],
    ['own_promotion_completed'],
  ])
})

it('B-4.08 who launched a promotion and left the business hears nothing of it', async () => {
  const { owner, launcher, business, choose } = await aTeam()
  await site.call(owner, 'employees.delete', { business_id: business.id, id: launcher.userId })
  await choose(owner, 'COMPLETED')
  expect(await kindsOf(launcher)).toEqual(['business_removed'])
})

it('B-4.08 who launched a promotion and no longer reads those of the account hears nothing of it', async () => {
  const { deps } = site
  const { owner, launcher, business, advertiser_id, choose } = await aTeam()
  await give(deps, business.id, launcher, advertiser_id, ['AUDIENCE_MANAGER'])
  await choose(owner, 'COMPLETED')
  expect(await kindsOf(launcher)).toEqual([])
})

it('B-4.08 who launched a promotion for a client hears of it where they work', async () => {
  const { deps } = site
  const { owner, advertiser_id, business, id, set, choose } = await aTeam()
  const agency = await aBusiness(deps, 'North Lane Media')
  await insertPartnership(deps.read, [business.id, agency.id], deps.now())
  const asset = { id: advertiser_id, type: 'AD_ACCOUNT' } as const
  const shared = { permissions: ['CAMPAIGN_MANAGER' as const], endsAt: null }
  await savePartnerGrant(
    deps.read,
    { businessId: business.id, partnerId: agency.id, asset },
    shared,
    deps.now(),
  )
  await set({ createdBy: agency.owner.userId })
  await choose(owner, 'COMPLETED')
  const path = `/business/${agency.id}/hub/ads/${advertiser_id}/${id}`
  expect(await newsOf(agency.owner)).toEqual([
    { kind: 'own_promotion_completed', actor: owner.userId, about: PROMOTION, path },
  ])
})

it('B-4.08 an account whose promotions are held is one notice to each person', async () => {
  const { deps } = site
  const { owner, admin, launcher, bystander, advertiser_id, business } = await aTeam()
  const launched = async (by: Member) => {
    const { id: pinId } = await aPin(deps, owner, await aBoard(deps, owner))
    const { id } = await aPromotion(deps, { business, adAccountId: advertiser_id, pinId })
    await deps.read.updateTable('promotions').set({ createdBy: by.userId }).where('id', '=', id).execute()
    return id
  }
  const second = await launched(launcher)
  await launched(bystander)
  await launched(admin)
  await refuse(advertiser_id)
  await settlePromotions(deps)
  const path = `/business/${business.id}/hub/ads/${advertiser_id}`
  for (const manager of [owner, admin])
    expect(await newsOf(manager)).toEqual([expect.objectContaining({ kind: 'promotions_on_hold', path })])
  expect(await newsOf(launcher)).toEqual([expect.objectContaining({ kind: 'own_promotions_on_hold', path })])
  expect(await kindsOf(bystander)).toEqual(['own_promotion_on_hold'])

  await deps.read.updateTable('promotions').set({ status: 'ACTIVE' }).where('id', '=', second).execute()
  await settlePromotions(deps)
  for (const person of [owner, launcher]) expect(await newsOf(person)).toHaveLength(1)
})

const mailsTo = async (who: Member) => {
  const { email } = await site.deps.read
    .selectFrom('users')
    .select('email')
    .where('id', '=', who.userId)
    .executeTakeFirstOrThrow()
  return site.deps.sentMail.filter(({ to }) => to === email).map(({ subject }) => subject)
}

it('B-4.08 managers hear in the app and by email that an invoice was issued and paid', async () => {
  const { deps } = site
  const { business, owner, admin, launcher, invoice } = await aTeam()
  deps.sentMail.length = 0
  deps.setNow(new Date('2028-02-01T12:00:00Z'))
  await billAccounts(deps)
  await site.provider.settled()
  const { id, invoice_number, status } = await invoice()
  expect(status).toBe('PAID')
  const told = { actor: null, about: invoice_number, path: `/business/${business.id}/hub/invoices/${id}` }
  for (const manager of [owner, admin]) {
    expect(await newsOf(manager)).toEqual([
      { ...told, kind: 'invoice_paid' },
      { ...told, kind: 'invoice_issued' },
    ])
    expect(await mailsTo(manager)).toEqual([
      `Your invoice ${invoice_number} for Summer`,
      `Receipt for invoice ${invoice_number} of Summer`,
    ])
  }
  expect([await kindsOf(launcher), await mailsTo(launcher)]).toEqual([[], []])
})

it('B-4.08 managers hear that an invoice is overdue, and who pays one hears nothing of that', async () => {
  const { deps } = site
  const { business, owner, admin, enter, invoice } = await aTeam('4000000000000002')
  for (const day of ['02-01', '03-04']) {
    deps.setNow(new Date(`2028-${day}T12:00:00Z`))
    await billAccounts(deps)
    await site.provider.settled()
  }
  await enter('4242424242424242')
  await site.call(admin, 'invoices.pay', { business_id: business.id, id: (await invoice()).id })
  const ofInvoice = async (who: Member) => (await kindsOf(who)).filter((kind) => kind.startsWith('invoice_'))
  expect(await ofInvoice(admin)).toEqual(['invoice_issued', 'invoice_overdue'])
  expect(await ofInvoice(owner)).toEqual(['invoice_issued', 'invoice_overdue', 'invoice_paid'])
  expect((await newsOf(owner))[0]).toMatchObject({ kind: 'invoice_paid', actor: admin.userId })
})
