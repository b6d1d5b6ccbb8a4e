import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TagView } from '@tessera/api-types/tags/contracts'
import type { Member } from '@tessera/shared-auth'
import { visitor } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { aBusiness, aColleague, anAdAccount, give } from '../business/testing/a-business.ts'
import { operations } from '../../operations.ts'
import { forgetOldEvents } from './tag-event-service.ts'
import { tagEventsOf } from '../../testing/test-tags.ts'
import { groupByLeader } from './tag-rules.ts'
import type { TagRow } from './tag-store.ts'

let deps: TestDeps
let call: ReturnType<typeof callerOf>
beforeAll(async () => {
  deps = await testDeps()
  call = callerOf(operations, deps)
})

async function aShop() {
  const { id: business_id, owner } = await aBusiness(deps)
  const adAccountId = await anAdAccount(deps, business_id)
  const otherAccountId = await anAdAccount(deps, business_id, 'Winter')
  const aTag = (name: string, more: { leader_tag_id?: string; ad_account_id?: string } = {}, who = owner) =>
    call(who, 'tags.create', { business_id, name, ad_account_id: adAccountId, ...more })
  const list = async (filter = {}, who: Member = owner) => {
    const { items, total } = await call(who, 'tags.list', { business_id, filter })
    return {
      total,
      names: items.map(({ name, child_tags }) => [name, ...child_tags.map((each) => each.name)]),
    }
  }
  const get = (id: string, who: Member = owner) => call(who, 'tags.get', { business_id, id })
  return { business_id, owner, adAccountId, otherAccountId, aTag, list, get }
}

const aRow = (id: string, leaderTagId: string | null) => ({ id, leaderTagId }) as TagRow

describe('grouping', () => {
  it('B-3.14 puts a tag with a leader below it and not on top; one whose leader is missing stays on top', () => {
    const grouped = groupByLeader([aRow('1', null), aRow('2', '1'), aRow('3', '9'), aRow('4', '1')])
    expect(grouped.map(({ id, children }) => [id, ...children.map((child) => child.id)])).toEqual([
      ['1', '2', '4'],
      ['3'],
    ])
  })
})

describe('tags', () => {
  it('B-3.13 B-3.15 a tag has exactly the documented fields', async () => {
    const { aTag, business_id, adAccountId, get } = await aShop()
    const { id } = await aTag('Web shop')
    const account = { id: adAccountId, name: 'Summer' }
    expect(await get(id)).toEqual({
      id,
      business_id,
      ad_account_id: adAccountId,
      leader_tag_id: null,
      name: 'Web shop',
      automatic_enhanced_match: false,
      created_time: expect.stringMatching(/Z$/),
      last_fired_event: null,
      ownerAdAccount: account,
      adAccounts: [account],
      child_tags: [],
      snippet: `<script>window.tessera=window.tessera||function(){(tessera.q=tessera.q||[]).push(arguments)}</script><script async src="http://tessera.test/ads/v4/tag.js" data-tag="${id}"></script>`,
      abilities: { can_edit: true },
    } satisfies Record<keyof TagView, unknown>)
  })

  it('B-7.24 B-2.38 lists tags below their leaders, and counts and pages those on top alone', async () => {
    const { aTag, list, adAccountId, otherAccountId, business_id, owner } = await aShop()
    const { id } = await aTag('Alpha')
    await aTag('Child B', { leader_tag_id: id, ad_account_id: otherAccountId })
    await aTag('Child A', { leader_tag_id: id })
    await aTag('Beta')
    expect(await list()).toEqual({ total: 2, names: [['Alpha', 'Child A', 'Child B'], ['Beta']] })
    expect(await list({ ad_account_id: otherAccountId })).toMatchObject({ total: 1 })
    expect(await list({ own_account_id: otherAccountId })).toEqual({ total: 1, names: [['Child B']] })
    expect(await list({ own_account_id: adAccountId })).toEqual({
      total: 3,
      names: [['Alpha'], ['Beta'], ['Child A']],
    })
    const page = await call(owner, 'tags.list', { business_id, range: [1, 1] })
    expect(page.items.map(({ name }) => name)).toEqual(['Beta'])
    const accounts = await call(owner, 'tagAdAccounts.list', { business_id, tag_id: id })
    expect(accounts.items.map(({ name }) => name)).toEqual(['Summer', 'Winter'])
  })

  it('B-2.41 leaders stand one level deep, and deleting one leaves the others alone', async () => {
    const { aTag, get, business_id, owner } = await aShop()
    const { id } = await aTag('Leader')
    const child = await aTag('Child', { leader_tag_id: id })
    const refused = { code: 'INVALID_INPUT', detail: { fields: { leader_tag_id: expect.anything() } } }
    await expect(aTag('Grandchild', { leader_tag_id: child.id })).rejects.toMatchObject(refused)
    const put = (changed: string, leader_tag_id: string) =>
      call(owner, 'tags.update', { business_id, id: changed, leader_tag_id })
    await expect(put(id, id)).rejects.toMatchObject(refused)
    const other = await aTag('Other')
    await expect(put(id, other.id)).rejects.toMatchObject(refused)
    const foreign = await aShop()
    await expect(put(other.id, (await foreign.aTag('Foreign')).id)).rejects.toMatchObject(refused)
    await call(owner, 'tags.delete', { business_id, id })
    expect(await get(child.id)).toMatchObject({ leader_tag_id: null })
    await expect(get(id)).rejects.toMatchObject({ code: 'TAG_NOT_FOUND' })
  })

  it('B-3.24 the history names the tag that leads another', async () => {
    const { aTag, business_id, owner } = await aShop()
    const { id: leader_tag_id } = await aTag('Leader')
    const { id } = await aTag('Shop')
    await call(owner, 'tags.update', { business_id, id, leader_tag_id })
    const { items } = await call(owner, 'history.list', { business_id, filter: { action: 'UPDATE' } })
    expect(items.map(({ changes }) => changes)).toEqual([
      [{ field: 'leaderTagId', old: null, new: 'Leader' }],
    ])
  })

  it('B-2.41 a tag is not deleted while a running promotion uses it', async () => {
    const { aTag, get, business_id, adAccountId, owner } = await aShop()
    const { id } = await aTag('Shop')
    const promotionId = deps.newId()
    await deps.read
      .insertInto('promotions')
      .values({
        id: promotionId,
        adAccountId,
        businessId: business_id,
        tagId: id,
        name: 'Autumn',
        objective: 'WEB_CONVERSION',
        dailyBudgetMicros: '5000000',
        currency: 'EUR',
        startAt: deps.now(),
        destinationUrl: 'https://shop.test/',
        isAuto: false,
        audienceWidth: 'WIDE',
        status: 'ACTIVE',
        createdAt: deps.now(),
      })
      .execute()
    const remove = () => call(owner, 'tags.delete', { business_id, id })
    await expect(remove()).rejects.toMatchObject({
      code: 'TAG_IN_USE',
      message: 'This tag is used by an active promotion. Pause the promotion first.',
    })
    expect(await get(id)).toMatchObject({ name: 'Shop' })
    await deps.read
      .updateTable('promotions')
      .set({ status: 'PAUSED' })
      .where('id', '=', promotionId)
      .execute()
    await remove()
  })

  it('B-2.40 an employee sees the tags of accounts they work with, and changes them only as its admin', async () => {
    const { aTag, list, get, business_id, adAccountId, otherAccountId } = await aShop()
    const leader = await aTag('Leader', { ad_account_id: otherAccountId })
    const child = await aTag('Child', { leader_tag_id: leader.id })
    const ed = await aColleague(deps, business_id)
    await expect(get(child.id, ed)).rejects.toMatchObject({ code: 'TAG_NOT_FOUND' })
    await give(deps, business_id, ed, adAccountId, ['ANALYST'])
    expect(await list({}, ed)).toEqual({ total: 1, names: [['Child']] })
    await expect(get(leader.id, ed)).rejects.toMatchObject({ code: 'TAG_NOT_FOUND' })
    const rename = () => call(ed, 'tags.update', { business_id, id: child.id, name: 'New' })
    await expect(rename()).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await give(deps, business_id, ed, adAccountId, ['ADMIN'])
    expect(await rename()).toMatchObject({ name: 'New', abilities: { can_edit: true } })
  })
})

describe('events of a tag', () => {
  it('B-3.15 the newest event received is the last one fired; one told twice counts once', async () => {
    const { aTag, get } = await aShop()
    const { id: tag_id } = await aTag('Shop')
    const now = Date.now()
    const tell = (event: object) =>
      call(visitor, 'tagEvents.receive', { tag_id, event_name: 'checkout', ...event } as never)
    const at = new Date(now - 60_000)
    const order = { event_id: 'order-1', ts: at.getTime(), value: 24.9, currency: 'EUR' }
    expect(await tell({ ...order, url: 'https://shop.test/done?email=a@b.c#x' })).toEqual({
      event_id: 'order-1',
      is_new: true,
    })
    expect(await tell(order)).toEqual({ event_id: 'order-1', is_new: false })
    await tell({ event_name: 'page_visit', ts: new Date(now - 120_000).toISOString() })
    expect((await get(tag_id)).last_fired_event).toEqual({
      event_name: 'checkout',
      fired_at: at.toISOString(),
    })
    const span = { from: new Date(now - 90_000), to: new Date(now) }
    expect(await tagEventsOf(deps.read, [tag_id], span)).toMatchObject([
      { eventId: 'order-1', value: '24.90', currency: 'EUR', url: 'https://shop.test/done', userId: null },
    ])
    await expect(tell({ event_name: 'nonsense' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(tell({ ts: now - 8 * 86_400_000 })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(tell({ tag_id: '1' })).rejects.toMatchObject({ code: 'TAG_NOT_FOUND' })
  })

  it('B-3.15 a member is known by the hash of their address where the tag matches, and they and their browser allow it', async () => {
    const { aTag, business_id, owner } = await aShop()
    const { id: tag_id } = await aTag('Shop')
    const hash = createHash('sha256').update(`${owner.username}@tessera.test`).digest('hex')
    const whoCame = async (more: object = {}) => {
      const event = { tag_id, event_name: 'lead', em: hash, click_id: 'click-1', ...more } as const
      const { event_id } = await call(visitor, 'tagEvents.receive', event)
      const all = await tagEventsOf(deps.read, [tag_id], {
        from: new Date(0),
        to: new Date(Date.now() + 1e6),
      })
      const { userId, clickId } = all.find(({ eventId }) => eventId === event_id)!
      return { userId, clickId }
    }
    expect(await whoCame()).toEqual({ userId: null, clickId: 'click-1' })
    await call(owner, 'tags.update', { business_id, id: tag_id, automatic_enhanced_match: true })
    expect(await whoCame()).toEqual({ userId: owner.userId, clickId: 'click-1' })
    expect(await whoCame({ opt_out: true })).toEqual({ userId: null, clickId: null })
    const refuse = deps.read.updateTable('users').set({ thirdPartyMarketingTrackingEnabled: false })
    await refuse.where('id', '=', owner.userId).execute()
    expect(await whoCame()).toMatchObject({ userId: null })
  })

  it('events are forgotten once the site keeps no longer what browsers tell', async () => {
    const { aTag, get } = await aShop()
    const { id: tag_id } = await aTag('Shop')
    await call(visitor, 'tagEvents.receive', { tag_id, event_name: 'signup' })
    await forgetOldEvents(deps)
    expect((await get(tag_id)).last_fired_event).not.toBeNull()
    await forgetOldEvents({ ...deps, now: () => new Date(Date.now() + 91 * 86_400_000) })
    expect((await get(tag_id)).last_fired_event).toBeNull()
  })
})
