import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { TypeaheadItem } from '@tessera/api-types/search/views'
import type { Member, Viewer } from '@tessera/shared-auth'
import { aMember, callAs, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin, lettersOnly } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { rowsFetched } from '../../testing/test-growth.ts'
import type { Operation } from '../../kernel/operation.ts'
import { searchUsers } from './name-search-store.ts'
import { searchOperations } from './operations.ts'
import { refreshVocabulary } from './vocabulary.ts'

const deps = await testDeps()
const named = (name: string) =>
  searchOperations.find(({ contract }) => contract.route.name === name) as Operation

/** A word no other test uses. */
const aWord = () => `kiln${lettersOnly(deps.randomBytes(5).toString('hex'))}`

async function pinCalled(owner: Member, title: string) {
  return aPin(deps, owner, await aBoard(deps, owner), { title })
}

describe('recent searches', () => {
  const queries = (answer: unknown) =>
    (answer as { items: { query: string }[] }).items.map(({ query }) => query)

  it('C-5.10 list each query once whatever its case, the newest first', async () => {
    const call = callAs(deps, await aMember(deps))
    await call(named('search.remember'), { searches: [{ query: 'Cake' }] })
    await call(named('search.remember'), { searches: [{ query: 'tea' }] })
    const answer = await call(named('search.remember'), { searches: [{ query: 'cake', scope: 'boards' }] })
    expect(answer).toEqual({
      items: [
        { query: 'cake', scope: 'boards', sequence: expect.any(String) },
        { query: 'tea', scope: 'pins', sequence: expect.any(String) },
      ],
    })
  })

  it('C-9.05 keep the newest twenty', async () => {
    const call = callAs(deps, await aMember(deps))
    const batch = Array.from({ length: 20 }, (_, index) => ({ query: `q${index}` }))
    await call(named('search.remember'), { searches: batch })
    const answer = queries(await call(named('search.remember'), { searches: [{ query: 'new' }] }))
    expect([answer.length, answer[0], answer.at(-1)]).toEqual([20, 'new', 'q18'])
    const suggested = await call(named('search.typeahead'), { term: 'q19' })
    expect(suggested).toMatchObject({ items: [] })
  })

  it('can be forgotten one by one or all at once, and are nobody else’s', async () => {
    const [ada, ben] = [callAs(deps, await aMember(deps)), callAs(deps, await aMember(deps))]
    await ada(named('search.remember'), { searches: [{ query: 'one' }, { query: 'two' }] })
    expect(queries(await ben(named('search.recent')))).toEqual([])
    expect(queries(await ada(named('search.forget'), { query: 'ONE' }))).toEqual(['two'])
    expect(queries(await ada(named('search.forget')))).toEqual([])
  })
})

describe('typeahead', () => {
  const type = async (viewer: Viewer, input: object) =>
    ((await callAs(deps, viewer)(named('search.typeahead'), input)) as { items: TypeaheadItem[] }).items

  it('C-7.40 offers own recent searches, then phrases several people use, then people and boards', async () => {
    const word = aWord()
    const [ada, ben] = [await aMember(deps, { fullName: `${word} Ada` }), await aMember(deps)]
    for (const one of [ada, ben]) await pinCalled(one, `${word} glaze`)
    const board = await aBoard(deps, ada, { name: `${word} board` })
    await refreshVocabulary(deps)
    await callAs(deps, ben)(named('search.remember'), { searches: [{ query: `${word} oven` }] })
    const items = await type(ben, { term: word })
    expect(items[0]).toEqual({ type: 'query', query: `${word} oven`, is_recent: true })
    expect(items).toContainEqual({ type: 'query', query: `${word} glaze`, is_recent: false })
    expect(items.flatMap((item) => (item.type === 'query' ? [] : [item.id]))).toEqual([ada.userId, board.id])
    const people = await type(ben, { term: word, pin_scope: 'users' })
    expect(people[0]).toMatchObject({ type: 'user', id: ada.userId })
  })

  it('offers a phrase once that was searched for by oneself, too', async () => {
    const word = aWord()
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    for (const one of [ada, ben]) await pinCalled(one, `${word} glaze`)
    await refreshVocabulary(deps)
    const query = `${word} Glaze`
    await callAs(deps, ben)(named('search.remember'), { searches: [{ query }] })
    const items = await type(ben, { term: word })
    expect(
      items.filter((item) => item.type === 'query' && item.query.toLowerCase() === query.toLowerCase()),
    ).toEqual([{ type: 'query', query, is_recent: true }])
  })

  it('answers short beginnings of any word of a phrase', async () => {
    const word = `zq${aWord()}`
    for (const one of [await aMember(deps), await aMember(deps)]) await pinCalled(one, `blue ${word}`)
    await refreshVocabulary(deps)
    const items = await type(visitor, { term: word.slice(0, 6) })
    expect(items).toContainEqual({ type: 'query', query: `blue ${word}`, is_recent: false })
  })

  it('is not stopped by apostrophes and offers words as people write them', async () => {
    const word = aWord()
    const titles = [`${word}’s küche`, `${word}'s Küche`]
    for (const title of titles) await pinCalled(await aMember(deps), title)
    await refreshVocabulary(deps)
    const offered = async (term: string) =>
      (await type(visitor, { term })).flatMap((item) => (item.type === 'query' ? [item.query] : []))
    for (const term of [`${word}'s`, `${word}’s k`, `${word}s kuche`, `${word}s KÜC`])
      expect(await offered(term)).toContainEqual(expect.stringMatching(`^${word}['’]s küche$`))
    expect(await offered('kuche')).toEqual(expect.arrayContaining(['küche']))
    expect(await offered('kuche')).not.toContain('kuche')
  })

  it('finds recent searches without their accents', async () => {
    const ada = await aMember(deps)
    await callAs(deps, ada)(named('search.remember'), { searches: [{ query: 'Café tiles' }] })
    expect(await type(ada, { term: 'cafe' })).toContainEqual({
      type: 'query',
      query: 'Café tiles',
      is_recent: true,
    })
  })

  it('finds a username written with @, and puts who is called so first', async () => {
    const word = aWord()
    const short = await aMember(deps, { fullName: 'Somebody Else', username: word })
    const long = await aMember(deps, { fullName: `${word}belle Moss` })
    await deps.read.updateTable('users').set({ followerCount: 9 }).where('id', '=', long.userId).execute()
    const ids = (items: TypeaheadItem[]) => items.flatMap((item) => (item.type === 'user' ? [item.id] : []))
    for (const term of [word, `@${word}`])
      expect(ids(await type(visitor, { term }))).toEqual([short.userId, long.userId])
  })

  it('finds names of two letters at the beginning of a word, whichever comes first', async () => {
    const { userId } = await aMember(deps, { fullName: 'Qx Zj' })
    const search = callAs(deps, visitor)
    // Others of the same database may begin so by chance.
    const found = async (query: string) => {
      const input = { query, scope: 'users', page_size: 50 }
      const { items } = (await search(named('search.results'), input)) as { items: { id: string }[] }
      return items.some(({ id }) => id === userId)
    }
    for (const query of ['zj', 'zj qx', 'qx z']) expect(await found(query)).toBe(true)
    expect(await found('z')).toBe(false)
  })

  it('finds two letters anywhere in a name of a script without spaces', async () => {
    const { userId } = await aMember(deps, { fullName: '鷺沼龗靐店' })
    const search = callAs(deps, visitor)
    for (const query of ['龗靐', '鷺沼 龗靐'])
      expect(await search(named('search.results'), { query, scope: 'users' })).toMatchObject({
        items: [{ id: userId }],
      })
  })

  it.each([
    ['two letters of a script without spaces', '玟雫', '酪玟雫鈴'],
    ['another alphabet', 'етин', 'Кузя Щетинин'],
  ])('reads the names alone that can hold %s', async (_, query, fullName) => {
    const { userId } = await aMember(deps, { fullName })
    await deps.transact(async (tx) => {
      await sql`INSERT INTO users (id, username, full_name, created_at)
        SELECT 1e12::bigint + n, 'crowd' || n, 'Somebody Else', now() FROM generate_series(1, 500) n`.execute(
        tx,
      )
      const before = await rowsFetched(tx)
      const found = await searchUsers(tx, { query, viewerId: null, after: null, limit: 5 })
      expect(found).toMatchObject([{ id: userId }])
      expect(((await rowsFetched(tx)).get('users') ?? 0) - (before.get('users') ?? 0)).toBeLessThan(100)
      await sql`DELETE FROM users WHERE full_name = 'Somebody Else' AND username LIKE 'crowd%'`.execute(tx)
    })
  })

  it.each(['C++', 'R&B', '🌵', 'gəl'])('finds the names that hold %s', async (word) => {
    const ada = await aMember(deps)
    const { id } = await aBoard(deps, ada, { name: `${word} of ${aWord()}` })
    const search = { query: word, scope: 'boards', page_size: 50 }
    const { items } = (await callAs(deps, visitor)(named('search.results'), search)) as {
      items: { id: string }[]
    }
    expect(items.map((item) => item.id)).toContain(id)
  })

  it('finds no name by signs alone', async () => {
    await aMember(deps, { fullName: 'Ada ---- Lace' })
    expect(
      await callAs(deps, visitor)(named('search.results'), { query: '---', scope: 'users' }),
    ).toMatchObject({
      items: [],
    })
  })

  it('never offers what one person alone calls a board or a pin', async () => {
    const word = aWord()
    await aBoard(deps, await aMember(deps), { name: `${word} divorce`, privacy: 'secret' })
    await refreshVocabulary(deps)
    expect(await type(visitor, { term: word })).toEqual([])
  })
})
