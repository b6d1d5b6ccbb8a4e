import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { LeadFormFields, LeadView, ShownLeadForm } from '@tessera/api-types/ads/lead-form-contracts'
import type { Member } from '@tessera/shared-auth'
import { makeCaches } from '../../kernel/caches.ts'
import { DAY_MS } from '../../kernel/durations.ts'
import { aFeedWithAShop, adFor, inGermany, named } from '../../testing/test-ads-feed.ts'
import { aMember, callAs } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aPromotion, endPromotions } from '../../testing/test-promotions.ts'
import { aColleague, give } from '../business/testing/a-business.ts'
import { EXPORT_PARTS, readPart } from '../data-export/export-parts-store.ts'
import { forgetOldLeads } from './lead-form-service.ts'

let deps: TestDeps
let world: Awaited<ReturnType<typeof aFeedWithAShop>>
beforeAll(async () => {
  deps = await testDeps()
  world = await aFeedWithAShop(deps)
}, 60_000)
beforeEach(async () => {
  await endPromotions(deps)
  deps.caches = makeCaches()
})

const FORM: LeadFormFields = {
  title: 'Glazing courses',
  questions: { full_name: 'OPTIONAL', email: 'REQUIRED', phone_number: 'OPTIONAL', zip_code: 'OFF' },
  privacy_url: 'https://kiln.test/privacy',
  consent: 'Kiln & Co may write to me about courses.',
  thank_you: 'We’ll be in touch.',
  is_on: true,
}
const { consent, privacy_url } = FORM
const ANSWERS = {
  full_name: 'Ada Moss',
  email: 'ada@tessera.test',
  has_agreed: true,
  consent,
  privacy_url,
}

const call = (viewer: Member, name: string, input: Record<string, unknown>) =>
  callAs(deps, viewer)(named(name), input)
const aViewer = async () => inGermany(await aMember(deps))

/** A running promotion that asks, and a member it was served to. */
async function aServedForm(fields: Partial<LeadFormFields> = {}) {
  const { id, adAccountId: advertiser_id } = await aPromotion(deps, {
    business: world.shop,
    pinId: world.pinId,
  })
  const { owner } = world.shop
  const save = (more: object, viewer: Member = owner) =>
    call(viewer, 'leadForms.update', { advertiser_id, id, ...FORM, ...fields, ...more })
  await save({})
  const viewer = await aViewer()
  const ad = await adFor(deps, viewer)
  const send = (answers: object, sender: Member = viewer) =>
    call(sender, 'promotedPins.sendLead', { token: ad?.token, ...answers })
  const leads = async (reader: Member = owner) => {
    const list = (await call(reader, 'leads.list', { advertiser_id, promotion_id: id })) as {
      items: LeadView[]
    }
    return list.items
  }
  const shown = (member: Member = viewer) =>
    call(member, 'promotedPins.leadForm', { token: ad?.token }) as Promise<ShownLeadForm>
  return { id, advertiser_id, ad, viewer, save, send, leads, shown }
}

it('what a form shows and asks stands in the history, once', async () => {
  const { id, save } = await aServedForm()
  await save({})
  const changes = async () => {
    const saved = deps.read.selectFrom('businessHistory').select('changes').where('entityId', '=', id)
    return (await saved.where('action', '=', 'UPDATE').orderBy('id').execute()).map((row) => row.changes)
  }
  expect(await changes()).toHaveLength(1)
  await save({ questions: { ...FORM.questions, phone_number: 'OFF' } })
  const asked = ['full_name', 'email']
  const fewer = { field: 'lead_form_questions', old: [...asked, 'phone_number'], new: asked }
  expect((await changes()).at(-1)).toEqual([fewer])
})

it('nobody agrees to words that were not shown to them', async () => {
  const { save, send, leads } = await aServedForm()
  await save({ consent: 'Kiln & Co may call me at any hour.' })
  const detail = { fields: { has_agreed: { key: 'field.lead.changed' } } }
  await expect(send(ANSWERS)).rejects.toMatchObject({ code: 'INVALID_INPUT', detail })
  expect(await leads()).toEqual([])
})

it('the advertiser gets what a member sent, with the words that the member agreed to', async () => {
  const { ad, viewer, send, leads, shown } = await aServedForm()
  expect(ad?.has_lead_form).toBe(true)
  expect(await shown()).toMatchObject({ title: FORM.title, promoter_name: 'Kiln & Co', is_sent: false })
  await send({ ...ANSWERS, zip_code: '10115' })
  expect(await leads()).toEqual([
    {
      id: expect.any(String),
      sent_at: expect.any(String),
      full_name: 'Ada Moss',
      email: 'ada@tessera.test',
      phone_number: null,
      zip_code: null,
      consent: FORM.consent,
      privacy_url: FORM.privacy_url,
    },
  ])
  expect(await shown()).toMatchObject({ is_sent: true })
  const part = { userId: viewer.userId, after: '0', limit: 10 }
  const [own] = await readPart(deps.read, EXPORT_PARTS['leads']!, part)
  expect(own?.item).toMatchObject({ business: 'Kiln & Co', form: FORM.title, email: 'ada@tessera.test' })
})

it('what is sent again changes nothing', async () => {
  const { send, leads } = await aServedForm()
  await send(ANSWERS)
  await send({ ...ANSWERS, full_name: 'Somebody else' })
  expect((await leads()).map(({ full_name }) => full_name)).toEqual(['Ada Moss'])
})

it('answers that are missing or wrong are refused at their fields', async () => {
  const { send, leads } = await aServedForm()
  const fields = { email: { key: 'field.needed' }, has_agreed: { key: 'field.lead.consent' } }
  await expect(send({ consent, privacy_url })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    detail: { fields },
  })
  const wrong = send({ ...ANSWERS, email: 'ada', phone_number: '12' })
  await expect(wrong).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    detail: { fields: { email: { key: 'field.email' }, phone_number: { key: 'field.phone' } } },
  })
  expect(await leads()).toEqual([])
})

it('who was not served the promotion, or is a minor, finds no form', async () => {
  const { viewer, send, shown } = await aServedForm()
  const missing = { code: 'PROMOTION_NOT_FOUND' }
  const other = await aViewer()
  await expect(shown(other)).rejects.toMatchObject(missing)
  await expect(send(ANSWERS, other)).rejects.toMatchObject(missing)
  const birthday = new Date(deps.now().getTime() - 17.9 * 365.25 * DAY_MS)
  await deps.read.updateTable('users').set({ birthday }).where('id', '=', viewer.userId).execute()
  await expect(shown()).rejects.toMatchObject(missing)
  await expect(send(ANSWERS)).rejects.toMatchObject(missing)
})

it('a form that is off, or whose promotion runs no more, is offered to nobody', async () => {
  const { id, viewer, save, send, shown } = await aServedForm()
  const missing = { code: 'PROMOTION_NOT_FOUND' }
  await save({ is_on: false })
  await expect(shown()).rejects.toMatchObject(missing)
  expect(await adFor(deps, viewer)).toMatchObject({ id, has_lead_form: false })
  await save({})
  expect(await adFor(deps, viewer)).toMatchObject({ id, has_lead_form: true })
  await endPromotions(deps)
  await expect(send(ANSWERS)).rejects.toMatchObject(missing)
  await expect(save({})).rejects.toMatchObject({ code: 'CONFLICT' })
})

it('who only reads the results of an ad account reads no leads', async () => {
  const { advertiser_id, save, leads } = await aServedForm()
  const analyst = await aColleague(deps, world.shop.id)
  await give(deps, world.shop.id, analyst, advertiser_id, ['ANALYST'])
  await expect(leads(analyst)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  await expect(save({}, analyst)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  await expect(leads(await aViewer())).rejects.toMatchObject({ code: 'ASSET_NOT_FOUND' })
})

it('a form asks for something, and what is saved over newer words is refused', async () => {
  const { save } = await aServedForm()
  const questions = { full_name: 'OFF', email: 'OFF', phone_number: 'OFF', zip_code: 'OFF' }
  await expect(save({ questions })).rejects.toMatchObject({
    detail: { fields: { questions: { key: 'field.lead.questions' } } },
  })
  await save({ title: 'Winter courses' })
  await expect(save({ title: 'Courses', seen: { title: FORM.title } })).rejects.toMatchObject({
    code: 'STALE_RECORD',
  })
})

it('leads leave with the account of their sender, and after thirty days', async () => {
  const { viewer, send, leads } = await aServedForm()
  await send(ANSWERS)
  const inDays = (days: number) => ({ ...deps, now: () => new Date(deps.now().getTime() + days * DAY_MS) })
  await forgetOldLeads(inDays(29))
  expect(await leads()).toHaveLength(1)
  await forgetOldLeads(inDays(31))
  expect(await leads()).toEqual([])
  await send(ANSWERS)
  await deps.read.deleteFrom('users').where('id', '=', viewer.userId).execute()
  expect(await leads()).toEqual([])
})
