import { SEEN_EXACT_MAX, SEEN_FILTER_BYTES, SEEN_FILTER_HASHES } from './ranking-constants.ts'

/**
 * Which pins earlier pages showed, small enough for a bookmark. It never forgets one; past
 * SEEN_EXACT_MAX it may take an unseen pin for a seen one, which only passes that pin over.
 */
export interface SeenSet {
  has(id: string): boolean
  add(id: string): void
  /** Text for a bookmark; `readSeenSet` reads it. */
  toText(): string
}

export function readSeenSet(text: string | null): SeenSet {
  const bytes = text === null ? new Uint8Array(0) : Buffer.from(text, 'base64url')
  let filter = bytes.length === SEEN_FILTER_BYTES + 1 ? Uint8Array.from(bytes.subarray(1)) : null
  const exact = new Set<number>()
  if (!filter) for (const hash of readHashes(bytes)) exact.add(hash)
  return {
    has: (id) => (filter ? holds(filter, hashOf(id)) : exact.has(hashOf(id))),
    add(id) {
      if (filter) return mark(filter, hashOf(id))
      exact.add(hashOf(id))
      if (exact.size <= SEEN_EXACT_MAX) return
      filter = new Uint8Array(SEEN_FILTER_BYTES)
      for (const hash of exact) mark(filter, hash)
    },
    toText: () => (filter ? Buffer.concat([Buffer.of(0), filter]) : writeHashes(exact)).toString('base64url'),
  }
}

/** 32 bits that are equal for equal ids; a murmur finish over both halves of the id. */
function hashOf(id: string): number {
  const value = BigInt(id)
  const mixed = mix(Number(value & 0xffff_ffffn) ^ mix(Number(value >> 32n) | 0))
  return mixed >>> 0
}

function mix(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85eb_ca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2_ae35)
  return bits ^ (bits >>> 16)
}

function* bitsOf(hash: number): Generator<number> {
  const step = mix(hash ^ 0x9e37_79b9) >>> 0
  for (let index = 0; index < SEEN_FILTER_HASHES; index += 1) {
    yield (hash + index * step) % (SEEN_FILTER_BYTES * 8)
  }
}

function mark(filter: Uint8Array, hash: number): void {
  for (const bit of bitsOf(hash)) filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7))
}

function holds(filter: Uint8Array, hash: number): boolean {
  for (const bit of bitsOf(hash)) if (((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0) return false
  return true
}

function writeHashes(hashes: ReadonlySet<number>): Buffer {
  const bytes = Buffer.alloc(hashes.size * 4)
  let at = 0
  for (const hash of hashes) at = bytes.writeUInt32LE(hash, at)
  return bytes
}

function readHashes(bytes: Uint8Array): number[] {
  const view = Buffer.from(bytes)
  return Array.from({ length: Math.floor(view.length / 4) }, (_, index) => view.readUInt32LE(index * 4))
}
