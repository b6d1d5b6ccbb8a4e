import type { Config } from '../config.ts'
import { hashPassword } from '../domains/accounts/password-hash.ts'
import type { DecoderPool } from '../images/decoder-pool.ts'
import type { Deps } from '../kernel/deps.ts'
import { noRateLimits } from '../kernel/rate-limits.ts'
import { DEMO_STAFF, demoPassword } from './demo-accounts.ts'

interface DemoParts {
  deps: Deps
  decoders: DecoderPool
  config: Pick<Config, 'isLocal' | 'DATA_DIR'>
  say(line: string): void
}

/** Makes the demo world in a database without members; does nothing in any other. */
export async function ensureDemoWorld({ deps: given, decoders, config, say }: DemoParts): Promise<void> {
  // What it does counts towards nobody's limits.
  const deps = { ...given, limits: noRateLimits }
  const somebody = await deps.read.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (somebody) return
  const { fillWorld } = await import('./fill-world.ts')
  const { billPastMonths, fillBusiness } = await import('./fill-business.ts')
  const { uploadClips } = await import('./clip-uploads.ts')
  const { writeStories } = await import('./demo-stories.ts')
  const { fillCommunity } = await import('./fill-community.ts')
  const { fillMerchants } = await import('./fill-merchants.ts')
  const { people, boards, clips, scenes } = await fillWorld({
    db: deps.read,
    storage: deps.storage,
    decoders,
    now: deps.now(),
    passwordHash: await hashPassword(demoPassword(config)),
    onProgress: tenths(say),
  })
  await uploadClips(deps, clips)
  await writeStories(deps, scenes)
  await deps.transact(async (tx) => {
    await fillBusiness(tx, deps, people)
    await fillCommunity(tx, deps, { people, boards, scenes })
    await fillMerchants(tx, deps, people)
    await tx
      .updateTable('users')
      .set({ isEmployee: true })
      .where('id', '=', people[DEMO_STAFF] as string)
      .execute()
  })
  await billPastMonths(deps)
}

/** Prints each step once at every tenth of it. */
function tenths(say: DemoParts['say']): (step: string, part: number) => void {
  let last = ''
  return (step, part) => {
    const line = `Making the demo world: ${step} ${Math.floor(part * 10) * 10} %`
    if (line !== last) say(line)
    last = line
  }
}
