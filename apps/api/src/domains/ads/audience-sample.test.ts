import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDeps } from '../../testing/test-deps.ts'
import { audienceSample } from './audience-sample-store.ts'

const MEMBERS = 20_000
const MOST = 2_000

it('B-9.22 an audience is estimated from a bounded number of members of its country, the same each time', async () => {
  const deps = await testDeps()
  const undone = new Error('undone')
  const work = deps.transact(async (tx) => {
    await sql`INSERT INTO users (id, username, email, full_name, first_name, locale, country, created_at)
      SELECT n, 'sampled_' || n, 'sampled_' || n || '@sample.example', 'A', 'A',
        CASE WHEN n % 3 = 0 THEN 'fr' ELSE 'de' END, CASE WHEN n % 2 = 0 THEN 'FR' ELSE 'DE' END, now()
      FROM generate_series(1, ${MEMBERS}::int) n`.execute(tx)
    await sql`ANALYZE users`.execute(tx)
    const french = { country: 'FR', locales: ['fr'], ages: [], genders: [], interestIds: [], audienceIds: [] }
    const exact = await audienceSample(tx, french, deps.now(), Infinity)
    expect(exact.members).toBeGreaterThanOrEqual(MEMBERS / 2)
    expect(exact.members).toBeLessThan(MEMBERS * 0.6)
    const sample = await audienceSample(tx, french, deps.now(), MOST)
    expect(sample.share).toBeGreaterThan(exact.share * 0.8)
    expect(sample.share).toBeLessThan(exact.share * 1.2)
    expect(sample.members).toBeGreaterThan(exact.members * 0.9)
    expect(sample.members).toBeLessThan(exact.members * 1.1)
    expect(await audienceSample(tx, french, deps.now(), MOST)).toEqual(sample)
    throw undone
  })
  await expect(work).rejects.toBe(undone)
})

it('B-9.22 of a country with few members as many of its own are looked at, not the few of a sample', async () => {
  const deps = await testDeps()
  const undone = new Error('undone')
  const work = deps.transact(async (tx) => {
    await sql`INSERT INTO users (id, username, email, full_name, first_name, locale, country, created_at)
      SELECT n, 'sampled_' || n, 'sampled_' || n || '@sample.example', 'A', 'A',
        CASE WHEN n % 400 = 0 THEN 'fr' ELSE 'de' END, CASE WHEN n % 100 = 0 THEN 'LU' ELSE 'DE' END, now()
      FROM generate_series(1, ${MEMBERS}::int) n`.execute(tx)
    await sql`ANALYZE users`.execute(tx)
    const chosen = { country: 'LU', locales: ['fr'], ages: [], genders: [], interestIds: [], audienceIds: [] }
    expect(await audienceSample(tx, chosen, deps.now(), MOST)).toEqual({ members: 200, share: 0.25 })
    throw undone
  })
  await expect(work).rejects.toBe(undone)
})
