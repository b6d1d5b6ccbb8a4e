import { expect, it } from 'vitest'
import { subjectOf } from './aggregated-pin-rows.ts'
import {
  AI_SCENES,
  BOARD_INVITES,
  DEMO_CAROUSELS,
  DEMO_DID_ITS,
  DEMO_REPORTS,
  GROUP_BOARDS,
  JOIN_REQUESTS,
  REPLIES_TO,
  SPONSORED_SCENES,
} from './community-data.ts'
import { DEMO_STORIES } from './demo-stories-data.ts'
import { personNamed } from './people.ts'
import { scenePins } from './scene-pins.ts'
import { planWorld } from './world-plan.ts'

const plan = planWorld()
const pinOf = scenePins(plan)
const boardOf = (scene: string) => plan.boards[plan.pins[pinOf(scene)]?.board ?? -1]
const named = (name: string) => plan.boards.find((board) => board.name === name)

it('what people do together is about pins that everybody sees', () => {
  const scenes = [
    ...DEMO_DID_ITS.flatMap(({ scene, photo }) => [scene, photo]),
    ...DEMO_CAROUSELS.flat(),
    ...DEMO_REPORTS.map(([scene]) => scene),
    ...SPONSORED_SCENES.approved,
    ...SPONSORED_SCENES.waiting,
    ...AI_SCENES,
  ]
  expect(scenes.filter((scene) => boardOf(scene)?.isSecret !== false)).toEqual([])
})

it('people try the pins of others, each pin once', () => {
  for (const { scene, photo } of DEMO_DID_ITS) expect(boardOf(scene)?.person).not.toBe(boardOf(photo)?.person)
  expect(new Set(DEMO_DID_ITS.map(({ scene }) => scene)).size).toBe(DEMO_DID_ITS.length)
})

it('a carousel has pictures of one person, and is no product and no story', () => {
  const stories = DEMO_STORIES.map(({ pages }) => pages[0]?.[0])
  for (const scenes of DEMO_CAROUSELS) {
    expect(new Set(scenes.map((scene) => boardOf(scene)?.person)).size).toBe(1)
    const [first = ''] = scenes
    const pin = plan.pins[pinOf(first)]
    expect((pin && subjectOf(pin, new Date())?.products) ?? []).toEqual([])
    expect(stories).not.toContain(first)
  }
})

it('boards that are kept together, invites and requests are of boards of somebody else', () => {
  const people = [
    ...GROUP_BOARDS.flatMap(([board, names]) => names.map((name) => [board, name] as const)),
    ...BOARD_INVITES,
    ...JOIN_REQUESTS,
  ]
  for (const [board, name] of people) {
    expect(named(board)?.isSecret).toBe(false)
    expect(named(board)?.person).not.toBe(personNamed(name))
  }
  expect(new Set(people.map(([board, name]) => `${board}/${name}`)).size).toBe(people.length)
})

it('each reply is to a comment, and none repeats what was written elsewhere', () => {
  const texts = plan.comments.map(({ text }) => text)
  expect(Object.keys(REPLIES_TO).filter((text) => !texts.includes(text))).toEqual([])
  const written = [...texts, ...Object.values(REPLIES_TO), ...DEMO_DID_ITS.map(({ text }) => text)]
  expect(new Set(written).size).toBe(written.length)
})
