import { createHash } from 'node:crypto'
import type { Product } from '@tessera/api-types/pins/rich-metadata'
import { STORY_BLOCK_TYPES } from '@tessera/api-types/story-pins/story-constants'
import { StoryPage } from '@tessera/api-types/story-pins/story-content'
import { picturesIn } from '@tessera/api-types/story-pins/story-faults'
import type { Member } from '@tessera/shared-auth'
import { saveStory } from '../domains/stories/story-service.ts'
import type { Deps } from '../kernel/deps.ts'

const LETTERS = 'ghijkmnpqr'

/** A hexadecimal text without its digits. With one letter for all of them, such words would be misspellings of each other. */
export const lettersOnly = (hex: string): string =>
  hex.replaceAll(/\d/g, (digit) => LETTERS[Number(digit)] ?? '')

export interface TestBoard {
  id: string
  slug: string
  privacy: string
}

export interface TestPin {
  id: string
  aggregatedPinId: string
  imageSignature: string
}

/** A board in the database, without going through its operation; counters of people are kept right. */
export async function aBoard(
  deps: Deps,
  owner: Member,
  given: { name?: string; privacy?: 'public' | 'protected' | 'secret' } = {},
): Promise<TestBoard> {
  const id = deps.newId()
  const board = { id, slug: `board-${id}`, privacy: given.privacy ?? 'public' }
  await deps.read
    .insertInto('boards')
    .values({
      ...board,
      ownerId: owner.userId,
      name: given.name ?? 'A board',
      createdAt: deps.now(),
      lastPinAt: deps.now(),
    })
    .execute()
  await deps.read
    .updateTable('users')
    .set((row) => ({
      boardCount: row('boardCount', '+', 1),
      secretBoardCount: row('secretBoardCount', '+', board.privacy === 'secret' ? 1 : 0),
    }))
    .where('id', '=', owner.userId)
    .execute()
  return board
}

/** Somebody who saves to a board with its owner; all counters are kept right. */
export async function aCollaborator(
  { read, now }: Deps,
  { id }: TestBoard,
  { owner, member }: { owner: Member; member: Member },
): Promise<void> {
  await read
    .insertInto('boardCollaborators')
    .values({ boardId: id, userId: member.userId, createdAt: now() })
    .execute()
  const { collaboratorCount } = await read
    .updateTable('boards')
    .set((row) => ({ collaboratorCount: row('collaboratorCount', '+', 1) }))
    .where('id', '=', id)
    .returning('collaboratorCount')
    .executeTakeFirstOrThrow()
  if (collaboratorCount > 1) return
  await read
    .updateTable('users')
    .set((row) => ({ groupBoardCount: row('groupBoardCount', '+', 1) }))
    .where('id', '=', owner.userId)
    .execute()
}

/** A pin in the database: a new picture, or a copy of another pin; all counters are kept right. */
export async function aPin(
  deps: Deps,
  pinner: Member,
  board: TestBoard,
  given: {
    title?: string
    copyOf?: TestPin
    sectionId?: string
    isListed?: boolean
    descriptor?: Uint8Array
  } = {},
): Promise<TestPin> {
  const { copyOf, sectionId = null } = given
  const id = deps.newId()
  const imageSignature = copyOf?.imageSignature ?? (await anImage(deps, given.descriptor))
  const aggregatedPinId = copyOf?.aggregatedPinId ?? id
  if (!copyOf) {
    await deps.read
      .insertInto('aggregatedPins')
      .values({ id: aggregatedPinId, imageSignature, createdAt: deps.now() })
      .execute()
  }
  await deps.read
    .insertInto('pins')
    .values({
      id,
      aggregatedPinId,
      userId: pinner.userId,
      boardId: board.id,
      sectionId,
      savedFromPinId: copyOf?.id ?? null,
      isLead: copyOf === undefined,
      title: given.title ?? 'A pin',
      imageSignature,
      imageWidth: 400,
      imageHeight: 600,
      dominantColor: '#aabbcc',
      isListed: given.isListed ?? board.privacy === 'public',
      createdAt: deps.now(),
    })
    .execute()
  await countPin(deps, pinner, board, { aggregatedPinId, sectionId, isCopy: copyOf !== undefined })
  return { id, aggregatedPinId, imageSignature }
}

/** Makes a product of a pin and its copies. */
export async function offerFor(
  { read }: Pick<Deps, 'read'>,
  { aggregatedPinId }: Pick<TestPin, 'aggregatedPinId'>,
  priceValue: string,
  products: readonly Product[] = [],
): Promise<void> {
  await read
    .updateTable('aggregatedPins')
    .set({ kind: 'product' })
    .where('id', '=', aggregatedPinId)
    .execute()
  const offer = { aggregatedPinId, priceValue, priceCurrency: 'USD', products: JSON.stringify(products) }
  await read.insertInto('productPins').values(offer).execute()
}

/** Makes a story of a pin and its copies; without pages, its picture alone is the first. */
export async function storyFor(
  deps: Pick<Deps, 'read'>,
  { aggregatedPinId, imageSignature }: Pick<TestPin, 'aggregatedPinId' | 'imageSignature'>,
  pages: readonly StoryPage[] = [storyPageOf(imageSignature)],
): Promise<void> {
  await deps.read
    .updateTable('aggregatedPins')
    .set({ kind: 'story' })
    .where('id', '=', aggregatedPinId)
    .execute()
  await saveStory(deps.read, {
    aggregatedPinId,
    templateType: 'none',
    pages,
    signatures: picturesIn(pages),
  })
}

const storyPageOf = (image_signature: string): StoryPage =>
  StoryPage.parse({ id: 'one', blocks: [{ type: STORY_BLOCK_TYPES.image, image_signature }] })

/** A picture's row; its bytes are stored nowhere. */
export async function anImage(deps: Deps, descriptor: Uint8Array = new Uint8Array(128)): Promise<string> {
  const signature = createHash('md5').update(deps.randomBytes(16)).digest('hex')
  await deps.read
    .insertInto('images')
    .values({
      signature,
      width: 400,
      height: 600,
      mime: 'image/jpeg',
      bytes: 1000,
      dominantColor: '#aabbcc',
      descriptor: Buffer.from(descriptor),
      createdAt: deps.now(),
    })
    .execute()
  return signature
}

async function countPin(
  { read }: Deps,
  pinner: Member,
  board: TestBoard,
  {
    aggregatedPinId,
    sectionId,
    isCopy,
  }: { aggregatedPinId: string; sectionId: string | null; isCopy: boolean },
): Promise<void> {
  await read
    .updateTable('boards')
    .set((row) => ({
      pinCount: row('pinCount', '+', 1),
      sectionlessPinCount: row('sectionlessPinCount', '+', sectionId ? 0 : 1),
    }))
    .where('id', '=', board.id)
    .execute()
  if (sectionId)
    await read
      .updateTable('boardSections')
      .set((row) => ({ pinCount: row('pinCount', '+', 1) }))
      .where('id', '=', sectionId)
      .execute()
  await read
    .updateTable('users')
    .set((row) => ({ pinCount: row('pinCount', '+', 1) }))
    .where('id', '=', pinner.userId)
    .execute()
  if (isCopy)
    await read
      .updateTable('aggregatedPins')
      .set((row) => ({ saveCount: row('saveCount', '+', 1) }))
      .where('id', '=', aggregatedPinId)
      .execute()
}
