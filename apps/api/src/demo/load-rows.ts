import { idFloor } from '../db/ids.ts'
import { HOT_SET_PINS, MATURE_DAYS } from '../ranking/ranking-constants.ts'
import { seededRandom, type Random } from './random.ts'
import { DAY_MS } from '../kernel/durations.ts'

const SEED = 4_711
const SPREAD_DAYS = 720
const SAVED_SHARE = 0.4
const FOLLOWS_EACH = 12
const SECRET_SHARE = 0.03
// Apart from the nodes of servers (0 to 1022) and of the demo world (1023, low sequence).
const ID_OFFSET = 1023n * 4096n

export interface LoadSizes {
  pins: number
  users: number
  boards: number
}

/** As many people and boards as go with a number of pins: 20 pins a person, 5 a board. */
export const sizesFor = (pins: number): LoadSizes => ({
  pins,
  users: Math.max(20, Math.round(pins / 20)),
  boards: Math.max(40, Math.round(pins / 5)),
})

export interface LoadPicture {
  signature: string
  width: number
  height: number
  color: string
  title: string
  description: string
  altText: string
  interestId: string | null
}

interface LoadTable {
  table: string
  columns: readonly string[]
  /** Lines of COPY's text format. */
  rows: Iterable<string>
}

interface LoadInput {
  now: Date
  sizes: LoadSizes
  pictures: readonly LoadPicture[]
}

const line = (...values: (string | number | null | boolean)[]): string =>
  `${values.map((value) => (value === null ? '\\N' : String(value).replaceAll(/[\\\t\n\r]/g, ' '))).join('\t')}\n`

/** The tables of a load world, in the order their references need. */
export function planLoad(input: LoadInput): LoadTable[] {
  const at = makeTimeline(input.now, input.sizes.pins)
  const stamp = input.now.toISOString()
  const world = { ...input, at, stamp }
  return [
    {
      table: 'users',
      columns: ['id', 'username', 'email', 'full_name', 'first_name', 'email_verified_at', 'created_at'],
      rows: users(world),
    },
    {
      table: 'boards',
      columns: ['id', 'owner_id', 'name', 'slug', 'privacy', 'last_pin_at', 'created_at'],
      rows: boards(world),
    },
    { table: 'aggregated_pins', columns: ['id', 'image_signature', 'created_at'], rows: originals(world) },
    { table: 'pins', columns: PIN_COLUMNS, rows: pins(world) },
    { table: 'pin_interests', columns: ['interest_id', 'aggregated_pin_id', 'weight'], rows: topics(world) },
    { table: 'user_follows', columns: ['follower_id', 'followee_id', 'created_at'], rows: follows(world) },
  ]
}

const PIN_COLUMNS = [
  ...'id aggregated_pin_id user_id board_id saved_from_pin_id is_lead is_front'.split(' '),
  ...'title description alt_text image_signature image_width image_height dominant_color is_listed created_at'.split(
    ' ',
  ),
]

interface Timeline {
  /** Id and time of the nth row, the first the oldest. */
  id(index: number): string
  time(index: number): string
}

type World = LoadInput & { at: Timeline; stamp: string }

function makeTimeline(now: Date, count: number): Timeline {
  const step = (SPREAD_DAYS * DAY_MS) / (count + 1)
  const ms = (index: number) => Math.floor(now.getTime() - SPREAD_DAYS * DAY_MS + index * step)
  return {
    id: (index) =>
      (BigInt(idFloor(new Date(ms(index)))) + ID_OFFSET + BigInt(2048 + (index % 2048))).toString(),
    time: (index) => new Date(ms(index)).toISOString(),
  }
}

const ownerOf = (board: number, users: number): number => (board * 7919) % users
const isSecret = (board: number): boolean => (board * 31) % 100 < SECRET_SHARE * 100
const isCopy = (pin: number): boolean => pin > 50 && (pin * 13) % 100 < SAVED_SHARE * 100

/** Here for long before their first pin, so that what they save counts. */
function* users({ sizes, at, now }: World): Generator<string> {
  const since = new Date(now.getTime() - (SPREAD_DAYS + MATURE_DAYS) * DAY_MS).toISOString()
  for (let user = 0; user < sizes.users; user++) {
    const email = `load_${user}@load.example`
    yield line(at.id(user), `load_${user}`, email, `Load Person ${user}`, 'Load', since, since)
  }
}

function* boards({ sizes, at, stamp }: World): Generator<string> {
  for (let board = 0; board < sizes.boards; board++) {
    const owner = at.id(ownerOf(board, sizes.users))
    yield line(
      at.id(board),
      owner,
      `Ideas ${board}`,
      `ideas-${board}`,
      isSecret(board) ? 'secret' : 'public',
      stamp,
      stamp,
    )
  }
}

const pictureOf = (pictures: readonly LoadPicture[], pin: number): LoadPicture =>
  pictures[(pin * 104_729) % pictures.length] as LoadPicture

function* originals({ sizes, at, pictures }: World): Generator<string> {
  for (let pin = 0; pin < sizes.pins; pin++) {
    if (!isCopy(pin)) yield line(at.id(pin), pictureOf(pictures, pin).signature, at.time(pin))
  }
}

function* topics({ sizes, at, pictures }: World): Generator<string> {
  for (let pin = 0; pin < sizes.pins; pin++) {
    const { interestId } = pictureOf(pictures, pin)
    if (!isCopy(pin) && interestId !== null) yield line(interestId, at.id(pin), 1)
  }
}

/** An earlier original; the low ranks of a power law come up most. */
function savedOriginal(random: Random, pin: number): number {
  let source = Math.floor(pin * random.unit() ** 4)
  while (isCopy(source)) source -= 1
  return source
}

function* pins({ sizes, at, pictures }: World): Generator<string> {
  const random = seededRandom(SEED)
  const kept = new Set<string>()
  for (let pin = 0; pin < sizes.pins; pin++) {
    const isSave = isCopy(pin)
    const source = isSave ? savedOriginal(random, pin) : pin
    const board = random.whole(0, sizes.boards - 1)
    if (kept.has(`${board}/${source}`)) continue
    kept.add(`${board}/${source}`)
    const picture = pictureOf(pictures, source)
    const title = `${picture.title} ${source % 97 === 0 ? 'special' : ''}`.trim()
    yield line(
      at.id(pin),
      at.id(source),
      at.id(ownerOf(board, sizes.users)),
      at.id(board),
      isSave ? at.id(source) : null,
      !isSave,
      // Near enough: the popularity job moves the few old ones that are loved.
      pin >= sizes.pins - HOT_SET_PINS,
      title,
      picture.description,
      picture.altText,
      picture.signature,
      picture.width,
      picture.height,
      picture.color,
      !isSecret(board),
      at.time(pin),
    )
  }
}

function* follows({ sizes, at, stamp }: World): Generator<string> {
  const random = seededRandom(SEED + 1)
  for (let user = 0; user < sizes.users; user++) {
    const followed = new Set<number>()
    for (let attempt = 0; attempt < FOLLOWS_EACH; attempt++) {
      const other = Math.floor(sizes.users * random.unit() ** 3)
      if (other !== user) followed.add(other)
    }
    for (const other of followed) yield line(at.id(user), at.id(other), stamp)
  }
}
