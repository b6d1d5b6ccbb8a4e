import { DEMO_INTERESTS, type InterestSlug } from './interests.ts'
import { BOARD_NAMES, COMMENTS, DEMO_PEOPLE, SECTION_TITLES } from './people.ts'
import type { PictureKind, PictureSubject } from './picture-kinds-data.ts'
import { planPins } from './plan-pins.ts'
import { seededRandom, type Random } from './random.ts'

const SEED = 20_260
const BOARDS_EACH = 3
const SAVES_PER_PIN = 2.4
const ZIPF_EXPONENT = 0.9

export interface PlannedBoard {
  person: number
  name: string
  interest: InterestSlug
  description: string
  isSecret: boolean
  sections: readonly string[]
}

export interface PlannedPin {
  board: number
  section: number | null
  kind: PictureSubject
  /** A kind to draw one of, or the name of a rendered scene. */
  picture: { draw: PictureKind['draw'] } | { scene: string }
  seed: number
  title: string
  description: string
  /** Milliseconds before the world is made. */
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
  reactions: readonly { pin: number; person: number }[]
  userFollows: readonly (readonly [follower: number, followee: number])[]
  boardFollows: readonly (readonly [person: number, board: number])[]
  interestFollows: readonly (readonly [person: number, interest: InterestSlug])[]
}

export function planWorld(pinCount: number): WorldPlan {
  const random = seededRandom(SEED)
  const people = DEMO_PEOPLE.length
  const drafts = Array.from({ length: people * BOARDS_EACH }, (_, index) => planBoard(random, index))
  const drafted = planPins(random, drafts, pinCount)
  const { boards, pins } = withoutEmptySections(drafts, drafted)
  return {
    boards,
    pins,
    saves: planSaves(random, boards, pins),
    comments: planComments(random, pins),
    reactions: planPairs(random, 900, pinCount).map(([person, pin]) => ({ person, pin })),
    userFollows: planPairs(random, 420, people).filter(([one, other]) => one !== other),
    boardFollows: planPairs(random, 220, boards.length).filter(([person, board]) => {
      const followed = boards[board]
      return followed !== undefined && followed.person !== person && !followed.isSecret
    }),
    interestFollows: planPairs(random, 200, DEMO_INTERESTS.length).map(([person, at]) => [
      person,
      slugAt(at),
    ]),
  }
}

const slugAt = (index: number): InterestSlug =>
  (DEMO_INTERESTS[index % DEMO_INTERESTS.length] as (typeof DEMO_INTERESTS)[number])[0]

function planBoard(random: Random, index: number): PlannedBoard {
  const [slug, topic] = DEMO_INTERESTS[(index * 7) % DEMO_INTERESTS.length] as (typeof DEMO_INTERESTS)[number]
  const isPlain = random.chance(0.55)
  return {
    person: Math.floor(index / BOARDS_EACH),
    name: isPlain ? topic : `${random.pick(BOARD_NAMES)}: ${topic.toLowerCase()}`,
    interest: slug,
    description: random.chance(0.5) ? `Everything about ${topic.toLowerCase()} worth keeping.` : '',
    isSecret: random.chance(0.06),
    sections: random.chance(0.25) ? random.shuffle(SECTION_TITLES).slice(0, random.whole(2, 3)) : [],
  }
}

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
  const isScene = (pin: number) => 'scene' in (pins[pin] as PlannedPin).picture
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

function planComments(random: Random, pins: readonly PlannedPin[]): PlannedComment[] {
  return Array.from({ length: Math.round(pins.length * 0.6) }, () => {
    const pin = random.whole(0, pins.length - 1)
    return {
      pin,
      person: random.whole(0, DEMO_PEOPLE.length - 1),
      text: random.pick(COMMENTS),
      ageMs: (pins[pin] as PlannedPin).ageMs * random.unit(),
    }
  })
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
