import { z } from 'zod'
import type { IngestedImage } from '../../images/image-library.ts'
import { MOST_PICTURES } from '../../images/visual-index.ts'
import type { Deps } from '../../kernel/deps.ts'
import { knownIn } from './sweep-store.ts'
import { newestDescriptors, type DescriptorRow } from './visual-index-store.ts'

const STORED = 'pictures.stored'
const REMOVED = 'pictures.removed'
const BATCH = 5_000

const Stored = z.object({ signature: z.string(), descriptor: z.base64() })
const Removed = z.object({ signatures: z.array(z.string()) })

/** Publishes the descriptor of a new picture to every process, without waiting for them. */
export function announceDescriptor(
  { signature, descriptor }: IngestedImage,
  { pubsub, log }: Pick<Deps, 'log' | 'pubsub'>,
): void {
  const message = { signature, descriptor: Buffer.from(descriptor).toString('base64') }
  pubsub
    .publish(STORED, message)
    .catch((error: unknown) => log.warn({ err: error }, 'a new picture was not announced'))
}

/** Publishes, a hundred at most, which pictures are gone. */
export function announceRemoved(
  signatures: readonly string[],
  { pubsub, log }: Pick<Deps, 'log' | 'pubsub'>,
): void {
  if (signatures.length === 0) return
  pubsub
    .publish(REMOVED, { signatures })
    .catch((error: unknown) => log.warn({ err: error }, 'removed pictures were not announced'))
}

/** Takes pictures stored and removed from now on into this process's index, and out of it; returns how to stop. */
export function subscribeVisualIndex({
  pubsub,
  visualIndex,
  log,
}: Pick<Deps, 'log' | 'pubsub' | 'visualIndex'>): () => void {
  const stopStored = pubsub.subscribe(STORED, (message) => {
    const { success, data } = Stored.safeParse(message)
    if (!success) return
    visualIndex
      .add([{ id: data.signature, descriptor: Buffer.from(data.descriptor, 'base64') }])
      .catch((error: unknown) => log.warn({ err: error }, 'a new picture was not indexed'))
  })
  const stopRemoved = pubsub.subscribe(REMOVED, (message) => {
    const { success, data } = Removed.safeParse(message)
    if (!success) return
    visualIndex
      .remove(data.signatures)
      .catch((error: unknown) => log.warn({ err: error }, 'removed pictures are still indexed'))
  })
  return () => {
    stopStored()
    stopRemoved()
  }
}

/** Takes the newest pictures, stored since then, into this process's index, batch by batch; returns how many. */
export async function fillVisualIndex(
  { replica, visualIndex }: Pick<Deps, 'replica' | 'visualIndex'>,
  since: Date | null = null,
  signal?: AbortSignal,
): Promise<number> {
  let count = 0
  let last: DescriptorRow | undefined
  while (count < MOST_PICTURES && !signal?.aborted) {
    const rows = await newestDescriptors(replica, {
      since,
      before: last,
      limit: Math.min(BATCH, MOST_PICTURES - count),
    })
    if (rows.length === 0) break
    await visualIndex.add(
      rows.map(({ signature, descriptor, createdAt }) => ({
        id: signature,
        descriptor,
        storedAt: createdAt.getTime(),
      })),
    )
    count += rows.length
    last = rows.at(-1)
  }
  return count
}

/** Takes out of this process's index what is no longer stored; returns how many. */
export async function forgetRemoved(
  { replica, visualIndex }: Pick<Deps, 'replica' | 'visualIndex'>,
  signal?: AbortSignal,
): Promise<number> {
  const ids = await visualIndex.ids()
  let count = 0
  for (let at = 0; at < ids.length && !signal?.aborted; at += BATCH) {
    const batch = ids.slice(at, at + BATCH)
    const known = await knownIn(replica, 'images', batch)
    const gone = batch.filter((id) => !known.has(id))
    await visualIndex.remove(gone)
    count += gone.length
  }
  return count
}
