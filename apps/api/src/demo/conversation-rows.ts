import { randomBytes } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import { isGroupOf, peopleKey } from '../domains/messages/conversation-policy.ts'
import type { Db } from '../kernel/deps.ts'
import { DEMO_CONVERSATIONS, type DemoConversation, type DemoLine } from './demo-conversations.ts'
import { idsByAge } from './demo-ids.ts'
import { DEMO_PEOPLE } from './people.ts'
import type { WorldPlan } from './world-plan.ts'
import { HOUR_MS } from '../kernel/durations.ts'

const LOVE = 2

interface Options {
  now: Date
  plan: WorldPlan
  people: readonly string[]
  pins: readonly { id: string }[]
}

/** What people wrote to one another, with pins in it; some of it waits to be read. */
export async function writeConversations(tx: Db, parts: Options): Promise<void> {
  const idOf = idsByAge(parts.now)
  for (const talk of DEMO_CONVERSATIONS) await writeOne(tx, parts, talk, idOf)
}

async function writeOne(
  tx: Db,
  parts: Options,
  talk: DemoConversation,
  idOf: (ageMs: number) => string,
): Promise<void> {
  const ageOf = ({ hoursAgo }: DemoLine) => hoursAgo * HOUR_MS
  const at = (ageMs: number) => new Date(parts.now.getTime() - ageMs)
  const begun = Math.max(...talk.lines.map(ageOf))
  const id = idOf(begun)
  const ids = talk.people.map((name) => personNamed(parts, name))
  const written = talk.lines.map((line) => ({ line, id: idOf(ageOf(line)), createdAt: at(ageOf(line)) }))
  await tx
    .insertInto('conversations')
    .values({
      id,
      peopleKey: peopleKey(ids, []),
      name: talk.name ?? null,
      isGroup: isGroupOf(ids, []),
      createdAt: at(begun),
    })
    .execute()
  await tx
    .insertInto('messages')
    .values(written.map((one) => messageRow(parts, id, one)))
    .execute()
  await tx
    .insertInto('conversationPeople')
    .values(talk.people.map((name) => personRow(parts, talk, name, { id, joinedAt: at(begun), written })))
    .execute()
  const loved = written.flatMap(({ line, id: messageId, createdAt }) =>
    line.lovedBy === undefined
      ? []
      : [{ messageId, userId: personNamed(parts, line.lovedBy), reactionType: LOVE, createdAt }],
  )
  if (loved.length > 0) await tx.insertInto('messageReactions').values(loved).execute()
}

interface Written {
  line: DemoLine
  id: string
  createdAt: Date
}

function personNamed({ people }: Options, firstName: string): string {
  const id = people[DEMO_PEOPLE.findIndex(([fullName]) => fullName.split(' ')[0] === firstName)]
  if (id === undefined) throw new Error(`nobody in the demo world is called ${firstName}`)
  return id
}

function messageRow(
  parts: Options,
  conversationId: string,
  { line, id, createdAt }: Written,
): Insertable<DB['messages']> {
  const pinId = line.pinOf === undefined ? null : openPinOf(parts, line.pinOf)
  return {
    id,
    conversationId,
    senderId: personNamed(parts, line.by),
    text: line.text,
    attachmentType: pinId === null ? null : 'pin',
    pinId,
    sentKey: pinId === null ? null : randomBytes(16).toString('base64url'),
    createdAt,
  }
}

/** The first pin of a kind that everybody sees. */
function openPinOf({ plan, pins }: Options, kind: string): string | null {
  const index = plan.pins.findIndex((pin) => pin.kind.name === kind && !plan.boards[pin.board]?.isSecret)
  return pins[index]?.id ?? null
}

function personRow(
  parts: Options,
  { people, unreadBy = [], waitsFor = [] }: DemoConversation,
  name: string,
  { id, joinedAt, written }: { id: string; joinedAt: Date; written: readonly Written[] },
): Insertable<DB['conversationPeople']> {
  const waits = waitsFor.includes(name)
  const lastMessageId = written.at(-1)?.id ?? '0'
  const lastOwn = written.findLast(({ line }) => line.by === name)?.id ?? '0'
  return {
    conversationId: id,
    userId: personNamed(parts, name),
    standing: waits ? 'requested' : 'member',
    requestedBy: waits ? personNamed(parts, people[0] ?? '') : null,
    joinedAt,
    lastMessageId,
    readMessageId: unreadBy.includes(name) ? lastOwn : lastMessageId,
  }
}
