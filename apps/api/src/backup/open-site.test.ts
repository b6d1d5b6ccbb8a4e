import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { backUp } from './backup-commands.ts'
import { examineSite } from './doctor.ts'

it.each([
  [
    'a backup',
    (env: Record<string, string>, home: string) => backUp(env, join(home, 'backup'), () => undefined),
  ],
  ['a look', (env: Record<string, string>) => examineSite(env)],
])('%s of a folder without a site says so and makes none', async (_, run) => {
  const home = await mkdtemp(join(tmpdir(), 'tessera-no-site-'))
  const dataDir = join(home, 'data')
  await expect(run({ DATA_DIR: dataDir }, home)).rejects.toThrow(`There is no site in ${dataDir}.`)
  expect(existsSync(dataDir)).toBe(false)
  expect(existsSync(join(home, 'backup'))).toBe(false)
  await rm(home, { recursive: true })
})
