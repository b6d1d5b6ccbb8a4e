import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../embedded/server-connection.ts'
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts'
import { migrate } from '../migrate.ts'
import { migrationsFingerprint, readMigrations } from '../migration-files.ts'

export type TestCluster = {
  /** Where databases are made from: a superuser's connection string. */
  adminUrl: string
  /** Name of the migrated, empty database to copy. */
  template: string
}

export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

async function makeTemplate(adminUrl: string): Promise<string> {
  const template = `template_${migrationsFingerprint(readMigrations())}`
  await createDatabase(adminUrl, template)
  await migrate({ url: databaseUrl(adminUrl, template) })
  return template
}

/** A cluster that forgets on power loss, for one test run. */
export async function startTestCluster(): Promise<{ cluster: TestCluster; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-test-'))
  const server = await startEmbeddedPostgres({ dataDir, fsync: false })
  const stop = async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    return { cluster: { adminUrl: server.url, template: await makeTemplate(server.url) }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
