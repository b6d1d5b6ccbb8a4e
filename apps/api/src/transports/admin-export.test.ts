import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { createBusiness } from '../domains/business/business-service.ts'
import { aColleague, anAdAccount } from '../domains/business/testing/a-business.ts'
import { operations } from '../operations.ts'
import { visitor } from '../testing/test-callers.ts'
import { callerOf } from '../testing/test-operations.ts'
import { openTestSite, type TestSite } from '../testing/test-site.ts'

let site: TestSite
let base = ''
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
  base = `/v3/businesses/${id}`
  await aColleague(deps, id, 'EMPLOYEE', '=HYPERLINK("https://evil.example")')
  await aColleague(deps, id, 'ADMIN', 'Bea "Bee", Moss')
})
afterAll(() => site.app.close())

const file = (path: string, cookies = { session: 'member' }) =>
  site.app.inject({ method: 'GET', url: base + path, cookies })

const asked = (filter: object) =>
  `?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=${encodeURIComponent('["full_name","ASC"]')}`

describe('a list as a file', () => {
  it('B-7.28 has a line for each row of the filter, named after the list', async () => {
    const answer = await file(`/employees/export${asked({ business_roles: 'ADMIN' })}`)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="employees.csv"')
    const [head, ...lines] = answer.body.trim().split('\n')
    expect(head?.split(',')).toEqual(expect.arrayContaining(['username', 'full_name', 'business_roles']))
    expect(head).not.toContain('abilities')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('"Bea ""Bee"", Moss"')
  })

  it('writes what was spent as an amount, and what only some rows have in columns of its own', async () => {
    const { deps } = site
    const id = base.split('/').at(-1) ?? ''
    await sql`INSERT INTO ad_accounts (id, business_id, name, country, currency, time_zone, created_at)
      VALUES (77, ${id}, 'Europe', 'DE', 'EUR', 'Europe/Berlin', now())`.execute(deps.read)
    const accounts = (await file('/ad-accounts/export')).body.trim().split('\n')
    expect(accounts[0]?.split(',')).toContain('spend_month')
    expect(accounts[0]).not.toContain('micros')
    await sql`DELETE FROM ad_accounts WHERE id = 77`.execute(deps.read)
    const [head] = (await file('/tags/export')).body.trim().split('\n')
    expect(head?.split(',')).toEqual(expect.arrayContaining(['last_fired_event.fired_at']))
  })

  it('runs no formula in the program that opens it', async () => {
    const { body } = await file(`/employees/export${asked({ business_roles: 'EMPLOYEE' })}`)
    expect(body).toContain(`"'=HYPERLINK`)
  })

  it('has the chosen columns under their heads, with words for constants, and is named by its title', async () => {
    const chosen = [
      ['full_name', 'Name'],
      ['business_roles', 'Role'],
      ['ad_accounts', '=Ad accounts'],
      ['no_such_field', 'Nothing'],
    ]
    const query = `&columns=${encodeURIComponent(JSON.stringify(chosen))}&title=${encodeURIComponent('Leute – Kiln/"Co"')}`
    const answer = await file(`/employees/export${asked({ business_roles: 'ADMIN' })}${query}`)
    const [head, line] = answer.body.replace('\uFEFF', '').trim().split('\n')
    expect(head).toBe("Name,Role,'=Ad accounts")
    expect(line).toBe('"Bea ""Bee"", Moss",Admin,0')
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="employees.csv"; filename*=UTF-8''Leute%20%E2%80%93%20Kiln%20Co.csv`,
    )
  })

  it('refuses columns that are none', async () => {
    for (const columns of ['{', '[]', '[["name"]]', '"name"'])
      expect((await file(`/employees/export?columns=${encodeURIComponent(columns)}`)).statusCode).toBe(400)
  })

  it('reads more rows than one page holds', async () => {
    const { deps } = site
    const id = base.split('/').at(-1) ?? ''
    for (let count = 0; count < 101; count += 1) await aColleague(deps, id, 'EMPLOYEE', `Worker ${count}`)
    const { body } = await file(`/employees/export${asked({ q: 'Worker' })}`)
    expect(body.trim().split('\n')).toHaveLength(102)
  })

  it('leaves no row out of a long list', async () => {
    const id = base.split('/').at(-1) ?? ''
    await sql`INSERT INTO ad_accounts (id, business_id, name, country, currency, time_zone, created_at)
      SELECT ${id}::bigint + n, ${id}, 'Account ' || n, 'DE', 'EUR', 'UTC', now()
      FROM generate_series(1, 10050) n`.execute(site.deps.read)
    const { body } = await file(`/ad-accounts/export`)
    expect(body.trim().split('\n')).toHaveLength(10_051)
  }, 120_000)

  it('has a column for each field of a record that only later rows have', async () => {
    const { deps, member } = site
    const business_id = base.split('/').at(-1) ?? ''
    const call = callerOf(operations, deps)
    const ad_account_id = await anAdAccount(deps, business_id)
    await call(member, 'tags.create', { business_id, ad_account_id, name: 'A silent one' })
    const headOf = async () => (await file('/tags/export?sort=["name","ASC"]')).body.split('\n')
    const [head = '', silent] = await headOf()
    expect(head).toContain('last_fired_event.event_name,last_fired_event.fired_at')
    expect(head).not.toContain('last_fired_event,')
    expect(silent).toContain('A silent one')
    const { id: tag_id } = await call(member, 'tags.create', { business_id, ad_account_id, name: 'B' })
    await call(visitor, 'tagEvents.receive', { tag_id, event_name: 'checkout', ts: Date.now() } as never)
    expect((await headOf()).at(2)).toContain(',checkout,')
  })

  it('is refused to those who may not read the list, as the list is', async () => {
    const answer = await file('/history/export', { session: 'visitor' })
    expect(answer.statusCode).toBe(401)
    const strange = await site.app.inject({
      method: 'GET',
      url: '/v3/businesses/1/history/export',
      cookies: { session: 'member' },
    })
    expect(strange.statusCode).toBe(404)
    expect(strange.json()).toMatchObject({ code: 'BUSINESS_NOT_FOUND' })
  })
})
