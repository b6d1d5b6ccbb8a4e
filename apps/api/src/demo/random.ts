/** A seeded source of chance: the same seed makes the same world. */
export interface Random {
  /** 0 up to, not including, 1. */
  unit(): number
  between(min: number, max: number): number
  whole(min: number, max: number): number
  pick<T>(items: readonly T[]): T
  chance(probability: number): boolean
  shuffle<T>(items: readonly T[]): T[]
}

/** Mulberry32: small, fast and good enough for pictures. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (min: number, max: number) => min + Math.floor(unit() * (max - min + 1))
  return {
    unit,
    between: (min, max) => min + unit() * (max - min),
    whole,
    pick: (items) => items[whole(0, items.length - 1)] as (typeof items)[number],
    chance: (probability) => unit() < probability,
    shuffle(items) {
      const deck = [...items]
      for (let last = deck.length - 1; last > 0; last--) {
        const other = whole(0, last)
        const held = deck[last] as (typeof deck)[number]
        deck[last] = deck[other] as (typeof deck)[number]
        deck[other] = held
      }
      return deck
    },
  }
}
