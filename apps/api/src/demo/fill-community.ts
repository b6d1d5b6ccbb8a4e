import { SPONSORSHIP_STATUS } from '@tessera/api-types/sponsorships/sponsorship-status'
import { askToJoin, invitePeople } from '../domains/boards/board-invite-service.ts'
import { insertCarousel } from '../domains/pins/carousel-store.ts'
import { stateMadeWithAi } from '../domains/pins/ai-label-store.ts'
import { answerSponsorship, askSponsor } from '../domains/pins/sponsorship-service.ts'
import { report } from '../domains/reports/report-service.ts'
import type { Db, Deps } from '../kernel/deps.ts'
import { atWork, pastOf, type DaysAgo } from './business-clock.ts'
import {
  AI_SCENES,
  BOARD_INVITES,
  DEMO_CAROUSELS,
  DEMO_REPORTS,
  JOIN_REQUESTS,
  SPONSORED_SCENES,
} from './community-data.ts'
import type { DemoScene } from './demo-stories.ts'
import { BUSINESS_OWNER } from './fill-business.ts'
import { personNamed } from './people.ts'

/** Where a pin was seen is known of no report here. */
const UNKNOWN = {
  isProduct: null,
  isPromoted: null,
  isThirdPartyAd: null,
  parentId: null,
  videoDuration: null,
  viewType: null,
  viewParameter: null,
  nodeId: null,
}

type Scenes = ReadonlyMap<string, DemoScene>

interface Community {
  people: readonly string[]
  /** The ids of boards by their names. */
  boards: ReadonlyMap<string, { id: string; ownerId: string }>
  scenes: Scenes
}

const sceneOf = (scenes: Scenes, name: string): DemoScene => {
  const scene = scenes.get(name)
  if (!scene) throw new Error(`No pin shows ${name}`)
  return scene
}

/** What people do together: carousels, sponsored pins, labels, invites to boards, and reports for staff. */
export async function fillCommunity(tx: Db, deps: Deps, world: Community): Promise<void> {
  const ago = pastOf(tx, deps)
  for (const names of DEMO_CAROUSELS)
    await becomeCarousel(
      tx,
      names.map((name) => sceneOf(world.scenes, name)),
    )
  for (const name of AI_SCENES) await stateMadeWithAi(tx, sceneOf(world.scenes, name).aggregatedPinId, true)
  await fillSponsorships(ago, world)
  await fillInvites(ago, world)
  await fillReports(ago, world)
}

/** Makes a picture's pin one of several pictures. */
async function becomeCarousel(tx: Db, shown: readonly DemoScene[]): Promise<void> {
  const id = shown[0]?.aggregatedPinId ?? ''
  await tx
    .updateTable('aggregatedPins')
    .set({ kind: 'carousel' })
    .where('id', '=', id)
    .where('kind', '=', 'image')
    .execute()
  const slots = shown.map(({ title, description, altText, signature }, place) => ({
    id: place,
    place,
    title,
    details: description,
    link: null,
    altText,
    imageSignature: signature,
  }))
  await insertCarousel(tx, id, slots)
}

async function fillSponsorships(ago: DaysAgo, { people, scenes }: Community): Promise<void> {
  const sponsorId = people[BUSINESS_OWNER] as string
  const { approved, waiting } = SPONSORED_SCENES
  for (const [index, name] of [...approved, ...waiting].entries()) {
    const { pinId, ownerId } = sceneOf(scenes, name)
    await askSponsor(atWork(ownerId), { pinId, sponsorId }, ago(3 - index))
    if (index >= approved.length) continue
    const answer = SPONSORSHIP_STATUS.approved
    await answerSponsorship(atWork(sponsorId), { pinId, answer }, ago(2.5 - index))
  }
}

async function fillInvites(ago: DaysAgo, { people, boards }: Community): Promise<void> {
  const boardOf = (name: string) => {
    const board = boards.get(name)
    if (!board) throw new Error(`No board is named ${name}`)
    return board
  }
  const idOf = (name: string) => people[personNamed(name)] as string
  for (const [name, person] of BOARD_INVITES) {
    const { id: boardId, ownerId } = boardOf(name)
    await invitePeople(atWork(ownerId), { boardId, userIds: [idOf(person)], emails: [] }, ago(1))
  }
  for (const [name, person] of JOIN_REQUESTS) await askToJoin(atWork(idOf(person)), boardOf(name).id, ago(1))
}

/** What members reported and nobody has decided. */
async function fillReports(ago: DaysAgo, { people, scenes }: Community): Promise<void> {
  for (const [index, [name, person, reason]] of DEMO_REPORTS.entries()) {
    const { pinId: id } = sceneOf(scenes, name)
    const reporter = atWork(people[personNamed(person)] as string)
    await report(reporter, { type: 'pin', id, reason, seen: UNKNOWN }, ago(DEMO_REPORTS.length - index))
  }
}
