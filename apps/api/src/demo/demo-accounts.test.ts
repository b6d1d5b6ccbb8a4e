import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyDatabase } from '../db/testing/test-database.ts'
import { openDatabase, transactOn, type Database } from '../db/client.ts'
import { PUBLISHED_PASSWORD } from '../domains/accounts/password-guess-rules.ts'
import { hashPassword, isPasswordOf } from '../domains/accounts/password-hash.ts'
import { aMember } from '../testing/test-callers.ts'
import { testDeps } from '../testing/test-deps.ts'
import type { Deps } from '../kernel/deps.ts'
import { demoAccountLines, demoPassword, replacePublishedPassword } from './demo-accounts.ts'
import { demoEmailOf } from './people-rows.ts'
import { DEMO_PEOPLE } from './people.ts'

let own: Awaited<ReturnType<typeof emptyDatabase>>
let database: Database
let deps: Deps
let dataDir: string

beforeAll(async () => {
  own = await emptyDatabase()
  database = openDatabase(own.url, [], 2)
  const { primary } = database
  deps = { ...(await testDeps()), read: primary, transact: transactOn(primary) }
  dataDir = mkdtempSync(join(tmpdir(), 'tessera-demo-'))
})

afterAll(async () => {
  await database.close()
  await own.drop()
  rmSync(dataDir, { recursive: true })
})

async function aPersonWith(email: string, password: string): Promise<string> {
  const { userId } = await aMember(deps)
  const passwordHash = await hashPassword(password)
  await deps.read.updateTable('users').set({ email, passwordHash }).where('id', '=', userId).execute()
  const { id, tokenHash } = { id: deps.newId(), tokenHash: deps.randomBytes(32) }
  const times = { createdAt: deps.now(), lastSeenAt: deps.now(), expiresAt: new Date('2100-01-01') }
  await deps.read
    .insertInto('sessions')
    .values({ id, tokenHash, userId, loginState: 1, userAgent: 'test', ...times })
    .execute()
  return userId
}

const passwordHashOf = async (id: string) =>
  (await deps.read.selectFrom('users').select('passwordHash').where('id', '=', id).executeTakeFirstOrThrow())
    .passwordHash
const sessionsOf = async (userId: string) =>
  (await deps.read.selectFrom('sessions').select('id').where('userId', '=', userId).execute()).length

it('the published password of a folder that began locally goes once others can reach it', async () => {
  const [first = '', second = ''] = DEMO_PEOPLE.map(([name]) => demoEmailOf(name))
  expect(demoPassword({ isLocal: true, DATA_DIR: dataDir })).toBe(PUBLISHED_PASSWORD)
  const demo = await aPersonWith(first, PUBLISHED_PASSWORD)
  const changed = await aPersonWith(second, 'a password of their own')
  const member = await aPersonWith('member@tessera.test', PUBLISHED_PASSWORD)

  await replacePublishedPassword(deps, dataDir)

  const made = demoPassword({ isLocal: false, DATA_DIR: dataDir })
  expect(made).not.toBe(PUBLISHED_PASSWORD)
  expect(demoAccountLines(dataDir).join()).toContain(made)
  expect(await isPasswordOf(await passwordHashOf(demo), made)).toBe(true)
  expect(await sessionsOf(demo)).toBe(0)
  expect(await isPasswordOf(await passwordHashOf(changed), 'a password of their own')).toBe(true)
  expect([await sessionsOf(changed), await sessionsOf(member)]).toEqual([1, 1])

  await replacePublishedPassword(deps, dataDir)
  expect(demoPassword({ isLocal: true, DATA_DIR: dataDir })).toBe(made)
})
