import { resolve } from 'node:path'
import { appVersion } from '../composition/app-version.ts'
import { readConfig } from '../config.ts'
import { makeBackup } from './make-backup.ts'
import type { Manifest } from './manifest.ts'
import { openPlace, openSite, placeOf } from './open-site.ts'
import { checkedBackup, restoreBackup } from './restore-backup.ts'

type Env = Record<string, string | undefined>
type Say = (line: string) => void

/** Backs the configured site up into a new folder, while it runs or rests. */
export async function backUp(env: Env, folder: string | undefined, say: Say): Promise<void> {
  const now = new Date()
  const target = resolve(folder ?? `backups/${now.toISOString().replaceAll(/[:.]/g, '-')}`)
  const site = await openSite(readConfig(env))
  try {
    say(placeOf(site))
    const manifest = await makeBackup({ ...site, version: appVersion(), now }, target)
    say(`Backed up to ${target}: ${summaryOf(manifest)}`)
  } finally {
    await site.close()
  }
}

/** Brings a backup into the configured data folder or servers, which must be empty. */
export async function restore(env: Env, folder: string, say: Say): Promise<void> {
  const source = resolve(folder)
  const manifest = await checkedBackup(source)
  say(`${source} is as it was written: ${summaryOf(manifest)}`)
  const site = await openPlace(readConfig(env))
  try {
    say(placeOf(site))
    await restoreBackup(source, manifest, site)
    say('Restored; every table and every object is what was backed up')
  } finally {
    await site.close()
  }
}

const summaryOf = ({ made_at, tables, objects }: Manifest): string =>
  `${made_at}, ${tables.length} tables, ${objects.count} objects of ${(objects.bytes / 1_000_000).toFixed(1)} MB`
