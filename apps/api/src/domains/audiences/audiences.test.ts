import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { operations } from '../../operations.ts'
import { aMember } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { aBusiness, aColleague, anAdAccount, give } from '../business/testing/a-business.ts'
import { FIND_MEMBERS, findMembers, refreshAudiences } from './audience-refresh-service.ts'

let deps: TestDeps
let call: ReturnType<typeof callerOf>
beforeAll(async () => {
  deps = await testDeps()
  call = callerOf(operations, deps)
})

const hashOf = ({ username }: Member) => createHash('sha256').update(`${username}@tessera.test`).digest('hex')

async function aShop() {
  const { id: business_id, owner } = await aBusiness(deps)
  const ad_account_id = await anAdAccount(deps, business_id)
  const make = (more: object = {}) =>
    call(owner, 'audiences.create', {
      business_id,
      name: 'Buyers',
      type: 'CUSTOMER_LIST',
      ad_account_id,
      ...more,
    })
  const members = async (audienceId: string) => {
    const rows = await deps.read
      .selectFrom('audienceMembers')
      .select('userId')
      .where('audienceId', '=', audienceId)
      .execute()
    return rows.map(({ userId }) => userId)
  }
  const names = async (view?: 'shared' | 'received', who = owner, business = business_id) => {
    const filter = view ? { view } : {}
    const { items } = await call(who, 'audiences.list', { business_id: business, filter })
    return items.map(({ name }) => name)
  }
  return { business_id, owner, ad_account_id, make, members, names }
}

/** Each of two businesses has the other as its partner. */
async function partners(one: string, other: string) {
  const createdAt = deps.now()
  await deps.read
    .insertInto('partnerships')
    .values([
      { businessId: one, partnerId: other, createdAt },
      { businessId: other, partnerId: one, createdAt },
    ])
    .execute()
}

describe('audiences', () => {
  it('B-3.22 have exactly the documented fields, and the size of a small one is not told', async () => {
    const { make, business_id, ad_account_id, owner } = await aShop()
    const { id } = await make({ description: 'Bought in spring' })
    const wanted = {
      id,
      name: 'Buyers',
      description: 'Bought in spring',
      type: 'CUSTOMER_LIST',
      size: null,
      status: 'TOO_SMALL',
      owner_ad_account_id: ad_account_id,
      owner_business: { id: business_id, name: 'Kiln & Co' },
      shared_with: [],
      created_time: expect.stringMatching(/Z$/),
      abilities: { can_edit: true },
    }
    expect(await call(owner, 'audiences.get', { business_id, id })).toEqual(wanted)
    await deps.read.updateTable('audiences').set({ memberCount: 1000 }).where('id', '=', id).execute()
    const large = await call(owner, 'audiences.get', { business_id, id })
    expect(large).toMatchObject({ size: 1000, status: 'READY' })
  })

  it('B-3.22 are found from hashed addresses and from the visitors of a tag, of those who allow it', async () => {
    const { make, members, business_id, owner, ad_account_id } = await aShop()
    const [known, refusing] = [await aMember(deps), await aMember(deps)]
    await deps.read
      .updateTable('users')
      .set({ thirdPartyMarketingTrackingEnabled: false })
      .where('id', '=', refusing.userId)
      .execute()
    const list = await make({ email_hashes: [hashOf(known), hashOf(refusing), 'a'.repeat(64)] })
    expect(await members(list.id)).toEqual([known.userId])

    const tag = await call(owner, 'tags.create', {
      business_id,
      ad_account_id,
      name: 'Shop',
      automatic_enhanced_match: true,
    })
    const event = { tag_id: tag.id, event_name: 'page_visit' as const, em: hashOf(known) }
    await call(known, 'tagEvents.receive', event)
    const visitors = await make({ type: 'VISITOR', tag_id: tag.id })
    expect([visitors.status, await members(visitors.id)]).toEqual(['PROCESSING', []])
    const payload = { audienceId: visitors.id }
    expect(deps.addedJobs).toContainEqual({ task: FIND_MEMBERS, payload })
    await findMembers(payload, deps)
    const found = await call(owner, 'audiences.get', { business_id, id: visitors.id })
    expect([found.status, await members(visitors.id)]).toEqual(['TOO_SMALL', [known.userId]])
    await refreshAudiences(deps)
    expect(await members(visitors.id)).toEqual([known.userId])
    await refreshAudiences({ ...deps, now: () => new Date(Date.now() + 31 * 86_400_000) })
    expect(await members(visitors.id)).toEqual([])
    await expect(make({ type: 'VISITOR' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})

describe('a customer list', () => {
  it('B-3.22 loses who no longer allows advertisers to reach them', async () => {
    const { make, members } = await aShop()
    const [known, refusing] = [await aMember(deps), await aMember(deps)]
    const { id } = await make({ email_hashes: [hashOf(known), hashOf(refusing)] })
    expect(await members(id)).toHaveLength(2)
    await call(refusing, 'consent.setThirdPartyMarketing', { third_party_marketing_tracking_enabled: false })
    await refreshAudiences(deps)
    expect(await members(id)).toEqual([known.userId])
  })
})

it('B-3.22 an audience whose members cannot be found keeps no other waiting', async () => {
  const { make, members } = await aShop()
  const person = await aMember(deps)
  const [broken, sound] = [await make(), await make({ email_hashes: [hashOf(person)] })]
  const refusal = `audience ${broken.id} is broken`
  const transact: TestDeps['transact'] = (work) =>
    deps.transact(async (tx) => {
      const result = await work(tx)
      const touched = await tx
        .selectFrom('audiences')
        .select('id')
        .where('id', '=', broken.id)
        .where(sql<boolean>`xmin = pg_current_xact_id()::xid`)
        .executeTakeFirst()
      if (touched) throw new Error(refusal)
      return result
    })
  await call(person, 'consent.setThirdPartyMarketing', { third_party_marketing_tracking_enabled: false })
  await expect(refreshAudiences({ ...deps, transact })).rejects.toThrow(refusal)
  expect(await members(sound.id)).toEqual([])
})

describe('an audience that is like another', () => {
  async function topics(count: number) {
    const ids = Array.from({ length: count }, () => deps.newId())
    await deps.read
      .insertInto('interests')
      .values(ids.map((id) => ({ id, slug: `topic-${id}`, name: `Topic ${id}` })))
      .execute()
    return ids
  }
  async function aFollowerOf(ids: readonly string[]) {
    const member = await aMember(deps)
    const createdAt = deps.now()
    await deps.read
      .insertInto('interestFollows')
      .values(ids.map((interestId) => ({ userId: member.userId, interestId, createdAt })))
      .execute()
    return member
  }

  it('B-3.22 has those who follow two of the topics of its members, and none of these', async () => {
    const { make, members } = await aShop()
    const [one = '', two = '', three = '', other = ''] = await topics(4)
    const inside = [await aFollowerOf([one, two]), await aFollowerOf([two, three])]
    const alike = [await aFollowerOf([one, three]), await aFollowerOf([one, two, three, other])]
    await aFollowerOf([two, other])
    const source = await make({ email_hashes: inside.map(hashOf) })
    const { id } = await make({ type: 'ACTALIKE', source_audience_id: source.id })
    await findMembers({ audienceId: id }, deps)
    expect((await members(id)).toSorted()).toEqual(alike.map(({ userId }) => userId).toSorted())
  })
})

describe('a business', () => {
  it('has no more than 200 audiences', async () => {
    const { make, business_id, ad_account_id } = await aShop()
    await sql`INSERT INTO audiences (id, business_id, ad_account_id, name, type, days, created_at)
      SELECT ${deps.newId()}::bigint + n, ${business_id}, ${ad_account_id}, 'Buyers', 'CUSTOMER_LIST', 30, now()
      FROM generate_series(1, 199) n`.execute(deps.read)
    await make()
    await expect(make()).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
  })
})

describe('sharing', () => {
  it('B-2.44 B-7.25 a partner receives an audience, may not change or share it, and loses it when it is revoked', async () => {
    const { make, business_id, owner, names } = await aShop()
    const agency = await aBusiness(deps, 'Agency')
    const { id } = await make()
    const target = { business_id, audience_id: id, target_type: 'BUSINESS' as const, target_id: agency.id }
    const unknown = call(owner, 'audienceShares.create', target)
    await expect(unknown).rejects.toMatchObject({ code: 'PARTNER_NOT_FOUND' })
    await partners(business_id, agency.id)
    const share = await call(owner, 'audienceShares.create', target)
    expect(await names('shared')).toEqual(['Buyers'])
    const received = () => names('received', agency.owner, agency.id)
    expect(await received()).toEqual(['Buyers'])
    const theirs = { business_id: agency.id, id }
    const rename = call(agency.owner, 'audiences.update', { ...theirs, name: 'Ours' })
    await expect(rename).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    const pass = call(agency.owner, 'audienceShares.create', { ...target, business_id: agency.id })
    await expect(pass).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    const ad_account_id = await anAdAccount(deps, agency.id)
    const alike = { name: 'Alike', type: 'ACTALIKE' as const, ad_account_id, source_audience_id: id }
    const grown = call(agency.owner, 'audiences.create', { ...alike, business_id: agency.id })
    await expect(grown).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await call(owner, 'audienceShares.delete', { business_id, id: share.id })
    expect(await received()).toEqual([])
    expect(await names('shared')).toEqual([])

    const again = await call(owner, 'audienceShares.create', target)
    await call(agency.owner, 'audienceShares.delete', { business_id: agency.id, id: again.id })
    expect(await received()).toEqual([])
  })

  it('B-2.44 with an ad account of the business, those who work on it read it', async () => {
    const { make, business_id, owner } = await aShop()
    const { id } = await make()
    const winter = await anAdAccount(deps, business_id, 'Winter')
    const ed = await aColleague(deps, business_id)
    await give(deps, business_id, ed, winter, ['AUDIENCE_MANAGER'])
    const get = () => call(ed, 'audiences.get', { business_id, id })
    await expect(get()).rejects.toMatchObject({ code: 'AUDIENCE_NOT_FOUND' })
    const target = { business_id, audience_id: id, target_type: 'AD_ACCOUNT' as const, target_id: winter }
    const share = await call(owner, 'audienceShares.create', target)
    expect(await get()).toMatchObject({ abilities: { can_edit: false } })
    const ends = call(ed, 'audienceShares.delete', { business_id, id: share.id })
    await expect(ends).rejects.toMatchObject({ code: 'AUDIENCE_NOT_FOUND' })
  })

  it('until a day ends for a partner and for an ad account at once, and stays listed as expired', async () => {
    const { make, business_id, owner, names } = await aShop()
    const agency = await aBusiness(deps, 'Agency')
    await partners(business_id, agency.id)
    const { id } = await make()
    const winter = await anAdAccount(deps, business_id, 'Winter')
    const ed = await aColleague(deps, business_id)
    await give(deps, business_id, ed, winter, ['AUDIENCE_MANAGER'])
    const of = { business_id, audience_id: id }
    const ends_at = '2099-03-03T23:59:59.999Z'
    const withAgency = { ...of, target_type: 'BUSINESS' as const, target_id: agency.id, ends_at }
    const withWinter = { ...of, target_type: 'AD_ACCOUNT' as const, target_id: winter, ends_at }
    const past = call(owner, 'audienceShares.create', { ...withAgency, ends_at: '2020-01-01T00:00:00.000Z' })
    await expect(past).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const share = await call(owner, 'audienceShares.create', withAgency)
    expect(share).toMatchObject({ ends_at, is_expired: false })
    await call(owner, 'audienceShares.create', withWinter)
    const read = [
      () => call(agency.owner, 'audiences.get', { business_id: agency.id, id }),
      () => call(ed, 'audiences.get', { business_id, id }),
    ]
    expect(await read[0]?.()).toMatchObject({
      shared_with: [{ share_id: share.id, ends_at, is_expired: false }],
    })
    expect(await read[1]?.()).toMatchObject({ id })
    const explain = () =>
      call(owner, 'assetAccess.explain', {
        business_id,
        subject_id: agency.id,
        asset_id: id,
        asset_type: 'AUDIENCE',
      })
    expect(await explain()).toMatchObject({ can_read: true, ends_at })
    await deps.read
      .updateTable('audienceShares')
      .set({ endsAt: sql<Date>`now() - interval '1 second'` })
      .where('audienceId', '=', id)
      .execute()
    for (const each of read) await expect(each()).rejects.toMatchObject({ code: 'AUDIENCE_NOT_FOUND' })
    expect(await names('received', agency.owner, agency.id)).toEqual([])
    const theirs = await call(agency.owner, 'audienceShares.list', { business_id: agency.id })
    expect(theirs.items).toEqual([])
    const { shared_with } = await call(owner, 'audiences.get', { business_id, id })
    expect(shared_with).toMatchObject([{ is_expired: true }, { is_expired: true }])
    expect(await explain()).toMatchObject({ can_read: false, granted_by: [{ is_expired: true }] })

    const { ends_at: _, ...again } = withAgency
    expect(await call(owner, 'audienceShares.create', again)).toMatchObject({ id: share.id, ends_at: null })
    expect(await read[0]?.()).toMatchObject({ id })
    const { items } = await call(owner, 'history.list', {
      business_id,
      filter: { entity_type: 'AUDIENCE' },
      sort: ['occurred_at', 'ASC'],
    })
    expect(items.map(({ changes }) => changes).filter(({ length }) => length > 0)[0]).toEqual([
      { field: 'sharedWith', old: null, new: 'Agency' },
      { field: 'holder_ends_at: Agency', old: null, new: ends_at },
    ])
  })
})
