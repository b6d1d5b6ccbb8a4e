import { z } from 'zod'
import type { IngestedImage } from '../../images/image-library.ts'
import type { Deps } from '../../kernel/deps.ts'
import { newestDescriptors, type DescriptorRow } from './visual-index-store.ts'

const CHANNEL = 'pictures.stored'
/** What an exact search in memory is meant for; see images/nearest.ts. */
const MAX_DESCRIPTORS = 200_000
const BATCH = 5_000

const Stored = z.object({ signature: z.string(), descriptor: z.base64() })

/** Publishes the descriptor of a new picture to every process, without waiting for them. */
export function announceDescriptor(
  { signature, descriptor }: IngestedImage,
  { pubsub, log }: Pick<Deps, 'log' | 'pubsub'>,
): void {
  const message = { signature, descriptor: Buffer.from(descriptor).toString('base64') }
  pubsub
    .publish(CHANNEL, message)
    .catch((error: unknown) => log.warn({ err: error }, 'a new picture was not announced'))
}

/** Takes pictures stored from now on into this process's index; returns how to stop. */
export function subscribeVisualIndex({
  pubsub,
  visualIndex,
  log,
}: Pick<Deps, 'log' | 'pubsub' | 'visualIndex'>): () => void {
  return pubsub.subscribe(CHANNEL, (message) => {
    const { success, data } = Stored.safeParse(message)
    if (!success) return
    visualIndex
      .add([{ id: data.signature, descriptor: Buffer.from(data.descriptor, 'base64') }])
      .catch((error: unknown) => log.warn({ err: error }, 'a new picture was not indexed'))
  })
}

/** Takes the newest stored pictures into this process's index, batch by batch; returns how many. */
export async function fillVisualIndex(
  { replica, visualIndex }: Pick<Deps, 'replica' | 'visualIndex'>,
  signal?: AbortSignal,
): Promise<number> {
  let count = 0
  let last: DescriptorRow | undefined
  while (count < MAX_DESCRIPTORS && !signal?.aborted) {
    const rows = await newestDescriptors(replica, last, Math.min(BATCH, MAX_DESCRIPTORS - count))
    if (rows.length === 0) break
    await visualIndex.add(rows.map(({ signature, descriptor }) => ({ id: signature, descriptor })))
    count += rows.length
    last = rows.at(-1)
  }
  return count
}
