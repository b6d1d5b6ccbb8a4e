import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { KINDS, targetsOf, visitsOf } from './bench/rows/different-members.ts'
import { variedLoop } from './bench/measure/varied-loop.ts'
import { heaviestPlaces, type CpuProfile } from './bench/measure/cpu-profile.ts'
import { openWorlds } from './bench/world/load-worlds.ts'
import { sessionCookies } from './bench/world/members.ts'
import { startProduct } from './bench/world/product-server.ts'
import { buildApps } from './lib/app-build.ts'
import { say } from './lib/progress.ts'
import { removeFolder, temporaryFolder } from './lib/temporary-folder.ts'

const USAGE = `pnpm run profile [--keep FOLDER] [--seconds N] ROW
  Takes a CPU profile of the server under the load of a row and prints the twenty heaviest places.
  rows: ${KINDS.map(({ id, part }) => `${id} (${part})`).join(', ')}`

const { values, positionals } = parseArgs({
  options: {
    keep: { type: 'string' },
    seconds: { type: 'string', default: '20' },
    help: { type: 'boolean' },
  },
  allowPositionals: true,
})
const kind = KINDS.find(({ id }) => id === positionals[0])

async function profile(row: (typeof KINDS)[number]): Promise<void> {
  await buildApps()
  const { small, dataDir, close } = await openWorlds(values.keep)
  const folder = temporaryFolder('profile')
  mkdirSync(folder, { recursive: true })
  try {
    const cookies = await sessionCookies(small.url, 1_000)
    const world = await targetsOf(small.url)
    const server = await startProduct(small.url, dataDir, {
      NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}`,
    })
    try {
      const { perSecond } = await variedLoop(server.url, visitsOf(row, server.url, world, cookies), {
        connections: 4,
        durationMs: Number(values.seconds) * 1_000,
        maxRequests: Infinity,
        begins: row.isPage ? '<!doctype html>' : '{"status":"success"',
        turn: { at: 0 },
      })
      say(`${row.part}: ${Math.round(perSecond)} rps`)
    } finally {
      await server.stop()
    }
    const profiles = readdirSync(folder).map((name) => join(folder, name))
    // The server's own is the largest: its threads have less to do.
    const [largest] = profiles.toSorted((one, other) => statSync(other).size - statSync(one).size)
    if (!largest) throw new Error('the server left no profile')
    for (const line of heaviestPlaces(JSON.parse(readFileSync(largest, 'utf8')) as CpuProfile, 20)) say(line)
  } finally {
    await removeFolder(folder)
    await close()
  }
}

if (!kind || values.help) say(USAGE)
else await profile(kind)
