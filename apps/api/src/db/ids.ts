const EPOCH_MS = Date.UTC(2024, 0, 1)
const NODE_BITS = 10n
const SEQUENCE_BITS = 12n
const MAX_SEQUENCE = (1 << 12) - 1
/** The last node of a server; the one after it mints the ids of the demo world. */
export const LAST_NODE = 1022

/**
 * Makes 64-bit ids that sort by time: 41 bits of milliseconds since 2024, 10 of the process,
 * 12 of a sequence. Any process can mint them without asking the database.
 * @param node 0 to 1023, distinct among the processes that run at once
 */
export function makeIdSource(nowMs: () => number, node: number): () => string {
  let lastMs = 0
  let sequence = 0
  return () => {
    // A clock that steps back, or more than 4096 ids in a millisecond, borrows from the next one.
    let ms = Math.max(nowMs(), lastMs)
    sequence = ms === lastMs ? sequence + 1 : 0
    if (sequence > MAX_SEQUENCE) {
      ms += 1
      sequence = 0
    }
    lastMs = ms
    const time = BigInt(ms - EPOCH_MS) << (NODE_BITS + SEQUENCE_BITS)
    return (time | (BigInt(node) << SEQUENCE_BITS) | BigInt(sequence)).toString()
  }
}

/** The smallest id a given time could have minted; orders ids against times. */
export const idFloor = (at: Date): string =>
  (BigInt(Math.max(0, at.getTime() - EPOCH_MS)) << (NODE_BITS + SEQUENCE_BITS)).toString()

/** When an id was minted. */
export const idTime = (id: string): Date =>
  new Date(Number(BigInt(id) >> (NODE_BITS + SEQUENCE_BITS)) + EPOCH_MS)
