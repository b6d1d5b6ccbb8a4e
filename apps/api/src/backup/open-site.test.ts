import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { backUp } from './backup-commands.ts'
import { examineSite } from './doctor.ts'
import { placeOf } from './open-site.ts'

it.each([
  [
    'a backup',
    (env: Record<string, string>, home: string) => backUp(env, join(home, 'backup'), () => undefined),
  ],
  ['a look', (env: Record<string, string>) => examineSite(env, () => undefined)],
])('%s of a folder without a site says so and makes none', async (_, run) => {
  const home = await mkdtemp(join(tmpdir(), 'tessera-no-site-'))
  const dataDir = join(home, 'data')
  await expect(run({ DATA_DIR: dataDir }, home)).rejects.toThrow(`There is no site in ${dataDir}.`)
  expect(existsSync(dataDir)).toBe(false)
  expect(existsSync(join(home, 'backup'))).toBe(false)
  await rm(home, { recursive: true })
})

it('where a command works is said without the password of the database', () => {
  const place = placeOf({
    dataDir: '/var/lib/tessera',
    url: 'postgres://tessera:secret@db.example.org:5433/pins',
  })
  expect(place).toBe('Folder /var/lib/tessera, database db.example.org:5433/pins')
  const embedded = placeOf({ dataDir: '/d', url: 'postgresql://tessera@localhost/tessera?host=/d/postgres' })
  expect(embedded).toBe('Folder /d, database /d/postgres/tessera')
})
