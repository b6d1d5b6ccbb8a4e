import { imageUrl } from '@tessera/api-types/images/image-path'
import { describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Page } from '@tessera/api-types'
import type { SearchResult } from '@tessera/api-types/search/views'
import type { Member, Viewer } from '@tessera/shared-auth'
import { aMember, callAs, visitor } from '../../testing/test-callers.ts'
import { aBoard, offerFor } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { idsOf, searchSteps } from '../../testing/test-search.ts'
import { searchOperations } from './operations.ts'
import { refreshVocabulary } from './vocabulary.ts'

const deps = await testDeps()
const { named, search, aWord, pinCalled } = searchSteps(deps, searchOperations)

const block = (blocker: Member, blocked: Member) =>
  deps.read
    .insertInto('userBlocks')
    .values({ blockerId: blocker.userId, blockedId: blocked.userId, createdAt: deps.now() })
    .execute()

describe('a search for pins', () => {
  it('finds the words in any form, whatever the scope word that nobody knows', async () => {
    const ada = await aMember(deps)
    const word = aWord()
    const pin = await pinCalled(ada, `Two ${word}s of clay`)
    expect(idsOf(await search(visitor, { query: `${word} clay`, scope: 'zzz' }))).toEqual([pin.id])
  })

  it('holds nothing secret and nothing of people the viewer blocks or is blocked by', async () => {
    const [ada, ben, cyd, viewer] = [
      await aMember(deps),
      await aMember(deps),
      await aMember(deps),
      await aMember(deps),
    ]
    const word = aWord()
    await pinCalled(ada, word, 'secret')
    await pinCalled(ben, word)
    await pinCalled(cyd, word)
    await block(viewer, ben)
    await block(cyd, viewer)
    expect(idsOf(await search(viewer, { query: word }))).toEqual([])
    expect(idsOf(await search(visitor, { query: word }))).toHaveLength(2)
  })

  it('leaves out what the viewer has hidden, at once, and no other viewer’s', async () => {
    const [ada, viewer] = [await aMember(deps), await aMember(deps)]
    const word = aWord()
    const [shown, hidden] = [await pinCalled(ada, word), await pinCalled(ada, word)]
    const { aggregatedPinId } = hidden
    const hide = (userId: string) =>
      deps.read.insertInto('hiddenPins').values({ userId, aggregatedPinId, hiddenAt: deps.now() }).execute()
    expect(idsOf(await search(viewer, { query: word }))).toContain(hidden.id)
    await hide(viewer.userId)
    expect(idsOf(await search(viewer, { query: word }))).toEqual([shown.id])
    expect(idsOf(await search(visitor, { query: word }))).toHaveLength(2)
    await hide(ada.userId)
    expect(idsOf(await search(ada, { query: word }))).toEqual([shown.id])
    expect(idsOf(await search(ada, { query: word, scope: 'my_pins' }))).toHaveLength(2)
  })

  it('among my pins finds own ones only, secret ones too', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const word = aWord()
    const secret = await pinCalled(ada, word, 'secret')
    await pinCalled(ben, word)
    expect(idsOf(await search(ada, { query: word, scope: 'my_pins' }))).toEqual([secret.id])
    await expect(search(visitor, { query: word, scope: 'my_pins' })).rejects.toMatchObject({
      code: 'SIGN_IN_REQUIRED',
    })
  })

  it('never repeats a pin on a later page, while new ones arrive', async () => {
    const ada = await aMember(deps)
    const word = aWord()
    for (let index = 0; index < 7; index += 1) await pinCalled(ada, `${word} ${index}`)
    const shown: string[] = []
    let bookmark: string | null = null
    do {
      const page: Page<SearchResult> = await search(visitor, { query: word, bookmark, page_size: 3 })
      shown.push(...idsOf(page))
      bookmark = page.bookmark
      await pinCalled(ada, `${word} new`)
    } while (bookmark !== null)
    expect([shown.length, new Set(shown).size]).toEqual([7, 7])
  })

  it('keeps to a price range and, in its scope, to things that can be bought', async () => {
    const ada = await aMember(deps)
    const word = aWord()
    const [cheap, dear, free] = [
      await pinCalled(ada, word),
      await pinCalled(ada, word),
      await pinCalled(ada, word),
    ]
    for (const [pin, priceValue] of [
      [cheap, '5'],
      [dear, '500'],
    ] as const) {
      await offerFor(deps, pin, priceValue)
    }
    const bought = idsOf(await search(visitor, { query: word, scope: 'buyable_pins' }))
    expect(new Set(bought)).toEqual(new Set([cheap.id, dear.id]))
    expect(idsOf(await search(visitor, { query: word, filters: '{"price_max": 10}' }))).toEqual([cheap.id])
    expect(idsOf(await search(visitor, { query: word }))).toContain(free.id)
  })

  it('for a topic’s name finds the pins of the topic, and what is said beside it narrows them', async () => {
    const ada = await aMember(deps)
    const [topic, bowl, said] = [aWord(), aWord(), aWord()]
    const id = deps.newId()
    const name = `${topic} ideas`
    await deps.read.insertInto('interests').values({ id, slug: topic, name }).execute()
    const [filed, narrow, titled] = [
      await pinCalled(ada, said),
      await pinCalled(ada, `${said} ${bowl}`),
      await pinCalled(ada, name),
    ]
    const rows = [filed, narrow].map((pin) => ({ interestId: id, aggregatedPinId: pin.aggregatedPinId }))
    await deps.read.insertInto('pinInterests').values(rows).execute()
    await refreshVocabulary(deps)
    const all = idsOf(await search(visitor, { query: name.toUpperCase() }))
    expect([all[0], new Set(all)]).toEqual([titled.id, new Set([filed.id, narrow.id, titled.id])])
    expect(idsOf(await search(visitor, { query: `${bowl} ${name}` }))).toEqual([narrow.id])
    const guides = await callAs(deps, visitor)(named('search.guides'), { query: name })
    expect(guides).toMatchObject({ items: [{ label: said }], did_you_mean: null })
  })

  it('of which none holds all the words finds those that hold any, page after page', async () => {
    const ada = await aMember(deps)
    const [color, thing] = [aWord(), aWord()]
    const pins = [await pinCalled(ada, color), await pinCalled(ada, thing), await pinCalled(ada, thing)]
    await refreshVocabulary(deps)
    const first = await search(visitor, { query: `${color} ${thing}`, page_size: 2 })
    const second = await search(visitor, {
      query: `${color} ${thing}`,
      page_size: 2,
      bookmark: first.bookmark,
    })
    expect(new Set([...idsOf(first), ...idsOf(second)])).toEqual(new Set(pins.map(({ id }) => id)))
  })

  it('I-6.03 people under 16 see no prices and no products, and cannot ask for them', async () => {
    const word = aWord()
    const [seller, young] = [await aMember(deps), { ...(await aMember(deps)), isUnder16: true }]
    const pin = await pinCalled(seller, `${word} bowl`)
    await offerFor(deps, pin, '5')
    const pricesOf = (page: Page<SearchResult>) =>
      page.items.map((item) => (item.type === 'pin' ? [item.price_value, item.price_currency] : []))
    expect(pricesOf(await search(seller, { query: word }))).toEqual([[5, 'USD']])
    expect(pricesOf(await search(young, { query: word }))).toEqual([[null, null]])
    expect(idsOf(await search(young, { query: word, scope: 'buyable_pins' }))).toEqual([])
    expect(idsOf(await search(young, { query: word, filters: '{"price_min": 100}' }))).toEqual([pin.id])
  })

  it('that matches nothing is asked again as it was probably meant', async () => {
    const ada = await aMember(deps)
    const word = aWord()
    const pin = await pinCalled(ada, word)
    await refreshVocabulary(deps)
    const misspelt = word.slice(0, -1)
    expect(idsOf(await search(visitor, { query: misspelt }))).toEqual([pin.id])
    const guides = await callAs(deps, visitor)(named('search.guides'), { query: misspelt })
    expect(guides).toEqual({ items: [], did_you_mean: word })
  })

  it.each(['ß', 'ø', 'æ', 'ł'])(
    'with %s is compared as names are, so a known word has no slip',
    async (letter) => {
      const ada = await aMember(deps)
      const word = `${aWord()}${letter}e`
      await pinCalled(ada, word)
      await refreshVocabulary(deps)
      const guides = await callAs(deps, visitor)(named('search.guides'), { query: `${word} ${aWord()}` })
      expect(guides).toEqual({ items: [], did_you_mean: null })
    },
  )

  it('is narrowed by titles of pins that say or show it, not of pins that mention it in their descriptions', async () => {
    const ada = await aMember(deps)
    const [word, close, shown, far] = [aWord(), 'alder', 'birch', aWord()]
    const made: { imageSignature: string }[] = []
    for (const _ of [1, 2]) {
      const said = await pinCalled(ada, `${close} ${word}`)
      const seen = await pinCalled(ada, shown)
      made.splice(0, 2, said, seen)
      await deps.read.updateTable('pins').set({ altText: word }).where('id', '=', seen.id).execute()
      const { id } = await pinCalled(ada, far)
      await deps.read.updateTable('pins').set({ description: word }).where('id', '=', id).execute()
    }
    const guides = await callAs(deps, visitor)(named('search.guides'), { query: word })
    const [ofClose, ofShown] = made.map(({ imageSignature }) =>
      imageUrl(deps.site.imageBase, imageSignature, '75x75'),
    )
    const items = [
      { label: `${close} ${word}`, query: `${word} ${close}`, image_url: ofClose },
      { label: shown, query: `${word} ${shown}`, image_url: ofShown },
    ]
    expect(guides).toEqual({ items, did_you_mean: null })
  })

  it('with a slip in a topic’s name finds the pins of the topic, though no title holds the word', async () => {
    const [topic, id] = [aWord(), deps.newId()]
    await deps.read.insertInto('interests').values({ id, slug: topic, name: topic }).execute()
    const pin = await pinCalled(await aMember(deps), aWord())
    const filed = { interestId: id, aggregatedPinId: pin.aggregatedPinId }
    await deps.read.insertInto('pinInterests').values(filed).execute()
    await refreshVocabulary(deps)
    expect(idsOf(await search(visitor, { query: topic.slice(0, -1) }))).toEqual([pin.id])
  })

  it.each(['"', '!!', 'the', 'a & | b', "o'neill"])('takes any text as a query: %s', async (query) => {
    expect((await search(visitor, { query })).items).toBeInstanceOf(Array)
  })
})

describe('a search for boards and people', () => {
  it('C-2.22 finds public boards by name, the whole name before a part of it', async () => {
    const ada = await aMember(deps)
    const word = aWord()
    const part = await aBoard(deps, ada, { name: `Old ${word}s` })
    const whole = await aBoard(deps, ada, { name: word })
    await aBoard(deps, ada, { name: word, privacy: 'secret' })
    expect(idsOf(await search(visitor, { query: word.toUpperCase(), scope: 'boards' }))).toEqual([
      whole.id,
      part.id,
    ])
  })

  it('finds people by name, page by page, but nobody who blocks the viewer', async () => {
    const word = aWord()
    const people = []
    for (let index = 0; index < 3; index += 1)
      people.push(await aMember(deps, { fullName: `${word} ${index}` }))
    const [first, , last] = people as [Member, Member, Member]
    await block(last, first)
    const page = await search(first, { query: word, scope: 'users', page_size: 1 })
    const next = await search(first, { query: word, scope: 'users', page_size: 1, bookmark: page.bookmark })
    expect(new Set([...idsOf(page), ...idsOf(next)])).toEqual(
      new Set(people.slice(0, 2).map(({ userId }) => userId)),
    )
    expect(next.bookmark).toBeNull()
  })

  it('ranks all who have a common name: the whole name and the most followed come first', async () => {
    const word = aWord()
    const add = (first: string, count: number, fullName: string, followers: number) =>
      sql`
      INSERT INTO users (id, username, email, full_name, first_name, follower_count, created_at)
      SELECT ${first}::bigint + n, 'u' || (${first}::bigint + n), 'u' || (${first}::bigint + n) || '@tessera.test',
        ${fullName}, 'A', ${followers}, now() FROM generate_series(1, ${count}::int) n`.execute(deps.read)
    const many = deps.newId()
    await add(many, 600, `Ada ${word}`, 1)
    const loved = await aMember(deps, { fullName: `Bea ${word}` })
    await deps.read.updateTable('users').set({ followerCount: 9 }).where('id', '=', loved.userId).execute()
    const whole = await aMember(deps, { fullName: word })
    const page = await search(visitor, { query: word, scope: 'users', page_size: 2 })
    expect(idsOf(page)).toEqual([whole.userId, loved.userId])
  })

  it('private people are found by themselves and their followers alone', async () => {
    const word = aWord()
    const young = await aMember(deps, { fullName: `${word} Young` })
    const [friend, stranger] = [await aMember(deps), await aMember(deps)]
    await deps.read
      .updateTable('users')
      .set({ isPrivateProfile: true })
      .where('id', '=', young.userId)
      .execute()
    const follows = { followerId: friend.userId, followeeId: young.userId, createdAt: deps.now() }
    await deps.read.insertInto('userFollows').values(follows).execute()
    const offered = async (viewer: Viewer) =>
      ((await callAs(deps, viewer)(named('search.typeahead'), { term: word })) as { items: unknown[] }).items
    for (const viewer of [visitor, stranger]) {
      expect(idsOf(await search(viewer, { query: word, scope: 'users' }))).toEqual([])
      expect(await offered(viewer)).toEqual([])
    }
    for (const viewer of [young, friend]) {
      expect(idsOf(await search(viewer, { query: word, scope: 'users' }))).toEqual([young.userId])
      expect(await offered(viewer)).toMatchObject([{ id: young.userId }])
    }
  })

  it('reads the signs of a pattern as plain text', async () => {
    await aMember(deps)
    expect(idsOf(await search(visitor, { query: '%_%', scope: 'users' }))).toEqual([])
  })
})
