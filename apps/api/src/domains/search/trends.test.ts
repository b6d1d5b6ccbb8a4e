import { expect, it } from 'vitest'
import { byRecency } from '@tessera/api-types/search/recent-searches'
import type { SearchTab } from '@tessera/api-types/search/views'
import type { TrendsView } from '@tessera/api-types/search/trends'
import { aMember, callAs, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin, lettersOnly } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import type { Operation } from '../../kernel/operation.ts'
import { searchOperations } from './operations.ts'
import { searchLimits } from './search-limits.ts'
import { refreshVocabulary } from './vocabulary.ts'

const deps = await testDeps()
const named = (name: string) =>
  searchOperations.find(({ contract }) => contract.route.name === name) as Operation

/** A word of a public pin that no other test uses. */
async function aKnownWord() {
  const word = `loom${lettersOnly(deps.randomBytes(5).toString('hex'))}`
  const owner = await aMember(deps)
  await aPin(deps, owner, await aBoard(deps, owner), { title: word })
  return word
}

async function searchAs(people: number, query: string) {
  for (let person = 0; person < people; person++)
    await callAs(deps, await aMember(deps))(named('search.remember'), { searches: [{ query }] })
}

async function trending(now = deps.now) {
  await refreshVocabulary({ ...deps, now })
  return ((await callAs(deps, visitor)(named('search.trending'))) as { items: string[] }).items
}

it('what several people searched for is trending, what two did is not', async () => {
  const [many, few] = [await aKnownWord(), await aKnownWord()]
  await searchAs(searchLimits.trendSearchers, many)
  await searchAs(searchLimits.trendSearchers - 1, few)
  const found = await trending()
  expect(found).toContain(many)
  expect(found).not.toContain(few)
})

it('a query with a word that no public pin holds never shows', async () => {
  const word = await aKnownWord()
  const query = `${word} of somebody${word}`
  await searchAs(searchLimits.trendSearchers, query)
  expect(await trending()).not.toContain(query)
})

it('C-7.59 a search begins with recent ones, those of own pins, followed topics and what is trending', async () => {
  const member = await aMember(deps)
  const word = await aKnownWord()
  await searchAs(searchLimits.trendSearchers, word)
  await trending()
  const topic = await deps.transact(async (tx) => {
    const interest = await tx
      .selectFrom('interests')
      .select(['id', 'name'])
      .limit(1)
      .executeTakeFirstOrThrow()
    const follow = { userId: member.userId, interestId: interest.id, createdAt: deps.now() }
    await tx.insertInto('interestFollows').values(follow).execute()
    return interest.name
  })
  const ask = callAs(deps, member)
  await ask(named('search.remember'), {
    searches: [{ query: 'old mugs', scope: 'my_pins' }, { query: word.toUpperCase() }, { query: 'tea' }],
  })
  const tab = (await ask(named('search.tab'))) as SearchTab
  expect(tab).toMatchObject({
    recent_searches: [{ query: word.toUpperCase() }, { query: 'tea' }],
    recent_personal_searches: [{ query: 'old mugs', scope: 'my_pins' }],
  })
  const [first, last] = tab.recent_searches
  expect(byRecency(tab.recent_searches, tab.recent_personal_searches)).toEqual([
    tab.recent_personal_searches[0],
    first,
    last,
  ])
  expect(tab.recommended_searches[0]).toBe(topic)
  expect(tab.recommended_searches).not.toContain(word)
  const seenByVisitor = (await callAs(deps, visitor)(named('search.tab'))) as SearchTab
  expect(seenByVisitor).toMatchObject({ recent_searches: [], recent_personal_searches: [] })
  expect(seenByVisitor.recommended_searches).toContain(word)
})

it('searches of long ago trend no more', async () => {
  const word = await aKnownWord()
  await searchAs(searchLimits.trendSearchers, word)
  expect(await trending()).toContain(word)
  const later = new Date(deps.now().getTime() + searchLimits.trendWindowMs + 60_000)
  expect(await trending(() => later)).not.toContain(word)
})

it('topics trend of which several people save more than the week before', async () => {
  const owner = await aMember(deps)
  const boardId = await aBoard(deps, owner)
  const aTopic = async (savers: number) => {
    const id = deps.newId()
    await deps.read
      .insertInto('interests')
      .values({ id, name: `Looms ${id}`, slug: `looms-${id}` })
      .execute()
    const pin = await aPin(deps, owner, boardId)
    await deps.read
      .insertInto('pinInterests')
      .values({ interestId: id, aggregatedPinId: pin.aggregatedPinId })
      .execute()
    for (let saver = 0; saver < savers; saver += 1) {
      const person = await aMember(deps)
      await aPin(deps, person, await aBoard(deps, person), { copyOf: pin })
    }
    return id
  }
  const [many, few] = [await aTopic(searchLimits.trendSearchers), await aTopic(1)]
  await refreshVocabulary(deps)
  const reader = await aMember(deps)
  const { topics } = (await callAs(deps, reader)(named('search.trends'))) as TrendsView
  expect(topics.find(({ id }) => id === many)).toMatchObject({
    name: `Looms ${many}`,
    saves: searchLimits.trendSearchers,
    saves_before: 0,
  })
  expect(topics.map(({ id }) => id)).not.toContain(few)
})
