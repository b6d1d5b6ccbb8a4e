import { afterAll, expect, it } from 'vitest'
import type { Page } from '@tessera/api-types'
import type { SearchResult } from '@tessera/api-types/search/views'
import type { Operation } from '../../kernel/operation.ts'
import { ENOUGH_HOT_HITS } from '../../ranking/ranking-constants.ts'
import { aMember, callAs, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin, lettersOnly } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { refreshHotSet } from '../feeds/hot-set-store.ts'
import { refreshPopularity } from '../feeds/popularity.ts'
import { searchOperations } from './operations.ts'

const deps = await testDeps()
const named = (name: string) =>
  searchOperations.find(({ contract }) => contract.route.name === name) as Operation

// Pins that one test moved out of the hot set come back for the next file.
afterAll(() => refreshPopularity(deps))

/** Pins of one word, the last of them in the hot set; returns their ids. */
async function pinsOfWord(word: string, behind: number, inHotSet: number): Promise<string[]> {
  const ada = await aMember(deps)
  const board = await aBoard(deps, ada)
  const ids: string[] = []
  for (let index = 0; index < behind + inHotSet; index += 1)
    ids.push((await aPin(deps, ada, board, { title: word })).id)
  for (const id of ids.slice(0, behind))
    await deps.read.updateTable('pins').set({ isFront: false }).where('id', '=', id).execute()
  return ids
}

async function pagesOf(word: string, page_size: number): Promise<string[][]> {
  const pages: string[][] = []
  let bookmark: string | null = null
  do {
    const page = (await callAs(deps, visitor)(named('search.results'), {
      query: word,
      page_size,
      bookmark,
    })) as Page<SearchResult>
    pages.push(page.items.map(({ id }) => id))
    bookmark = page.bookmark
  } while (bookmark !== null)
  return pages
}

const aWord = () => `loom${lettersOnly(deps.randomBytes(5).toString('hex'))}ok`

it('the hot set comes before the rest where it holds enough, and every hit comes once', async () => {
  const word = aWord()
  const ids = await pinsOfWord(word, 20, ENOUGH_HOT_HITS)
  const pages = await pagesOf(word, 25)
  expect(pages.flat().toSorted()).toEqual(ids.toSorted())
  expect(new Set(pages.flat().slice(0, ENOUGH_HOT_HITS))).toEqual(new Set(ids.slice(20)))
})

it('a word that is rare in the hot set is searched everywhere at once', async () => {
  const word = aWord()
  const ids = await pinsOfWord(word, 3, 2)
  const [first] = await pagesOf(word, 25)
  expect(new Set(first)).toEqual(new Set(ids))
  const { items } = (await callAs(deps, visitor)(named('search.guides'), { query: word })) as { items: [] }
  expect(items).toEqual([])
})

it('pins that are no longer among the most popular leave the hot set and come back when saved', async () => {
  const ids = await pinsOfWord(aWord(), 0, 2)
  const [loved, plain] = ids as [string, string]
  const score = (id: string, popularity: number) =>
    deps.read.updateTable('pins').set({ popularity }).where('id', '=', id).execute()
  const isFront = async (id: string) =>
    (await deps.read.selectFrom('pins').select('isFront').where('id', '=', id).executeTakeFirstOrThrow())
      .isFront
  const settled = async () => {
    while ((await deps.transact((tx) => refreshHotSet(tx, { hotSetSize: 1, size: 100 }))) > 0);
    return [await isFront(loved), await isFront(plain)]
  }
  await score(loved, 2e9)
  await score(plain, 1e9)
  expect(await settled()).toEqual([true, false])
  await score(plain, 3e9)
  expect(await settled()).toEqual([false, true])
  await deps.read.updateTable('pins').set({ popularity: 1 }).where('id', 'in', ids).execute()
})

it('a pin that is not scored yet stays in the hot set', async () => {
  const [id] = await pinsOfWord(aWord(), 0, 1)
  await deps.transact((tx) => refreshHotSet(tx, { hotSetSize: 1, size: 100 }))
  const fresh = await deps.read
    .selectFrom('pins')
    .select(['isFront', 'popularity'])
    .where('id', '=', id as string)
    .execute()
  expect(fresh).toEqual([{ isFront: true, popularity: 0 }])
})
