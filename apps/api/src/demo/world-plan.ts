import { DEMO_INTERESTS, type InterestSlug } from './interests.ts'
import { accountAgeMs } from './ages.ts'
import { DEMO_PEOPLE } from './people.ts'
import { planBoards } from './plan-boards.ts'
import { planComments } from './plan-comments.ts'
import type { PictureKind, PictureSubject } from './picture-kind.ts'
import { planPins } from './plan-pins.ts'
import { seededRandom, type Random } from './random.ts'

/** One for each part of the world: more of one leaves the others as they are. */
const SEEDS = {
  boards: 20_260,
  pins: 20_261,
  saves: 20_262,
  comments: 20_263,
  reactions: 20_264,
  follows: 20_265,
}
const SAVES_PER_PIN = 3.4
const ZIPF_EXPONENT = 0.9
/** Kinds of reactions, the like as often as it is chosen. */
const REACTIONS = [1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 4, 5] as const

export interface PlannedBoard {
  person: number
  name: string
  interest: InterestSlug
  description: string
  isSecret: boolean
  sections: readonly string[]
  /** Milliseconds before the world is made, like every age below. */
  ageMs: number
}

export interface PlannedPin {
  board: number
  section: number | null
  kind: PictureSubject
  /** A kind to draw one of, or the name of a rendered scene or clip. */
  picture: { draw: PictureKind['draw'] } | { scene: string } | { clip: string }
  seed: number
  title: string
  description: string
  ageMs: number
}

/** A copy of `pin` (an index of the pins) on a board of somebody else. */
export interface PlannedSave {
  pin: number
  board: number
  ageMs: number
}

export interface PlannedComment {
  pin: number
  person: number
  text: string
  ageMs: number
}

/** The demo world as indexes into its own lists; the same on every machine. */
export interface WorldPlan {
  boards: readonly PlannedBoard[]
  pins: readonly PlannedPin[]
  saves: readonly PlannedSave[]
  comments: readonly PlannedComment[]
  reactions: readonly { pin: number; person: number; type: number; ageMs: number }[]
  userFollows: readonly (readonly [follower: number, followee: number, ageMs: number])[]
  boardFollows: readonly (readonly [person: number, board: number, ageMs: number])[]
  interestFollows: readonly (readonly [person: number, interest: InterestSlug, ageMs: number])[]
}

export function planWorld(): WorldPlan {
  const people = DEMO_PEOPLE.length
  const drafts = planBoards(seededRandom(SEEDS.boards))
  const drafted = planPins(seededRandom(SEEDS.pins), drafts)
  const reactions = seededRandom(SEEDS.reactions)
  const follows = seededRandom(SEEDS.follows)
  // A site that grows: more of it happened lately.
  const sinceBoth = (one: number, other: number) => Math.min(one, other) * follows.unit() ** 2
  const { boards, pins } = withoutEmptySections(drafts, drafted)
  return {
    boards,
    pins,
    saves: planSaves(seededRandom(SEEDS.saves), boards, pins),
    comments: planComments(seededRandom(SEEDS.comments), boards, pins),
    reactions: planPairs(reactions, 900, pins.length).map(([person, pin]) => ({
      pin,
      person,
      type: reactions.pick(REACTIONS),
      ageMs: (pins[pin] as PlannedPin).ageMs * reactions.unit(),
    })),
    userFollows: planPairs(follows, 420, people)
      .filter(([one, other]) => one !== other)
      .map(([one, other]) => [one, other, sinceBoth(accountAgeMs(one), accountAgeMs(other))]),
    boardFollows: planPairs(follows, 220, boards.length).flatMap(([person, at]) => {
      const board = boards[at]
      if (!board || board.person === person || board.isSecret) return []
      return [[person, at, sinceBoth(accountAgeMs(person), board.ageMs)] as const]
    }),
    interestFollows: planPairs(follows, 200, DEMO_INTERESTS.length).map(([person, at]) => [
      person,
      slugAt(at),
      accountAgeMs(person) * follows.unit(),
    ]),
  }
}

const slugAt = (index: number): InterestSlug =>
  (DEMO_INTERESTS[index % DEMO_INTERESTS.length] as (typeof DEMO_INTERESTS)[number])[0]

/** A section nobody put anything in would look broken. */
function withoutEmptySections(boards: readonly PlannedBoard[], pins: readonly PlannedPin[]) {
  const filled = boards.map((_, at) => {
    const used = pins.flatMap(({ board, section }) => (board === at && section !== null ? [section] : []))
    return [...new Set(used)].toSorted((one, other) => one - other)
  })
  return {
    boards: boards.map((board, at) => ({
      ...board,
      sections: board.sections.filter((_, section) => filled[at]?.includes(section)),
    })),
    pins: pins.map((pin) => ({
      ...pin,
      section: pin.section === null ? null : (filled[pin.board]?.indexOf(pin.section) ?? null),
    })),
  }
}

/** Few pins are saved often, most rarely: the weight of rank r is 1 / r^0.9. */
function planSaves(
  random: Random,
  boards: readonly PlannedBoard[],
  pins: readonly PlannedPin[],
): PlannedSave[] {
  const open = pins.flatMap((pin, at) => (boards[pin.board]?.isSecret ? [] : [at]))
  const isScene = (pin: number) => !('draw' in (pins[pin] as PlannedPin).picture)
  const shuffled = random.shuffle(open)
  // People save a photograph before a drawing.
  const ranked = [...shuffled.filter(isScene), ...shuffled.filter((pin) => !isScene(pin))]
  const cumulative: number[] = []
  for (const [rank] of ranked.entries())
    cumulative.push((cumulative.at(-1) ?? 0) + 1 / (rank + 1) ** ZIPF_EXPONENT)
  const total = cumulative.at(-1) ?? 0
  const taken = new Set<string>()
  const saves: PlannedSave[] = []
  for (let attempt = 0; attempt < pins.length * SAVES_PER_PIN; attempt++) {
    const pin = ranked[firstAbove(cumulative, random.unit() * total)] as number
    const source = pins[pin] as PlannedPin
    const board = likelyBoard(random, boards, source)
    const key = `${pin}/${board}`
    if (board === source.board || taken.has(key)) continue
    taken.add(key)
    saves.push({ pin, board, ageMs: source.ageMs * random.unit() })
  }
  return saves
}

function likelyBoard(random: Random, boards: readonly PlannedBoard[], { kind }: PlannedPin): number {
  const fitting = boards.flatMap((board, at) => (kind.interests.includes(board.interest) ? [at] : []))
  return random.chance(0.85) ? random.pick(fitting) : random.whole(0, boards.length - 1)
}

function firstAbove(cumulative: readonly number[], value: number): number {
  let low = 0
  let high = cumulative.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((cumulative[middle] as number) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Distinct pairs of a person and one of `others` things. */
function planPairs(random: Random, count: number, others: number): [number, number][] {
  const pairs = new Map<string, [number, number]>()
  for (let attempt = 0; attempt < count; attempt++) {
    const pair: [number, number] = [random.whole(0, DEMO_PEOPLE.length - 1), random.whole(0, others - 1)]
    pairs.set(pair.join('/'), pair)
  }
  return [...pairs.values()]
}
