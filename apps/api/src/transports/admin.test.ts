import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EmployeeView } from '@tessera/api-types/business/views'
import { DomainError } from '../kernel/domain-error.ts'
import { makeRateLimits } from '../kernel/rate-limits.ts'
import { openTestSite, type InjectOptions, type TestSite } from '../testing/test-site.ts'
import { createBusiness } from '../domains/business/business-service.ts'
import { aBusiness, aColleague, anAdAccount, give } from '../domains/business/testing/a-business.ts'
import { sendFailure } from './admin.ts'
import { DAY_MS } from '../kernel/durations.ts'

const CSRF = 'a-token-long-enough'

let site: TestSite
let base = ''
let businessId = ''
beforeAll(async () => {
  site = await openTestSite()
  const { deps, member } = site
  const id = await deps.transact((tx) =>
    createBusiness(tx, deps, {
      ownerId: member.userId,
      name: 'Kiln & Co',
      vertical: 'PETS',
      country: 'DE',
      website: null,
      contact_email: null,
      account_type: 'advertiser',
    }),
  )
  businessId = id
  base = `/v3/businesses/${id}`
  for (const name of ['Bea', 'Cid']) await aColleague(deps, id, 'EMPLOYEE', name)
})
afterAll(() => site.app.close())

const call = (method: InjectOptions['method'], path: string, more: InjectOptions = {}) =>
  site.app.inject({
    method,
    url: base + path,
    cookies: { session: 'member', csrftoken: CSRF },
    ...more,
    headers: { 'x-csrftoken': CSRF, ...more.headers },
  })

const query = (values: Record<string, unknown>) =>
  `?${new URLSearchParams(
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)])),
  ).toString()}`

describe('the dialect of the console', () => {
  it('B-7.11 answers bare rows with their range and the total, with and without a slash', async () => {
    for (const path of ['/employees', '/employees/']) {
      const answer = await call('GET', path + query({ sort: ['full_name', 'ASC'], range: [0, 1] }))
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-range']).toBe('employees 0-1/3')
      expect(answer.headers['access-control-expose-headers']).toBe('Content-Range')
      expect(answer.json()).toHaveLength(2)
    }
    const last = await call('GET', `/employees${query({ sort: ['full_name', 'ASC'], range: [2, 9] })}`)
    expect([last.headers['content-range'], last.json().length]).toEqual(['employees 2-2/3', 1])
    const none = await call('GET', `/employees${query({ filter: { q: 'nobody' } })}`)
    expect(none.headers['content-range']).toBe('employees */0')
  })

  it('B-7.11 counts a long list only some way past its page, and reports that there is more', async () => {
    const long = await aBusiness(site.deps)
    await sql`INSERT INTO business_members (business_id, user_id, role, created_at)
      SELECT ${long.id}::bigint, ${site.member.userId}::bigint, 'ADMIN', now()`.execute(site.deps.read)
    await sql`INSERT INTO ad_accounts (id, business_id, name, country, currency, time_zone, created_at)
      SELECT ${long.id}::bigint + n, ${long.id}, 'Account ' || n, 'DE', 'EUR', 'UTC', now()
      FROM generate_series(1, 1010) n`.execute(site.deps.read)
    const counted = async (values: Record<string, unknown>) => {
      const { headers } = await site.app.inject({
        url: `/v3/businesses/${long.id}/ad-accounts${query(values)}`,
        cookies: { session: 'member' },
      })
      return [headers['content-range'], headers['x-more-rows'], headers['access-control-expose-headers']]
    }
    const more = 'Content-Range, X-More-Rows'
    expect(await counted({ range: [0, 9] })).toEqual(['ad-accounts 0-9/1000', 'true', more])
    expect(await counted({ range: [980, 989] })).toEqual(['ad-accounts 980-989/1000', 'true', more])
    const exact = [undefined, 'Content-Range']
    expect(await counted({ range: [990, 999] })).toEqual(['ad-accounts 990-999/1010', ...exact])
    expect(await counted({ range: [1000, 1099] })).toEqual(['ad-accounts 1000-1009/1010', ...exact])
    expect(await counted({ range: [3000, 3009] })).toEqual(['ad-accounts */1010', ...exact])
  })

  it.each(['sort', 'range', 'filter'])('B-7.17 names the %s that is no JSON', async (name) => {
    const refused = await call('GET', `/employees?${name}=[`)
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, [name]])
  })

  it('a refusal for want of rights has the word of this dialect, and a bug is not taken for a refusal', async () => {
    const app = Fastify()
    app.get('/refused', (_request, reply) => sendFailure(new DomainError('NOT_ALLOWED'), reply, 'get'))
    app.get('/broken', (_request, reply) => sendFailure(new Error('a bug'), reply, 'get'))
    const refused = await app.inject('/refused')
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'FORBIDDEN'])
    expect((await app.inject('/broken')).statusCode).toBe(500)
  })

  it('B-7.14 answers one record, and one that is unknown or of another business is not found', async () => {
    const [first] = (await call('GET', '/employees')).json<{ id: string }[]>()
    const id = first?.id
    const one = await call('GET', `/employees/${id}`)
    expect([one.statusCode, one.json().id]).toEqual([200, id])
    expect((await call('GET', '/employees/1')).statusCode).toBe(404)
    const foreign = await aBusiness(site.deps)
    const account = await anAdAccount(site.deps, foreign.id)
    expect((await call('GET', `/ad-accounts/${account}`)).statusCode).toBe(404)
    expect((await call('GET', `/employees/${foreign.owner.userId}`)).statusCode).toBe(404)
  })

  it('B-5.02 changes no record that is not there', async () => {
    const answer = await call('PUT', '/employees/1', { payload: { business_roles: ['ADMIN'] } })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'MEMBER_NOT_FOUND'])
  })

  it.each([
    ['B-6.02 two roles', { business_roles: ['ADMIN', 'EMPLOYEE'] }, 'business_roles'],
    ['B-5.03 assets that are no list', { adAccounts: { id: '50', permissions: ['ANALYST'] } }, 'adAccounts'],
    ['B-5.01 an id that is no id', { adAccounts: [{ id: 5.5, permissions: ['ANALYST'] }] }, 'adAccounts'],
  ])('%s of a person are refused', async (_case, payload, field) => {
    const answer = await call('PUT', `/employees/${site.member.userId}`, { payload })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)[0]).toMatch(new RegExp(`^${field}`))
  })

  it('B-5.01 an id sent as a number is text from the door on', async () => {
    const account = await anAdAccount(site.deps, businessId)
    const colleague = await aColleague(site.deps, businessId)
    const answer = await call('PUT', `/employees/${colleague.userId}`, {
      payload: `{"adAccounts":[{"id":${account},"permissions":["ANALYST"]}]}`,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().adAccounts).toMatchObject([{ id: account, permissions: ['ANALYST'] }])
  })

  it('B-5.01 B-3.09 B-3.10 a person has text ids, one role and the assets the summary counts', async () => {
    const account = await anAdAccount(site.deps, businessId)
    const colleague = await aColleague(site.deps, businessId)
    await give(site.deps, businessId, colleague, account, ['ANALYST'])
    const person = (await call('GET', `/employees/${colleague.userId}`)).json<EmployeeView>()
    expect(person).toMatchObject({
      id: colleague.userId,
      business_id: businessId,
      status: 'ACTIVE',
      business_roles: ['EMPLOYEE'],
      adAccounts: [{ id: account, permissions: ['ANALYST'] }],
      profiles: [],
      assetGroups: [],
      catalogs: [],
    })
    expect(person.assets_summary).toEqual({
      ad_accounts: person.adAccounts.length,
      profiles: person.profiles.length,
    })
    const identity = [
      'username',
      'full_name',
      'email',
      'image_medium_url',
      'created_time',
      'last_active_time',
    ]
    expect(Object.keys(person)).toEqual(expect.arrayContaining(identity))
  })

  it('B-3.21 a profile names itself, its business and who has it', async () => {
    const profiles = (await call('GET', '/profiles')).json<object[]>()
    expect(profiles).toHaveLength(1)
    expect(profiles[0]).toMatchObject({
      id: site.member.userId,
      username: site.member.username,
      owner_business: { id: businessId, name: 'Kiln & Co' },
      roles: ['OWNER'],
      permissions: ['OWNER'],
      employees: expect.any(Array),
      partners: expect.any(Array),
    })
  })

  it('B-7.21 ad accounts are listed, read, created and changed, with settings, but never deleted', async () => {
    const account = await anAdAccount(site.deps, businessId, 'Winter')
    const list = (await call('GET', `/ad-accounts${query({ filter: { q: 'Winter' } })}`)).json<object[]>()
    expect(list).toMatchObject([{ id: account }])
    const changed = await call('PUT', `/ad-accounts/${account}`, { payload: { status: 'ARCHIVED' } })
    expect(changed.json()).toMatchObject({ id: account, status: 'ARCHIVED' })
    const settings = await call('GET', `/ad-account-settings/${account}`)
    expect(settings.json()).toMatchObject({ id: account, adAccountId: account, settings: { name: 'Winter' } })
    const saved = await call('PUT', `/ad-account-settings/${account}`, {
      payload: { settings: { default_locale: 'de' } },
    })
    expect(saved.json()).toMatchObject({ adAccountId: account, settings: { default_locale: 'de' } })
    for (const resource of ['ad-accounts', 'ad-account-settings']) {
      expect((await call('DELETE', `/${resource}/${account}`)).statusCode).toBe(405)
    }
  })

  it('B-7.18 takes no new people but by invite', async () => {
    const answer = await call('POST', '/employees', { payload: { username: 'x' } })
    expect([answer.statusCode, answer.json().code]).toEqual([405, 'METHOD_NOT_ALLOWED'])
  })

  it('B-7.17 tells a bad query from a bad record', async () => {
    const badQuery = await call('GET', `/ad-accounts${query({ sort: ['secret', 'ASC'] })}`)
    expect(badQuery.statusCode).toBe(400)
    const badRecord = await call('POST', '/ad-accounts', { payload: { name: '' } })
    expect(badRecord.statusCode).toBe(422)
    expect(Object.keys(badRecord.json().errors)).toEqual(['name', 'country', 'currency', 'time_zone'])
  })

  it.each(['"x"', '[]', 'null', '{"name":'])(
    'B-7.17 refuses %s in the place of a record',
    async (payload) => {
      const headers = { 'content-type': 'application/json' }
      const people = (await call('GET', '/employees')).json<{ id: string }[]>()
      const refused = await call('PUT', `/employees/${people[0]?.id}`, { payload, headers })
      expect([refused.statusCode, refused.json().code]).toEqual([400, 'INVALID_INPUT'])
    },
  )

  it('B-7.15 creates with 201 and changes with 200, answering the whole record', async () => {
    const payload = { name: 'Summer', country: 'DE', currency: 'EUR', time_zone: 'UTC' }
    const made = await call('POST', '/ad-accounts', { payload })
    expect(made.statusCode).toBe(201)
    const { id } = made.json()
    const renamed = await call('PUT', `/ad-accounts/${id}`, {
      payload: { name: 'Autumn', created_time: 'x' },
    })
    expect(renamed.statusCode).toBe(200)
    expect(renamed.json()).toMatchObject({ id, name: 'Autumn', currency: 'EUR' })
  })

  it('B-7.16 deletes without a body, answers the record, and knows it no more', async () => {
    const { outcomes } = (await call('POST', '/invites', { payload: { invitees: ['a@b.test'] } })).json()
    const path = `/invites/${outcomes[0].invite.id}`
    const headers = { 'content-type': 'text/plain' }
    const gone = await call('DELETE', path, { headers })
    expect([gone.statusCode, gone.json().id]).toEqual([200, outcomes[0].invite.id])
    expect((await call('DELETE', path, { headers })).statusCode).toBe(404)
  })

  it('B-7.17 refuses a change without the token, a stranger and somebody signed out', async () => {
    const payload = { name: 'X' }
    const forged = await call('PUT', '/ad-accounts/1', { payload, headers: { 'x-csrftoken': 'wrong' } })
    expect(forged.statusCode).toBe(403)
    const as = (session: string) => site.app.inject({ url: `${base}/employees`, cookies: { session } })
    expect((await as('stranger')).statusCode).toBe(404)
    expect((await as('visitor')).statusCode).toBe(401)
  })

  it('B-7.17 tells a conflict, an end and too much from each other, in one shape', async () => {
    const conflict = await call('DELETE', `/employees/${site.member.userId}`)
    const invitee = `${site.stranger.username}@tessera.test`
    await call('POST', '/invites', { payload: { invitees: [invitee] } })
    const link = /business\/invite\/([\w-]+)\//.exec(site.deps.sentMail.at(-1)?.text ?? '')?.[1]
    site.deps.setNow(new Date(Date.now() + 31 * DAY_MS))
    const ended = await site.app.inject({
      method: 'POST',
      url: `/v3/business_invites/${link}/accept/`,
      cookies: { session: 'stranger', csrftoken: CSRF },
      headers: { 'x-csrftoken': CSRF },
    })
    site.deps.setNow(new Date())
    const { limits } = site.deps
    site.deps.limits = { ...limits, consume: makeRateLimits(null).consume }
    const [mailsKey, perDay] = [`invite-mails:${businessId}`, 300] as const
    for (let sent = 0; sent < perDay; sent += 1) await site.deps.limits.consume(mailsKey, perDay, DAY_MS)
    const many = await call('POST', '/invites', { payload: { invitees: ['guest@tessera.test'] } })
    site.deps.limits = limits
    expect([conflict, ended, many].map(({ statusCode }) => statusCode)).toEqual([409, 410, 429])
    expect(many.headers['retry-after']).toBeDefined()
    for (const refusal of [conflict, many])
      expect(refusal.json()).toEqual({
        status: 'failure',
        code: expect.stringMatching(/^[A-Z_]+$/),
        message: expect.stringMatching(/\w/),
        message_detail: null,
        reason: { key: expect.stringMatching(/^(error|refusal)\./) },
      })
  })

  it('B-7.17 a fault of the server reveals nothing of its inside', async () => {
    await sql`ALTER TABLE business_history RENAME TO lost_history`.execute(site.deps.read)
    try {
      const broken = await call('GET', '/history')
      expect([broken.statusCode, broken.json().status]).toEqual([500, 'failure'])
      expect(broken.body).not.toMatch(/business_history|relation|select|\.ts/i)
    } finally {
      await sql`ALTER TABLE lost_history RENAME TO business_history`.execute(site.deps.read)
    }
  })
})
