import { Readable } from 'node:stream'
import type { Deps } from '../kernel/deps.ts'

/** Storage whose files stop after their beginning, and the body that it gives for each. */
export function stalledStorage({ storage }: Pick<Deps, 'storage'>, beginning: Uint8Array) {
  const body = Readable.from(
    (async function* () {
      yield beginning
      await new Promise(() => undefined)
    })(),
  )
  const stalled: Deps['storage'] = {
    ...storage,
    get: async (key) => {
      const found = await storage.get(key)
      found?.body.destroy()
      return found && { ...found, body }
    },
  }
  return { storage: stalled, body }
}
