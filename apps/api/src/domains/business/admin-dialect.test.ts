import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestSite, type InjectOptions, type TestSite } from '../../testing/test-site.ts'
import { createBusiness } from './business-service.ts'
import { aColleague } from './testing/a-business.ts'

const CSRF = 'a-token-long-enough'

let site: TestSite
let base = ''
beforeAll(async () => {
  site = await openTestSite()
  const { deps, member } = site
  const id = await deps.transact((tx) =>
    createBusiness(tx, deps, {
      ownerId: member.userId,
      name: 'Kiln & Co',
      vertical: 'RETAIL',
      country: 'DE',
      website: null,
      contact_email: null,
      account_type: 'advertiser',
    }),
  )
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
  )}`

describe('the dialect of the console', () => {
  it('B-7.11 answers bare rows with their range and the total, with and without a slash', async () => {
    for (const path of ['/employees', '/employees/']) {
      const answer = await call('GET', path + query({ sort: ['full_name', 'ASC'], range: [0, 1] }))
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-range']).toBe('employees 0-1/3')
      expect(answer.headers['access-control-expose-headers']).toBe('Content-Range')
      expect(answer.json()).toHaveLength(2)
    }
    const none = await call('GET', `/employees${query({ filter: { q: 'nobody' } })}`)
    expect(none.headers['content-range']).toBe('employees */0')
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
})
