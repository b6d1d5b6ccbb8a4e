import { globSync, readFileSync } from 'node:fs'
import { fromRoot } from '../lib/repository.ts'

export type Place = { file: string; line: number }

/** Lines that hold nothing to break: imports, types, words about the code, and what only closes or opens. */
const IDLE_LINE = /^\s*(?:import\b|export type\b|type\b|\}? from\b|\/[/*]|\*|$|[)\]}>,;`]+$)/

/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const placesIn = (file: string): Place[] =>
  readFileSync(fromRoot(file), 'utf8')
    .split('\n')
    .flatMap((text, index) => (IDLE_LINE.test(text) ? [] : [{ file, line: index + 1 }]))

/** As many of them as asked for, each with the same chance; the order is that of the source. */
export function drawn<T>(all: readonly T[], count: number, random: () => number): T[] {
  const chance = all.map((one, index) => ({ one, index, at: random() }))
  return chance
    .toSorted((a, b) => a.at - b.at)
    .slice(0, count)
    .toSorted((a, b) => a.index - b.index)
    .map(({ one }) => one)
}

/** Lines of the files drawn by chance, by the seed the same ones again. */
export function samplePlaces(patterns: readonly string[], count: number, seed: number): Place[] {
  const files = globSync([...patterns], { cwd: fromRoot('.') }).filter((file) => !file.endsWith('.test.ts'))
  return drawn(files.toSorted().flatMap(placesIn), count, randomFrom(seed))
}
