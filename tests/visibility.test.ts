import { beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '../apps/api/src/kernel/context.ts'
import { operations } from '../apps/api/src/operations.ts'
import { aMember, visitor } from '../apps/api/src/testing/test-callers.ts'
import { callerOf } from '../apps/api/src/testing/test-operations.ts'
import { testDeps, type TestDeps } from '../apps/api/src/testing/test-deps.ts'
import { prepareVisibilityWorld, type VisibilityWorld, type Traces } from './visibility/visibility-world.ts'
import { readingsOf, responseText, type Reading } from './visibility/readings.ts'
import { OPENED, SILENT } from './visibility/silent-readings.ts'
import { visibilityCases } from './visibility/visibility-cases.ts'
import { rolledBack } from './rights/cell.ts'

let deps: TestDeps
let world: VisibilityWorld
let readings: Reading[]
const queries = operations.filter(({ contract }) => contract.route.kind === 'query')
const nameOf = ({ operation }: Reading) => operation.contract.route.name

beforeAll(async () => {
  deps = await testDeps()
  world = await prepareVisibilityWorld(deps, await aMember(deps, { fullName: 'Rita Reader' }))
  readings = queries.flatMap((operation) => readingsOf(operation, world))
})

async function tracesIn(
  within: TestDeps,
  viewer: Context['viewer'],
  reading: Reading,
  kinds: readonly (keyof Traces)[],
): Promise<string[]> {
  const text = (await responseText(within, viewer, reading)).toLowerCase()
  return kinds.filter((kind) => world.traces[kind].some((trace) => text.includes(trace)))
}

const KINDS = ['person', 'things', 'guests', 'comments', 'messages'] as const

describe('people who hide', () => {
  it('I-6.03 of somebody in plain sight, every reading operation tells, or says why it tells of nobody', async () => {
    const telling = new Set<string>()
    for (const reading of readings)
      if ((await tracesIn(deps, world.reader, reading, KINDS)).length > 0) telling.add(nameOf(reading))
    const silent = queries.map(({ contract }) => contract.route.name).filter((name) => !telling.has(name))
    expect(silent.toSorted()).toEqual(Object.values(SILENT).flat().toSorted())
  }, 60_000)

  it.each(Object.keys(visibilityCases))(
    'I-6.03 of somebody %s, no reading operation tells others',
    async (name) => {
      const { hide, hides, isHiddenFromVisitors, showsPersonIn = [] } = visibilityCases[name]!
      const told = await rolledBack(deps, async (within) => {
        await hide(within, world)
        const found: string[] = []
        for (const viewer of isHiddenFromVisitors ? [world.reader, visitor] : [world.reader])
          for (const reading of readings)
            for (const kind of await tracesIn(within, viewer, reading, hides))
              if (kind !== 'person' || !showsPersonIn.includes(nameOf(reading)))
                found.push(
                  `${viewer.state} hears of ${kind} by ${nameOf(reading)} ${JSON.stringify(reading.input)}`,
                )
        return found
      })
      expect(told).toEqual([])
    },
    60_000,
  )
})

describe('pins made with AI', () => {
  const label = (within: TestDeps) =>
    within.read
      .updateTable('aggregatedPins')
      .set({ isAiByCreator: true })
      .where((is) =>
        is(
          'id',
          'in',
          is
            .selectFrom('pins')
            .select('aggregatedPinId')
            .where('userId', 'in', [world.ada.userId, world.ben.userId]),
        ),
      )
      .execute()
  const tellingOfPins = async (within: TestDeps) => {
    const telling = new Set<string>()
    for (const reading of readings)
      if ((await tracesIn(within, world.reader, reading, ['pins'])).length > 0) telling.add(nameOf(reading))
    return [...telling].toSorted()
  }

  it('are proposed by no reading operation to who hides them, and shown by those that open them', async () => {
    const { before, after } = await rolledBack(deps, async (within) => {
      await label(within)
      const unhidden = await tellingOfPins(within)
      await callerOf(operations, within)(world.reader, 'settings.updatePrivacy', { hides_ai_pins: true })
      return { before: unhidden, after: await tellingOfPins(within) }
    })
    expect(after).toEqual(Object.values(OPENED).flat().toSorted())
    expect(before.filter((name) => !after.includes(name))).toEqual(
      expect.arrayContaining(['feeds.home', 'feeds.related', 'search.results', 'visualSearch.live']),
    )
  }, 60_000)
})
