import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { testDatabase } from '../db/testing/test-database.ts'
import { testDeps, type TestDeps } from '../testing/test-deps.ts'
import { postgresPubSub } from './postgres-pubsub.ts'

let deps: TestDeps
let here: ReturnType<typeof postgresPubSub>
let elsewhere: ReturnType<typeof postgresPubSub>

beforeAll(async () => {
  deps = await testDeps()
  const { url } = await testDatabase()
  here = postgresPubSub(url, deps.read, deps.log)
  elsewhere = postgresPubSub(url, deps.read, deps.log)
})

afterAll(async () => {
  await here.close()
  await elsewhere.close()
})

it('a message reaches every process that listens to its channel, until it stops', async () => {
  const heard: unknown[] = []
  const stop = here.subscribe('news', (message) => void heard.push(message))
  here.subscribe('other', () => void heard.push('wrong channel'))
  await vi.waitFor(async () => {
    await elsewhere.publish('news', { text: 'hello' })
    expect(heard).toContainEqual({ text: 'hello' })
  }, 5_000)
  stop()
  const count = heard.length
  await elsewhere.publish('news', { text: 'unheard' })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(heard).toHaveLength(count)
})

it('a connection that breaks is opened again', { timeout: 10_000 }, async () => {
  const heard: unknown[] = []
  here.subscribe('again', (message) => void heard.push(message))
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'tessera messages' AND datname = current_database()`.execute(deps.read)
  await vi.waitFor(
    async () => {
      await elsewhere.publish('again', { is: 'back' })
      expect(heard).toContainEqual({ is: 'back' })
    },
    { timeout: 8_000, interval: 200 },
  )
})
