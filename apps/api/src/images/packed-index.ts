import { DESCRIPTOR_LENGTH, DISTANCE_UNIT } from './descriptor.ts'
import type { VisualEntry, VisualNeighbour } from './visual-index.ts'

const FIRST_CAPACITY = 1_024
const STRIDE = 32

interface Candidate {
  slot: number
  sum: number
}

/** Exact nearest neighbours over descriptors packed one after the other in one block of bytes. */
export class PackedIndex {
  #packed = new Uint8Array(FIRST_CAPACITY * DESCRIPTOR_LENGTH)
  readonly #ids: string[] = []
  readonly #slots = new Map<string, number>()

  get size(): number {
    return this.#ids.length
  }

  add({ id, descriptor }: VisualEntry): void {
    if (descriptor.length !== DESCRIPTOR_LENGTH)
      throw new RangeError(`A descriptor has ${DESCRIPTOR_LENGTH} bytes, not ${descriptor.length}.`)
    const slot = this.#slots.get(id) ?? this.#ids.push(id) - 1
    this.#slots.set(id, slot)
    this.#grow()
    this.#packed.set(descriptor, slot * DESCRIPTOR_LENGTH)
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

  #grow(): void {
    if (this.#ids.length * DESCRIPTOR_LENGTH <= this.#packed.length) return
    const larger = new Uint8Array(this.#packed.length * 2)
    larger.set(this.#packed)
    this.#packed = larger
  }
}
