import type { Insertable } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import type { Db } from '../kernel/deps.ts'
import { HOUR_MS } from '../kernel/durations.ts'
import { DEMO_DID_ITS, REPLIES_TO } from './community-data.ts'
import { idsByAge } from './demo-ids.ts'
import { insertAll } from './insert-all.ts'
import type { WrittenPin } from './pin-rows.ts'
import { type Random, seededRandom } from './random.ts'
import { scenePins } from './scene-pins.ts'
import type { PlannedBoard, PlannedPin, WorldPlan } from './world-plan.ts'

const SEED = 20_266
const MOST_LIKES = 9
const HELPFUL_SHARE = 0.2
/** From so many comments on, the owner of a pin highlights one. */
const HIGHLIGHTED_FROM = 3

interface TalkParts {
  now: Date
  plan: WorldPlan
  people: readonly string[]
  pins: readonly WrittenPin[]
  signatures: readonly string[]
}

type Written = {
  row: Insertable<DB['comments']> & { id: string }
  pin: number
  person: number
  ageMs: number
}

/** Comments with their replies, what people made, and what others think of all this; reactions to pins. */
export async function writeTalk(tx: Db, parts: TalkParts): Promise<void> {
  const { now, plan, people, pins } = parts
  const at = (ageMs: number) => new Date(now.getTime() - ageMs)
  const comments = [...commentsOf(parts), ...didItsOf(parts)]
  await insertAll(
    tx,
    'comments',
    comments.map(({ row }) => row),
  )
  await insertAll(tx, 'comments', repliesTo(comments, parts))
  const marks = marksOn(comments, parts)
  await insertAll(tx, 'commentLikes', marks.likes)
  await insertAll(tx, 'commentHelpfulMarks', marks.helpful)
  await insertAll(tx, 'commentHighlights', highlights(comments, marks.likes))
  await insertAll(
    tx,
    'pinReactions',
    plan.reactions.map(({ pin, person, type, ageMs }) => ({
      aggregatedPinId: (pins[pin] as WrittenPin).aggregatedPinId,
      userId: people[person] as string,
      reactionType: type,
      createdAt: at(ageMs),
    })),
  )
}

const ownerOf = ({ boards, pins }: WorldPlan, pin: number): number =>
  (boards[(pins[pin] as PlannedPin).board] as PlannedBoard).person

function commentsOf({ now, plan, people, pins }: TalkParts): Written[] {
  const idOf = idsByAge(now)
  return plan.comments.map(({ pin, person, text, ageMs }) => {
    const { id: pinId, aggregatedPinId } = pins[pin] as WrittenPin
    const createdAt = new Date(now.getTime() - ageMs)
    const row = { id: idOf(ageMs), aggregatedPinId, pinId, userId: people[person] as string, text, createdAt }
    return { row, pin, person, ageMs }
  })
}

function didItsOf({ now, plan, people, pins, signatures }: TalkParts): Written[] {
  const random = seededRandom(SEED + 1)
  const pinOf = scenePins(plan)
  const idOf = idsByAge(now)
  return DEMO_DID_ITS.map(({ scene, photo, text }) => {
    const [pin, shown] = [pinOf(scene), pinOf(photo)]
    const person = ownerOf(plan, shown)
    const { id: pinId, aggregatedPinId } = pins[pin] as WrittenPin
    const ageMs = (plan.pins[pin] as PlannedPin).ageMs * random.between(0.1, 0.7)
    const row = {
      id: idOf(ageMs + 1),
      aggregatedPinId,
      pinId,
      userId: people[person] as string,
      kind: 'did_it',
      text,
      imageSignature: signatures[shown] as string,
      createdAt: new Date(now.getTime() - ageMs),
    }
    return { row, pin, person, ageMs }
  })
}

/** The owner of a pin replies within hours. */
function repliesTo(comments: readonly Written[], { now, plan, people }: TalkParts) {
  const random = seededRandom(SEED + 2)
  const idOf = idsByAge(now)
  return comments.flatMap(({ row, pin, ageMs }): Insertable<DB['comments']>[] => {
    const text = REPLIES_TO[row.text]
    if (text === undefined) return []
    const age = Math.max(0, ageMs - random.between(0.2, 20) * HOUR_MS)
    const { aggregatedPinId, pinId } = row
    const userId = people[ownerOf(plan, pin)] as string
    const createdAt = new Date(now.getTime() - age)
    return [{ id: idOf(age + 2), aggregatedPinId, pinId, parentId: row.id, userId, text, createdAt }]
  })
}

function marksOn(comments: readonly Written[], { now, people }: TalkParts) {
  const random = seededRandom(SEED)
  const of = (share: number) =>
    comments.flatMap(({ row, person, ageMs }) => {
      const count = random.chance(share) ? Math.floor(random.unit() ** 2 * (MOST_LIKES + 1)) : 0
      return others(random, people, person, count).map((userId) => ({
        commentId: row.id,
        userId,
        createdAt: new Date(now.getTime() - ageMs * random.unit()),
      }))
    })
  return { likes: of(1), helpful: of(HELPFUL_SHARE) }
}

const others = (random: Random, people: readonly string[], but: number, count: number): string[] =>
  random.shuffle(people.filter((_, at) => at !== but)).slice(0, count)

/** The most liked comment of each pin that is talked about, no question. */
function highlights(comments: readonly Written[], likes: readonly { commentId: string }[]) {
  const count = Map.groupBy(likes, ({ commentId }) => commentId)
  const likesOf = ({ row }: Written) => count.get(row.id)?.length ?? 0
  const plain = comments.filter(({ row }) => row.kind !== 'did_it' && !row.text.endsWith('?'))
  return [...Map.groupBy(plain, ({ row }) => row.pinId as string)].flatMap(([pinId, under]) => {
    const [best] = under.toSorted((one, other) => likesOf(other) - likesOf(one))
    return best && under.length >= HIGHLIGHTED_FROM ? [{ pinId, commentId: best.row.id }] : []
  })
}
