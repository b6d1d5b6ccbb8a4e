import type { KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import type { Operation } from '../../kernel/operation.ts'
import { isPlannedOnce } from '../../db/planned-once.ts'
import { makeCaches } from '../../kernel/caches.ts'
import type { Deps } from '../../kernel/deps.ts'
import { aMember, callAs, visitor } from '../../testing/test-callers.ts'
import { aBoard } from '../../testing/test-content.ts'
import { aPromotion } from '../../testing/test-promotions.ts'
import { hydratePinCards } from '../pins/pin-hydration.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { feedSteps } from '../../testing/test-feeds.ts'
import { searchOperations } from '../search/operations.ts'
import { feedsOperations } from './operations.ts'

const deps = await testDeps()
const { pinsOf, follow, aTopic } = feedSteps(deps)

async function countingStatements(): Promise<{ deps: Deps; count(): number; plannedEachTime(): string[] }> {
  let count = 0
  const plannedEachTime: string[] = []
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      const query = JSON.stringify(node)
      if (!isPlannedOnce(query)) plannedEachTime.push(query.slice(0, 300))
      return node
    },
    async transformResult({ result }) {
      count += 1
      return result
    },
  }
  const read = deps.read.withPlugin(counter)
  const caches = makeCaches()
  // The first cards of a process ask what changes are counted from.
  await hydratePinCards({ ...deps, caches }, visitor, ['1'], 'opened')
  return {
    deps: { ...deps, read, replica: read, caches },
    count: () => count,
    plannedEachTime: () => plannedEachTime.splice(0),
  }
}

it.each([1, 40])(
  'a page of %i pins is two statements: what stands there and the cards; of a plan that many share also what the member hid, once what its pin looks like and is about, and now and then the best of its topic and of all; where ads may stand, once what is promoted and at which hours its country looks',
  async (page_size) => {
    const [viewer, ada] = [await aMember(deps), await aMember(deps)]
    await follow(viewer, ada)
    const pins = await pinsOf(ada, 12, 'Copper kettle')
    const others = []
    for (const title of ['Birch', 'Fern', 'Granite', 'Heather'])
      others.push(...(await pinsOf(await aMember(deps), 1, title)))
    const topic = await aTopic([...pins, ...others])
    const board = await aBoard(deps, viewer)
    const asked: [name: string, input: object, again: number][] = [
      ['feeds.home', {}, 2],
      ['feeds.related', { pin_id: pins[0]?.id }, 2],
      ['feeds.interest', { interest: topic.slug }, 2],
      ['feeds.boardIdeas', { id: board.id }, 2],
      ['search.results', { query: 'copper' }, 2],
      ['search.results', { query: 'ada', scope: 'users' }, 2],
    ]
    for (const [name, input, again] of asked) {
      const counting = await countingStatements()
      const operation = [...feedsOperations, ...searchOperations].find(
        ({ contract }) => contract.route.name === name,
      )
      const call = () => callAs(counting.deps, viewer)(operation as Operation, { ...input, page_size })
      await call()
      const first = counting.count()
      counting.plannedEachTime()
      await call()
      // Rare and common words want different plans.
      if (name !== 'search.results') expect([name, counting.plannedEachTime()]).toEqual([name, []])
      const hasAds = page_size > 1 && name !== 'feeds.boardIdeas' && !('scope' in input)
      const expected = (name === 'feeds.related' ? 6 : 2) + (hasAds ? 2 : 0)
      expect([name, first, counting.count() - first]).toEqual([name, expected, again])
    }
  },
)

it('all shelves of topics are three statements: what stands on them, their topics and the cards', async () => {
  const ada = await aMember(deps)
  for (const title of ['Kelp', 'Lichen', 'Moss']) await aTopic(await pinsOf(ada, 4, title))
  const counting = await countingStatements()
  const shelves = feedsOperations.find(({ contract }) => contract.route.name === 'feeds.topicShelves')
  await callAs(counting.deps, await aMember(deps))(shelves as Operation, {})
  // The cards are new here: two statements the first time.
  expect(counting.count()).toBeLessThanOrEqual(4)
  const first = counting.count()
  await callAs(counting.deps, await aMember(deps))(shelves as Operation, {})
  expect(counting.count() - first).toBe(3)
})

it('what is best of a topic and of all is read once for the pins of that topic, and never shows a pin beside itself', async () => {
  const pins: { id: string }[] = []
  for (const title of ['Amber', 'Birch', 'Copper', 'Dune', 'Elm', 'Fern'])
    pins.push(...(await pinsOf(await aMember(deps), 1, title)))
  await aTopic(pins as Awaited<ReturnType<typeof pinsOf>>)
  const counting = await countingStatements()
  const related = feedsOperations.find(({ contract }) => contract.route.name === 'feeds.related') as Operation
  const first = async (pinId: string) => {
    const before = counting.count()
    const { items } = (await callAs(counting.deps, visitor)(related, { pin_id: pinId, page_size: 3 })) as {
      items: { id: string }[]
    }
    expect(items.map(({ id }) => id)).not.toContain(pinId)
    return { statements: counting.count() - before, pins: items.length }
  }
  const costs = []
  for (const { id } of pins) costs.push(await first(id))
  expect(costs.map((cost) => cost.pins)).toEqual(pins.map(() => 3))
  const [firstCost, ...others] = costs.map(({ statements }) => statements)
  expect(firstCost).toBe(5)
  // What its pin is, what is near it, what changed, and at times cards that were not kept yet.
  expect(Math.max(...others)).toBeLessThanOrEqual(4)
})

it('a page with ads is one statement more: what ads may know of the viewer; their cards come with the others', async () => {
  const viewer = { ...(await aMember(deps)), country: 'DE' }
  const shop = await aMember(deps)
  const [ad] = await pinsOf(shop, 1, 'Porcelain lamp')
  await aPromotion(deps, { pinId: ad?.id ?? '' })
  for (const title of ['Amber', 'Birch', 'Copper', 'Dune', 'Elm', 'Fern'])
    await pinsOf(await aMember(deps), 1, title)
  const counting = await countingStatements()
  const home = feedsOperations.find(({ contract }) => contract.route.name === 'feeds.home') as Operation
  const call = async () => {
    const { items } = (await callAs(counting.deps, viewer)(home, { page_size: 5 })) as {
      items: { promotion?: object | null }[]
    }
    return items.filter(({ promotion }) => promotion).length
  }
  await call()
  const before = counting.count()
  expect([await call(), counting.count() - before]).toEqual([1, 3])
  counting.plannedEachTime()
  await call()
  expect(counting.plannedEachTime()).toEqual([])
})

it('where nothing is promoted in the country of a viewer, their page costs no statement more', async () => {
  const [ad, organic] = await pinsOf(await aMember(deps), 2, 'Walnut shelf')
  await aPromotion(deps, { pinId: ad?.id ?? '' })
  const viewer = { ...(await aMember(deps)), country: 'NZ' }
  const counting = await countingStatements()
  const related = feedsOperations.find(({ contract }) => contract.route.name === 'feeds.related') as Operation
  const call = () => callAs(counting.deps, viewer)(related, { pin_id: organic?.id, page_size: 5 })
  await call()
  const before = counting.count()
  await call()
  expect(counting.count() - before).toBe(2)
})
