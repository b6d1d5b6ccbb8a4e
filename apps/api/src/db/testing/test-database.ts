import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { inject } from 'vitest'
import { createDatabase, dropDatabase } from '../embedded/server-connection.ts'
import { databaseUrl } from './test-cluster.ts'

export type TestDatabase = { url: string; pool: Pool }

let ofThisFile: Promise<TestDatabase> | undefined

async function openDatabase(name: string): Promise<TestDatabase> {
  const { adminUrl, template } = inject('testCluster')
  await createDatabase(adminUrl, name, template)
  const url = databaseUrl(adminUrl, name)
  const pool = new Pool({ connectionString: url, max: 10, idleTimeoutMillis: 1_000, allowExitOnIdle: true })
  // Dropping the database ends connections that are still closing; a statement that breaks fails by itself.
  pool.on('connect', (client) => client.on('error', () => {}))
  return { url, pool }
}

/**
 * The worker's migrated database. Test files share it, one after another, and nothing is
 * ever cleared: mint your own users and boards, never count globally.
 */
export function testDatabase(): Promise<TestDatabase> {
  return (ofThisFile ??= openDatabase(`worker_${process.env['VITEST_POOL_ID'] ?? '0'}`))
}

/** A migrated database of its own, for what must start from empty tables. Drop it in the end. */
export async function emptyDatabase(): Promise<TestDatabase & { drop: () => Promise<void> }> {
  const name = `own_${randomUUID().replaceAll('-', '')}`
  const database = await openDatabase(name)
  const drop = async () => {
    await database.pool.end()
    await dropDatabase(inject('testCluster').adminUrl, name)
  }
  return { ...database, drop }
}
