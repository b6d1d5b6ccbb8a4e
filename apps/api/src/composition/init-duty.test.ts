import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const MODULE = new URL('./init-duty.ts', import.meta.url).href
const NAMESPACE = ['--user', '--map-root-user', '--pid', '--fork', '--mount-proc']
const hasNamespaces = spawnSync('unshare', [...NAMESPACE, 'true']).status === 0

/** Leaves an orphan that ends, looks for zombies, and ends with a code of its own. */
const PROGRAM = `
  import { execFileSync } from 'node:child_process'
  import { setTimeout as pause } from 'node:timers/promises'
  import { leaveInitDuty } from '${MODULE}'
  leaveInitDuty()
  execFileSync('sh', ['-c', '(sleep 0.2 &) '])
  await pause(700)
  const zombies = execFileSync('ps', ['-A', '-o', 'stat=']).toString().split('\\n').filter((stat) => stat.startsWith('Z'))
  console.log(JSON.stringify({ isFirst: process.pid === 1, zombies: zombies.length }))`

it.runIf(hasNamespaces)('as the first process of a container it leaves no zombies behind', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-init-'))
  const program = join(folder, 'program.mjs')
  writeFileSync(program, PROGRAM)
  try {
    const said = execFileSync('unshare', [...NAMESPACE, process.execPath, program], { encoding: 'utf8' })
    expect(JSON.parse(said)).toEqual({ isFirst: false, zombies: 0 })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it.runIf(hasNamespaces)(
  'the server leaves that place before it does anything else',
  { timeout: 60_000 },
  () => {
    const main = new URL('../main.ts', import.meta.url).pathname
    const watched = ['--import', 'data:text/javascript,console.log(process.pid)', main]
    const { stdout, status } = spawnSync('unshare', [...NAMESPACE, process.execPath, ...watched], {
      encoding: 'utf8',
      env: { ...process.env, PORT: 'none' },
    })
    const [first, then, ...more] = stdout.trim().split('\n')
    expect(first).toBe('1')
    expect(Number(then)).toBeGreaterThan(1)
    expect({ more, status }).toEqual({ more: [], status: 1 })
  },
)
