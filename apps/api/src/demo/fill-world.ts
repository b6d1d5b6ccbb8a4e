import { sql } from 'kysely'
import { writeArticles } from './article-rows.ts'
import type { Clip } from './clip-uploads.ts'
import type { DemoScene } from './demo-stories.ts'
import type { DemoShop } from './demo-shop.ts'
import { drawPictures, type DrawnPicture } from './draw-pictures.ts'
import { faceOf, sourceOf } from './picture-source.ts'
import { DEMO_PEOPLE } from './people.ts'
import { readInterests, writeFollows, writePeople } from './people-rows.ts'
import { writeSearches } from './search-rows.ts'
import { writeSiteTexts } from './site-text-rows.ts'
import { writeNews } from './news-rows.ts'
import { chooseCovers, writeBoards, type WrittenBoard } from './board-rows.ts'
import { writeConversations } from './conversation-rows.ts'
import { insertAll } from './insert-all.ts'
import { pinTagRows } from './pin-tag-rows.ts'
import { writeImages, writePins, writeSaves, type WrittenPin } from './pin-rows.ts'
import { writeTalk } from './talk-rows.ts'
import { planWorld, type WorldPlan } from './world-plan.ts'

/** What the rest of the demo world builds on. */
export interface FilledWorld {
  /** User ids in the order of the demo people. */
  people: string[]
  /** By their names. */
  boards: ReadonlyMap<string, WrittenBoard>
  clips: Clip[]
  /** The pins of rendered scenes, by name. */
  scenes: ReadonlyMap<string, DemoScene>
}

/** Fills an empty database with people, boards, drawn pins, saves, follows and comments: one transaction. */
export async function fillWorld(shop: DemoShop): Promise<FilledWorld> {
  const { db, now, onProgress } = shop
  const plan = planWorld()
  const sources = [...plan.pins.map(sourceOf), ...DEMO_PEOPLE.map((_, person) => faceOf(person))]
  const drawn = await drawPictures(shop, sources, (done) =>
    onProgress('making pictures', done / sources.length),
  )
  const pictures = drawn.slice(0, plan.pins.length)
  const faces = drawn.slice(plan.pins.length)
  onProgress('writing rows', 0)
  return db.transaction().execute(async (tx) => {
    const interests = await readInterests(tx)
    const people = await writePeople(tx, shop, faces)
    await writeImages(tx, now, drawn)
    const boards = await writeBoards(tx, now, plan, people)
    const pins = await writePins(tx, { now, plan, people, boards, interests, pictures })
    await writeSaves(tx, { now, plan, people, boards, pins, pictures })
    await insertAll(tx, 'pinTags', pinTagRows(plan, pins))
    await chooseCovers(tx)
    onProgress('writing rows', 0.6)
    const signatures = pictures.map(({ signature }) => signature)
    await writeTalk(tx, { now, plan, people, pins, signatures })
    await writeFollows(tx, now, plan, { people, boards: boards.map(({ id }) => id), interests })
    await writeNews(tx, now)
    await writeSearches(tx, now, people)
    await writeConversations(tx, { now, plan, people, pins })
    await writeSiteTexts(tx, now)
    await writeArticles(tx, { now, plan, pins, interests })
    await sql`SELECT recount()`.execute(tx)
    onProgress('writing rows', 1)
    const scenes = scenesOf(plan, { boards, pins, pictures })
    const named = new Map(plan.boards.map(({ name }, at) => [name, boards[at] as WrittenBoard]))
    return { people, boards: named, clips: clipsOf(plan, { boards, pins }), scenes }
  })
}

const scenesOf = (
  { pins: planned }: WorldPlan,
  parts: {
    boards: readonly WrittenBoard[]
    pins: readonly WrittenPin[]
    pictures: readonly DrawnPicture[]
  },
): FilledWorld['scenes'] =>
  new Map(
    planned.flatMap(({ picture, board, kind, title, description }, at) => {
      if (!('scene' in picture)) return []
      const { ownerId } = parts.boards[board] as WrittenBoard
      const { id: pinId, aggregatedPinId } = parts.pins[at] as WrittenPin
      const { signature } = parts.pictures[at] as DrawnPicture
      const { altText } = kind
      const scene = { pinId, aggregatedPinId, ownerId, signature, title, description, altText }
      return [[picture.scene, scene] as const]
    }),
  )

const clipsOf = (
  { pins: planned }: WorldPlan,
  { boards, pins }: { boards: readonly WrittenBoard[]; pins: readonly WrittenPin[] },
): Clip[] =>
  planned.flatMap(({ picture, board }, at) => {
    const { ownerId } = boards[board] as WrittenBoard
    const { aggregatedPinId } = pins[at] as WrittenPin
    return 'clip' in picture ? [{ name: picture.clip, ownerId, aggregatedPinId }] : []
  })
