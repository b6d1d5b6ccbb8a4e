import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase, transactOn } from './client.ts'
import { testDatabase } from './testing/test-database.ts'

const { url, pool } = await testDatabase()
const database = openDatabase(url, [], 4)
const transact = transactOn(database.primary)
afterAll(() => database.close())

const killBackend = (pid: number) => pool.query('SELECT pg_terminate_backend($1)', [pid])

const killUnderWay = async () => {
  await expect
    .poll(async () => {
      const { rowCount } = await pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE query LIKE '%under way *%' AND pid <> pg_backend_pid() AND datname = current_database()`)
      return rowCount
    })
    .toBe(1)
}

describe('while the database hiccups', () => {
  it('a transaction whose connection breaks is told to come back, and the next one runs', async () => {
    const broken = transact(async (tx) => {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx)
      await killBackend(rows[0]?.pid ?? 0)
      await pause(50)
      await sql`SELECT 1`.execute(tx)
    })
    await expect(broken).rejects.toMatchObject({ code: 'UNAVAILABLE', detail: { retryAfter: 1 } })
    const { rows } = await transact((tx) => sql<{ one: number }>`SELECT 1 AS one`.execute(tx))
    expect(rows).toEqual([{ one: 1 }])
  })

  it('a statement under way when its connection breaks is told the same', async () => {
    const sleeping = sql`SELECT pg_sleep(20) /* under way */`.execute(database.primary)
    const [end] = await Promise.allSettled([sleeping, killUnderWay()])
    expect(end).toMatchObject({ reason: { code: 'UNAVAILABLE' } })
  })

  it('nobody listening is an outage, a wrong statement is a bug', async () => {
    const away = openDatabase('postgresql://tessera@127.0.0.1:9/tessera')
    await expect(sql`SELECT 1`.execute(away.primary)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await away.close()
    await expect(sql`SELECT nonsense`.execute(database.primary)).rejects.toMatchObject({ code: '42703' })
  })
})

it('a transaction sacrificed to a deadlock runs once more', async () => {
  let tries = 0
  const first = Promise.withResolvers<void>()
  const lockBoth = (one: number, other: number) =>
    transact(async (tx) => {
      tries += 1
      await sql`SELECT pg_advisory_xact_lock(${one})`.execute(tx)
      if (tries === 2) first.resolve()
      await first.promise
      await sql`SELECT pg_advisory_xact_lock(${other})`.execute(tx)
      return 'both'
    })
  expect(await Promise.all([lockBoth(7_001, 7_002), lockBoth(7_002, 7_001)])).toEqual(['both', 'both'])
  expect(tries).toBe(3)
})

it('what does not end is cut off when the database is closed', async () => {
  const closing = openDatabase(url, [], 2)
  const sleeping = transactOn(closing.primary)((tx) => sql`SELECT pg_sleep(60)`.execute(tx))
  const closed = pause(100).then(() => closing.close())
  await expect(sleeping).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await closed
})

it('a statement has the time that its database gives it', async () => {
  const short = openDatabase(url, [], 1, 50)
  await expect(sql`SELECT pg_sleep(5)`.execute(short.primary)).rejects.toMatchObject({ code: '57014' })
  await short.close()
})
