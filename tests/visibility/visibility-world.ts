import { messagesOperations } from '../../apps/api/src/domains/messages/operations.ts'
import type { Deps } from '../../apps/api/src/kernel/deps.ts'
import { aMember } from '../../apps/api/src/testing/test-callers.ts'
import { aBoard, aPin, type TestBoard, type TestPin } from '../../apps/api/src/testing/test-content.ts'
import { callerOf } from '../../apps/api/src/testing/test-operations.ts'
import { theMail } from './visibility-messages.ts'

/** Words and ids by which something of Ada's is known, by what they belong to. */
export interface Traces {
  /** Herself. */
  person: string[]
  /** Her boards and what is on them. */
  things: string[]
  /** What she put on boards of others. */
  guests: string[]
  /** What she wrote under pins. */
  comments: string[]
  /** What she wrote to somebody, who may keep it when she leaves. */
  messages: string[]
  /** Her pins themselves, on whichever board. */
  pins: string[]
}

export type Member = Awaited<ReturnType<typeof aMember>>

export interface VisibilityWorld {
  ada: Member
  ben: Member
  /** Met Ada everywhere; follows her board, never herself. */
  reader: Member
  boardId: string
  traces: Traces
  /** Values by the name of the field that takes them. */
  known: Record<string, readonly unknown[]>
}

/** A word that stands nowhere else, of letters alone. */
const aWord = (deps: Deps, first: string): string =>
  first + deps.newId().replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))

/** All of Ada's public content, seen by a reader. */
export async function prepareVisibilityWorld(deps: Deps, reader: Member): Promise<VisibilityWorld> {
  const [query, p, t, g, c, l] = ['q', 'p', 't', 'g', 'c', 'l'].map((first) => aWord(deps, first)) as Words
  const ada = await aMember(deps, { username: p, fullName: `${query} ${p}` })
  const ben = await aMember(deps, { fullName: 'Ben Public' })
  const own = await aBoard(deps, ada, { name: `${query} ${t}` })
  const sectionId = await aSection(deps, own, t)
  const pin = await aPin(deps, ada, own, { title: `${query} ${t}`, sectionId })
  const source = await aPin(deps, ada, own, { title: `${query} ${t} again` })
  const shared = await aBoard(deps, ben, { name: 'Shared by Ben' })
  const readers = await aBoard(deps, reader, { name: 'Shared by the reader' })
  const guest = await aPin(deps, ada, shared, { title: `${query} ${g}` })
  const guestOfReader = await aPin(deps, ada, readers, { title: `${query} ${g} too` })
  const bens = await aPin(deps, ben, shared, { title: 'A pin of Ben' })
  const copy = await aPin(deps, ben, shared, { title: 'A copy by Ben', copyOf: source })
  const readersPin = await aPin(deps, reader, readers)
  await deps.visualIndex.add(
    [pin, source, guest, guestOfReader, bens, readersPin].map(({ imageSignature }) => ({
      id: imageSignature,
      descriptor: new Uint8Array(128),
    })),
  )
  const write = (userId: string, under: TestPin, more: object = {}) => aComment(deps, userId, under, more)
  const byAda = await write(ada.userId, bens, { text: `${query} ${c}` })
  const byBen = await write(ben.userId, bens, { tags: [{ user_id: ada.userId, offset: 0, length: 5 }] })
  const reply = await write(ada.userId, bens, { text: `${query} ${c} too`, parentId: byBen })
  const underPin = await write(ben.userId, pin)
  const didIt = { kind: 'did_it', imageSignature: bens.imageSignature }
  const triedByAda = await write(ada.userId, bens, { ...didIt, text: `${query} ${c} tried` })
  const triedByBen = await write(ben.userId, bens, didIt)
  const replyToBen = await write(ada.userId, bens, { text: `${query} ${c} neat`, parentId: triedByBen })
  const { aggregatedPinId } = bens
  const reaction = { aggregatedPinId, userId: ada.userId, reactionType: 1, createdAt: deps.now() }
  await deps.read.insertInto('pinReactions').values(reaction).execute()
  const tags = [{ x: 0.5, y: 0.5, link: null, pin_ids: [pin.id, guest.id] }]
  await deps.read
    .insertInto('pinTags')
    .values({ aggregatedPinId, tags: JSON.stringify(tags) })
    .execute()
  const slug = await aTopic(deps, reader, [pin, guest, source, guestOfReader])
  const articleId = await anArticle(deps, [pin, guest])
  const domain = await aWebsite(deps, [pin, guest])
  const code = await anInvite(deps, ada)
  await theTies(deps, { ada, ben, reader }, own, [shared, readers])
  const mail = await theMail(
    deps,
    { ada, ben, reader },
    { pinId: pin.id, boardId: own.id, words: `${query} ${l}` },
  )
  const news = await theNews(deps, { ada, ben, reader }, { pin, readersPin })
  const talk = await theMessages(deps, { ada, ben, reader }, pin.id)
  return {
    ada,
    ben,
    reader,
    boardId: own.id,
    traces: {
      person: [ada.userId, p],
      things: [t, own.id, sectionId, pin.id, pin.imageSignature, underPin],
      guests: [g, guest.id, guestOfReader.id, guest.imageSignature, guestOfReader.imageSignature],
      comments: [c, byAda, reply, triedByAda, replyToBen],
      messages: [l],
      pins: [pin, source, guest, guestOfReader].flatMap(({ id, imageSignature }) => [id, imageSignature]),
    },
    known: {
      id: [pin.id, guest.id, own.id, shared.id, articleId],
      pin_id: [pin.id, guest.id, bens.id, copy.id, readersPin.id],
      board_id: [own.id, shared.id, readers.id],
      section_id: [sectionId],
      objectId: [
        pin.aggregatedPinId,
        bens.aggregatedPinId,
        guest.aggregatedPinId,
        byBen,
        byAda,
        underPin,
        triedByAda,
        triedByBen,
      ],
      didItId: [triedByAda, triedByBen],
      commentId: [byAda, triedByAda],
      user_id: [ada.userId, ben.userId],
      username: [p, ben.username, reader.username],
      slug: [slug, own.slug],
      interest: [slug],
      domain: [domain],
      query: [query],
      source_type: ['board', 'own_board', 'person', 'topic', 'hidden_pin'],
      term: [query, p.slice(0, 9)],
      scope: ['pins', 'boards', 'users', 'buyable_pins', 'my_pins'],
      invite_code: [code],
      look: [Buffer.alloc(128).toString('base64url')],
      ...mail,
      ...talk,
      ...news,
    },
  }
}

type Words = [
  query: string,
  person: string,
  things: string,
  guests: string,
  comments: string,
  messages: string,
]
type People = Pick<VisibilityWorld, 'ada' | 'ben' | 'reader'>

/** Published, with these pins. */
async function anArticle({ read, newId, now }: Deps, pins: readonly TestPin[]): Promise<string> {
  const id = newId()
  const article = { id, kind: 'article', slug: 'kilns', title: 'Kilns', publishedAt: now(), updatedAt: now() }
  await read.insertInto('articles').values(article).execute()
  await read.insertInto('articleSections').values({ articleId: id, place: 0 }).execute()
  await read
    .insertInto('articlePins')
    .values(pins.map((pin, place) => ({ articleId: id, sectionPlace: 0, place, pinId: pin.id })))
    .execute()
  return id
}

async function aSection({ read, newId, now }: Deps, board: TestBoard, title: string): Promise<string> {
  const id = newId()
  const values = { id, boardId: board.id, title, slug: title, position: 1, createdAt: now() }
  await read.insertInto('boardSections').values(values).execute()
  return id
}

async function aComment({ read, newId, now }: Deps, userId: string, under: TestPin, more: object) {
  const id = newId()
  const { aggregatedPinId } = under
  const { tags = [], ...given } = more as { tags?: object[] }
  await read
    .insertInto('comments')
    .values({
      id,
      aggregatedPinId,
      pinId: under.id,
      userId,
      text: 'Lovely',
      createdAt: now(),
      tags: JSON.stringify(tags),
      ...given,
    })
    .execute()
  return id
}

async function aTopic({ read, newId, now }: Deps, { userId }: Member, pins: TestPin[]): Promise<string> {
  const id = newId()
  const slug = `topic-${id}`
  await read.insertInto('interests').values({ id, slug, name: 'Ceramics' }).execute()
  await read
    .insertInto('pinInterests')
    .values(pins.map(({ aggregatedPinId }) => ({ interestId: id, aggregatedPinId })))
    .execute()
  await read.insertInto('interestFollows').values({ userId, interestId: id, createdAt: now() }).execute()
  return slug
}

async function aWebsite({ read, newId }: Deps, pins: TestPin[]): Promise<string> {
  const domain = `kiln-${newId()}.example`
  const ids = pins.map(({ id }) => id)
  await read.updateTable('pins').set({ domain }).where('id', 'in', ids).execute()
  return domain
}

async function anInvite({ read, now, newId }: Deps, { userId }: Member): Promise<string> {
  const code = `invite${newId()}`
  const expiresAt = new Date(now().getTime() + 3_600_000)
  const invite = { code, inviterId: userId, channel: 'link', createdAt: now(), expiresAt }
  await read.insertInto('inviteLinks').values(invite).execute()
  return code
}

async function theTies(
  { read, now }: Deps,
  { ada, ben, reader }: People,
  own: TestBoard,
  shared: readonly TestBoard[],
): Promise<void> {
  const createdAt = now()
  const follow = (one: Member, other: Member) => ({
    followerId: one.userId,
    followeeId: other.userId,
    createdAt,
  })
  await read
    .insertInto('userFollows')
    .values([follow(ada, ben), follow(ben, ada), follow(ada, reader)])
    .execute()
  await read
    .insertInto('boardFollows')
    .values([
      ...[ben, reader].map(({ userId }) => ({ userId, boardId: own.id, createdAt })),
      ...shared.map(({ id }) => ({ userId: ada.userId, boardId: id, createdAt })),
    ])
    .execute()
  await read
    .insertInto('boardCollaborators')
    .values(shared.map(({ id }) => ({ boardId: id, userId: ada.userId, canDelete: false, createdAt })))
    .execute()
  await read
    .updateTable('boards')
    .set({ collaboratorCount: 1 })
    .where(
      'id',
      'in',
      shared.map(({ id }) => id),
    )
    .execute()
  await read.insertInto('followRequests').values(follow(ada, reader)).execute()
}

/** What Ada wrote to the reader, who answered, and to the reader and Ben, which waits. */
async function theMessages(deps: Deps, { ada, ben, reader }: People, pin: string) {
  const call = callerOf(messagesOperations, deps)
  const alone = { user_ids: [reader.userId], text: 'Look', pin }
  const { id, messages } = await call(ada, 'conversations.create', alone)
  await call(reader, 'messages.send', { conversation_id: id, text: 'Lovely' })
  const both = [reader.userId, ben.userId]
  const group = await call(ada, 'conversations.create', { user_ids: both, text: 'Look, you two' })
  return { conversation_id: [id, group.id], sent_key: [messages[0]?.sent_url?.split('=')[1]] }
}

async function theNews(
  { read, newId, now }: Deps,
  { ada, ben, reader }: People,
  { pin, readersPin }: { pin: TestPin; readersPin: TestPin },
): Promise<Record<string, unknown[]>> {
  const news = (actor: Member, kind: string, pinId: string) => ({
    id: newId(),
    userId: reader.userId,
    kind,
    actorId: actor.userId,
    pinId,
    createdAt: now(),
  })
  const rows = [news(ada, 'save', readersPin.id), news(ben, 'mention', pin.id)]
  await read.insertInto('notifications').values(rows).execute()
  return { notification_id: rows.map(({ id }) => id) }
}
