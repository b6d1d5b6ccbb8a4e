import { DESCRIPTOR_LENGTH, DISTANCE_UNIT } from './descriptor.ts'
import { MOST_PICTURES, type VisualEntry, type VisualNeighbour } from './visual-index.ts'

const FIRST_CAPACITY = 1_024
const STRIDE = 32

interface Candidate {
  slot: number
  sum: number
}

/**
 * Exact nearest neighbours over descriptors packed one after the other in one block of bytes. Once it is full, a new
 * picture takes the place of the oldest.
 */
export class PackedIndex {
  readonly #most: number
  #packed = new Uint8Array(FIRST_CAPACITY * DESCRIPTOR_LENGTH)
  #storedAt = new Float64Array(FIRST_CAPACITY)
  readonly #ids: string[] = []
  readonly #slots = new Map<string, number>()

  constructor(most: number = MOST_PICTURES) {
    this.#most = most
  }

  get size(): number {
    return this.#ids.length
  }

  get ids(): readonly string[] {
    return this.#ids
  }

  add({ id, descriptor, storedAt = Date.now() }: VisualEntry): void {
    if (descriptor.length !== DESCRIPTOR_LENGTH)
      throw new RangeError(`A descriptor has ${DESCRIPTOR_LENGTH} bytes, not ${descriptor.length}.`)
    if (!this.#slots.has(id) && !this.#hasRoomFor(storedAt)) return
    const slot = this.#slots.get(id) ?? this.#ids.push(id) - 1
    this.#slots.set(id, slot)
    this.#grow()
    this.#packed.set(descriptor, slot * DESCRIPTOR_LENGTH)
    this.#storedAt[slot] = storedAt
  }

  /** The last entry moves into the gap. */
  remove(id: string): void {
    const slot = this.#slots.get(id)
    const last = this.#ids.pop()
    if (slot === undefined || last === undefined) {
      if (last !== undefined) this.#ids.push(last)
      return
    }
    this.#slots.delete(id)
    if (last === id) return
    this.#ids[slot] = last
    this.#slots.set(last, slot)
    const from = this.#ids.length * DESCRIPTOR_LENGTH
    this.#packed.copyWithin(slot * DESCRIPTOR_LENGTH, from, from + DESCRIPTOR_LENGTH)
    this.#storedAt.copyWithin(slot, this.#ids.length, this.#ids.length + 1)
  }

  nearest(descriptor: Uint8Array, k: number): VisualNeighbour[] {
    const best: Candidate[] = []
    if (k < 1) return []
    let worst = Infinity
    for (let slot = 0; slot < this.#ids.length; slot += 1) {
      const sum = this.#distanceWithin(descriptor, slot * DESCRIPTOR_LENGTH, worst)
      if (sum > worst) continue
      this.#insert(best, { slot, sum }, k)
      if (best.length === k) worst = best.at(-1)?.sum ?? Infinity
    }
    return best.map(({ slot, sum }) => ({
      id: this.#ids[slot] ?? '',
      distance: Math.sqrt(sum) / DISTANCE_UNIT,
    }))
  }

  /** The summed squares; stops early once they exceed `limit`, which most entries do within the first part. */
  #distanceWithin(descriptor: Uint8Array, from: number, limit: number): number {
    const packed = this.#packed
    let sum = 0
    for (let part = 0; part < DESCRIPTOR_LENGTH; part += STRIDE) {
      for (let at = part; at < part + STRIDE; at += 1) {
        const difference = (packed[from + at] ?? 0) - (descriptor[at] ?? 0)
        sum += difference * difference
      }
      if (sum > limit) return sum
    }
    return sum
  }

  #insert(best: Candidate[], candidate: Candidate, k: number): void {
    let place = best.length
    while (place > 0 && this.#comesBefore(candidate, best[place - 1])) place -= 1
    best.splice(place, 0, candidate)
    if (best.length > k) best.pop()
  }

  #comesBefore(one: Candidate, other: Candidate | undefined): boolean {
    if (!other || one.sum !== other.sum) return one.sum < (other?.sum ?? Infinity)
    return (this.#ids[one.slot] ?? '') < (this.#ids[other.slot] ?? '')
  }

  /** Removes the oldest for a newer one where there is no room; false for one that is older than all. */
  #hasRoomFor(storedAt: number): boolean {
    if (this.#ids.length < this.#most) return true
    let oldest = 0
    for (let slot = 1; slot < this.#ids.length; slot += 1)
      if ((this.#storedAt[slot] ?? 0) < (this.#storedAt[oldest] ?? 0)) oldest = slot
    if ((this.#storedAt[oldest] ?? 0) > storedAt) return false
    this.remove(this.#ids[oldest] ?? '')
    return true
  }

  #grow(): void {
    if (this.#ids.length <= this.#storedAt.length) return
    const room = this.#storedAt.length * 2
    const [packed, storedAt] = [new Uint8Array(room * DESCRIPTOR_LENGTH), new Float64Array(room)]
    packed.set(this.#packed)
    storedAt.set(this.#storedAt)
    this.#packed = packed
    this.#storedAt = storedAt
  }
}
