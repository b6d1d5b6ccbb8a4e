import { describe, expect, it } from 'vitest'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { feedSteps, idsOf } from '../../testing/test-feeds.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { operations } from '../../operations.ts'

const deps = await testDeps()
const run = callerOf(operations, deps)
const { page, pinsOf, aTopic } = feedSteps(deps)
const home = operations.find(({ contract }) => contract.route.name === 'feeds.home')
if (!home) throw new Error('no home feed')

const pagesOf = (...paths: string[]) =>
  JSON.stringify(paths.map((path, at) => ({ path, pageType: 'other', ts: 1_800_000_000_000 + at })))

const tell = (viewer: Parameters<typeof run>[0], given: object) =>
  run(viewer, 'orientation.landingSignals', { is_register: true, ...given })

const stored = (userId: string) =>
  deps.read.selectFrom('landingSignals').selectAll().where('userId', '=', userId).executeTakeFirst()

describe('what a visit was like before its visitor signed up', () => {
  it('I-7.25 is kept once, by the account alone that tells of it', async () => {
    const ada = await aMember(deps)
    const invite_redemption = JSON.stringify({ inviteCode: 'abc', ts: 1 })
    const paid_landing = JSON.stringify({ campaignId: 'autumn', adImageUrl: 'javascript:1', ts: 2 })
    await tell(ada, { unauth_visited_pages: pagesOf('/pin/1/'), invite_redemption, paid_landing })
    await tell(ada, { unauth_visited_pages: pagesOf('/other/') })
    expect(await stored(ada.userId)).toMatchObject({
      isRegister: true,
      visitedPages: [{ path: '/pin/1/', pageType: 'other', ts: 1_800_000_000_000 }],
      inviteRedemption: { inviteCode: 'abc', ts: 1 },
      paidLanding: { campaignId: 'autumn', ts: 2 },
    })
    await expect(tell(visitor, {})).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
  })

  it('I-7.25 loses what cannot be read, and no more', async () => {
    const ada = await aMember(deps)
    const nested = '['.repeat(5000)
    await tell(ada, { unauth_visited_pages: nested, invite_redemption: '{', paid_landing: '7' })
    expect(await stored(ada.userId)).toMatchObject({
      visitedPages: [],
      inviteRedemption: null,
      paidLanding: null,
    })
    const bo = await aMember(deps)
    const pages = [{ path: 7 }, { path: '/a/', pageType: 'board', ts: 1 }, null]
    await tell(bo, { unauth_visited_pages: JSON.stringify(pages) })
    expect((await stored(bo.userId))?.visitedPages).toEqual([{ path: '/a/', pageType: 'board', ts: 1 }])
  })

  it('I-7.25 told a second time does nothing more: no search, no topic', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const topic = await aTopic(await pinsOf(ben, 1))
    await tell(ada, { unauth_visited_pages: pagesOf('/search/pins/?q=kiln') })
    await tell(ada, {
      unauth_visited_pages: pagesOf('/search/pins/?q=late', `/topics/${topic.slug}/`),
    })
    const [searches, topics] = await Promise.all([
      deps.read.selectFrom('recentSearches').select('query').where('userId', '=', ada.userId).execute(),
      deps.read
        .selectFrom('landingInterests')
        .select('interestId')
        .where('userId', '=', ada.userId)
        .execute(),
    ])
    expect([searches, topics]).toEqual([[{ query: 'kiln' }], []])
  })

  it('leaves its searches among the recent ones, the newest first', async () => {
    const ada = await aMember(deps)
    await tell(ada, { unauth_visited_pages: pagesOf('/search/pins/?q=kiln', '/search/boards/?q=Red+lamp') })
    const rows = await deps.read
      .selectFrom('recentSearches')
      .select(['query', 'scope'])
      .where('userId', '=', ada.userId)
      .orderBy('sequence', 'desc')
      .execute()
    expect(rows).toEqual([
      { query: 'Red lamp', scope: 'boards' },
      { query: 'kiln', scope: 'pins' },
    ])
  })
})

describe('the first home feed', () => {
  const reasonsOf = async (viewer: Parameters<typeof run>[0], id: string) => {
    const { items } = await page(viewer, home)
    return items.find((item) => item.id === id)?.recommendation_reason?.reason
  }
  const leader = async (viewer: Parameters<typeof run>[0]) => idsOf(await page(viewer, home))[0]

  it('begins with topics of the visit, until a topic is followed', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const [pin, another] = await pinsOf(ben, 2)
    const topic = await aTopic(pin ? [pin] : [])
    const id = pin?.id ?? ''
    const other = await aTopic(another ? [another] : [])
    await pinsOf(ben, 3)
    await tell(ada, { unauth_visited_pages: pagesOf(`/topics/${topic.slug}/`) })
    expect(await leader(ada)).toBe(id)
    expect(await reasonsOf(ada, id)).toBe('popular')
    await deps.read
      .insertInto('interestFollows')
      .values({ userId: ada.userId, interestId: other.id, createdAt: deps.now() })
      .execute()
    expect(await leader(ada)).not.toBe(id)
  })

  it('begins with topics of pins looked at, but not for whom nothing is to be fitted', async () => {
    const [ada, ben, cyd] = [await aMember(deps), await aMember(deps), await aMember(deps)]
    const [seen, alike] = await pinsOf(cyd, 2)
    await aTopic(seen && alike ? [seen, alike] : [])
    await pinsOf(cyd, 3)
    for (const viewer of [ada, ben])
      await tell(viewer, { unauth_visited_pages: pagesOf(`/pin/${seen?.id}/`) })
    expect(await leader(ada)).toBe(alike?.id)
    await run(ben, 'settings.updatePrivacy', { is_personalized: false })
    expect(await leader(ben)).not.toBe(alike?.id)
  })
})
