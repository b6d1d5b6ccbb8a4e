import { type Spread, spreadOf } from './measure/spread.ts'

export interface Figure {
  /** Row of the table of targets, such as B-5. */
  id: string
  /** What of it, when a row has several figures. */
  part: string
  ours: string
  control: string
  /** What the target speaks of: ours over control, or an absolute figure. */
  value: number
  unit: string
  target: Target
  /** Of the compared value; a counted figure has one round and no disagreement. */
  spread: Spread
  /** Whether the machine was quiet enough; counted figures need no quiet. */
  gate: Gate
}

export type Target = { atMost: number } | { atLeast: number }

export type Gate = 'counted' | { disagreement: number }

/** Rounds whose Fastify control differs more than this measured the neighbours, not us. */
export const GATE_MAX = 0.15

export interface Row {
  ids: readonly string[]
  about: string
  run(setting: BenchOptions): Promise<Figure[]>
}

export interface BenchOptions {
  isQuick: boolean
  /** The load-test worlds, made on first need. */
  world(): Promise<World>
  say(line: string): void
}

export interface World {
  /** Same demo world below; `small` has 10,000 more pins, `large` 100,000. */
  small: WorldDatabase
  large: WorldDatabase
  /** Data folder with the pictures of both. */
  dataDir: string
}

export interface WorldDatabase {
  url: string
  pins: number
}

export type Verdict = 'reached' | 'missed' | 'no result'

export function verdictOf({ value, target, gate }: Figure): Verdict {
  if (gate !== 'counted' && !(gate.disagreement <= GATE_MAX)) return 'no result'
  const isReached = 'atMost' in target ? value <= target.atMost : value >= target.atLeast
  return isReached ? 'reached' : 'missed'
}

const ROUNDS_MIN = 3

/** Fewer rounds than three agree by chance: they never pass. */
export const gateOf = (control: readonly number[]): Gate => ({
  disagreement: control.length < ROUNDS_MIN ? Number.NaN : spreadOf(control).disagreement,
})

export const countedSpread = (value: number): Spread => ({ median: value, disagreement: 0, rounds: 1 })
