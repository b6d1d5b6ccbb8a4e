import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

type Finding = { filename: string; message: string; help?: string }

/** What a newcomer might write, where, and the words that must stop them. */
const TRESPASSES = [
  ['packages/api-types/src/a.ts', "import 'react'", 'depends on zod only'],
  ['packages/shared-auth/src/a.ts', "import 'node:crypto'", 'Pure on server and browser'],
  ['apps/api/src/plugins/a.ts', "import '@tessera/web'", 'never each other'],
  ['apps/api/src/transports/a.ts', "import '../domains/pins/pin-service.ts'", 'Transports translate'],
  ['apps/api/src/transports/b.ts', "import 'kysely'", 'Transports translate'],
  ['apps/api/src/domains/pins/a.ts', "import 'fastify'", 'does not know how it was reached'],
  ['apps/api/src/domains/pins/b.ts', "import { sql } from 'kysely'\nsql``", 'Queries live in'],
  ['apps/api/src/domains/pins/pin-rules.ts', "import { load } from './pin-store.ts'\nload()", 'are pure'],
  ['apps/api/src/domains/pins/c.ts', 'Date.now()', 'Time is handed in'],
  ['apps/api/src/domains/pins/d.ts', 'Math.random()', 'Chance is handed in'],
  ['apps/api/src/domains/pins/e.ts', 'setTimeout(() => undefined)', 'Time is handed in'],
  ['apps/api/src/domains/pins/f.ts', "process.env['PORT']", 'process.env'],
  ['apps/web/src/shared/a.ts', "import '../entities/pins/pins-slice.ts'", 'only from its left'],
  ['apps/web/src/entities/pins/a.ts', "import '../../features/save-pin/save.ts'", 'only from its left'],
  ['apps/web/src/features/save/a.ts', "import '../../pages/home/HomePage.tsx'", 'only from its left'],
  ['apps/web/src/pages/home/a.ts', "import '../../app/store.ts'", 'only from its left'],
  ['apps/web/src/features/save/b.ts', "import '@mui/material/Dialog'", 'files that render'],
  [
    'apps/web/src/features/save/c.ts',
    "import { useSelector } from 'react-redux'\nuseSelector",
    'typed hooks',
  ],
  ['apps/web/src/features/save/d.ts', "import 'react-router'", 'from react-router-dom'],
  [
    'apps/web/src/features/save/g.ts',
    "import { Link } from 'react-router-dom'\nexport const a = Link",
    'Link of shared/navigation',
  ],
  ['apps/web/src/shared/ui/a.ts', "import '../api/base-api.ts'", 'knows no product'],
  ['apps/web/src/features/save/e.ts', "localStorage.getItem('a')", 'shared/browser'],
  ['apps/web/src/features/save/f.ts', "fetch('/v3/pins')", 'shared/api'],
  ['apps/business-console/src/a.ts', "fetch('/v3/pins')", 'http-client'],
  ['apps/web/src/app/a.ts', "console.log('here')", 'console'],
  ['apps/web/src/app/b.ts', 'export default 1', 'default export'],
  [
    'apps/web/src/features/follow/FollowButton.tsx',
    'export const A = () => <b>Follow</b>',
    'Disallow literal text',
  ],
  ['apps/web/src/app/c.ts', 'export const a = (b: any) => b', 'any'],
  ['apps/web/src/app/d.ts', '// @ts-ignore because\nexport const a: string = 1', '@ts-ignore'],
] as const

/** What the same walls let through. */
const WELCOME = [
  ['packages/api-types/src/ok.ts', "import 'zod'\nimport './pins/views.ts'"],
  ['apps/api/src/domains/pins/pin-store.ts', "import { sql } from 'kysely'\nexport const a = sql``"],
  [
    'apps/api/src/domains/pins/pin-view.ts',
    "import type { DB } from '../../db/schema.generated.ts'\nexport type A = DB",
  ],
  [
    'apps/web/src/features/save/SaveButton.tsx',
    "import '@mui/material/Dialog'\nimport '../../entities/pins/pins-slice.ts'",
  ],
  ['apps/web/src/shared/browser/storage.ts', "localStorage.getItem('a')"],
  ['apps/web/src/shared/api/transport.ts', "fetch('/v3/pins')"],
  ['apps/api/src/config.ts', "export const a = process.env['PORT']"],
] as const

let folder: string
let findings: Finding[]

const saidOf = (path: string) =>
  findings
    .filter(({ filename }) => filename.endsWith(path))
    .map(({ message, help }) => `${message} ${help ?? ''}`)

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-walls-'))
  for (const [path, source] of [...TRESPASSES, ...WELCOME]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${source}\n`)
  }
  const config = `import config from '${fromRoot('oxlint.config.ts')}'\nexport default { ...config, options: {} }\n`
  writeFileSync(join(folder, 'oxlint.config.ts'), config)
  const { stdout } = spawnSync(fromRoot('node_modules/.bin/oxlint'), ['--format=json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  findings = (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics
  // A linter of its own starts and loads the whole configuration.
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true }))

describe('the walls between layers', () => {
  it.each(TRESPASSES)('stop %s from saying %j', (path, _source, words) => {
    expect(saidOf(path).join('\n')).toContain(words)
  })

  it.each(WELCOME)('let %s say %j', (path) => {
    expect(saidOf(path)).toEqual([])
  })
})
