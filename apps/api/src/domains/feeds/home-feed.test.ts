import { describe, expect, it } from 'vitest'
import type { Page } from '@tessera/api-types'
import type { PinCard } from '@tessera/api-types/pins/views'
import type { Viewer } from '@tessera/shared-auth'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin, type TestPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { feedSteps, idsOf } from '../../testing/test-feeds.ts'
import type { Operation } from '../../kernel/operation.ts'
import { operations } from '../../operations.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { feedsOperations } from './operations.ts'

const deps = await testDeps()
const { page, pinsOf, follow, block, aTopic } = feedSteps(deps)
const [home] = feedsOperations as [Operation, Operation, Operation, Operation]

describe('the home feed', () => {
  it('C-3.41 names why a pin is there: a followed person, board or topic, or what is saved beside own saves', async () => {
    const [viewer, ada, ben, cyd] = [
      await aMember(deps),
      await aMember(deps),
      await aMember(deps),
      await aMember(deps),
    ]
    await follow(viewer, ada)
    const [ofPerson] = (await pinsOf(ada, 1)) as [TestPin]
    const board = await aBoard(deps, ben, { name: 'Kilns' })
    const ofBoard = await aPin(deps, ben, board)
    await deps.read
      .insertInto('boardFollows')
      .values({ userId: viewer.userId, boardId: board.id, createdAt: deps.now() })
      .execute()
    const [ofTopic] = (await pinsOf(ben, 1)) as [TestPin]
    const topic = await aTopic([ofTopic])
    await deps.read
      .insertInto('interestFollows')
      .values({ userId: viewer.userId, interestId: topic.id, createdAt: deps.now() })
      .execute()
    const [seed, beside] = (await pinsOf(cyd, 2)) as [TestPin, TestPin]
    await aPin(deps, viewer, await aBoard(deps, viewer), { copyOf: seed })

    const { items } = await page(viewer, home)
    const reasons = new Map(items.map((item) => [item.id, item.recommendation_reason]))
    expect(reasons.get(ofPerson.id)).toMatchObject({
      reason: 'followed_user',
      reasonId: ada.userId,
      name: 'Ada Test',
    })
    expect(reasons.get(ofBoard.id)).toMatchObject({
      reason: 'followed_board',
      reasonId: board.id,
      name: 'Kilns',
    })
    expect(reasons.get(ofTopic.id)).toMatchObject({
      reason: 'followed_interest',
      reasonId: topic.id,
      name: 'Ceramics',
    })
    expect(reasons.get(beside.id)).toMatchObject({ reason: 'saved_together' })
    expect(Object.keys(reasons.get(beside.id) ?? {})).toEqual(
      expect.arrayContaining(['reason', 'reasonId', 'board']),
    )
    expect(reasons.has(seed.id)).toBe(false)
  })

  it('C-6.03 names no secret board to a limited login, nor brings what is kept beside its pins', async () => {
    const [viewer, cyd] = [await aMember(deps), await aMember(deps)]
    const [seed, beside] = (await pinsOf(cyd, 2)) as [TestPin, TestPin]
    const secret = await aBoard(deps, viewer, { privacy: 'secret', name: 'Proposal' })
    await aPin(deps, viewer, secret, { copyOf: seed, isListed: false })
    const reasonFor = async (asking: Viewer) =>
      (await page(asking, home)).items.find(({ id }) => id === beside.id)?.recommendation_reason
    expect(await reasonFor(viewer)).toMatchObject({ reason: 'saved_together', reasonId: secret.id })
    const limited = { ...viewer, state: 'LIMITED_LOGIN' } as const
    expect((await reasonFor(limited))?.reason).not.toBe('saved_together')
    expect(JSON.stringify(await page(limited, home))).not.toContain('Proposal')
  })

  it('learns nothing from the saves of somebody who does not want that', async () => {
    const [viewer, cyd] = [await aMember(deps), await aMember(deps)]
    const [seed, beside] = (await pinsOf(cyd, 2)) as [TestPin, TestPin]
    await aPin(deps, viewer, await aBoard(deps, viewer), { copyOf: seed })
    const reasonOfBeside = async () =>
      (await page(viewer, home)).items.find(({ id }) => id === beside.id)?.recommendation_reason?.reason
    expect(await reasonOfBeside()).toBe('saved_together')
    await callerOf(operations, deps)(viewer, 'settings.updatePrivacy', { is_personalized: false })
    expect(await reasonOfBeside()).not.toBe('saved_together')
  })

  it('begins with what the member has just made, for a day', async () => {
    const [viewer, ada] = [await aMember(deps), await aMember(deps)]
    await follow(viewer, ada)
    await pinsOf(ada, 4)
    const [own] = (await pinsOf(viewer, 1)) as [TestPin]
    const { items } = await page(viewer, home)
    expect(items[0]?.id).toBe(own.id)

    deps.setNow(new Date(Date.now() + 25 * 60 * 60 * 1000))
    const later = await page(viewer, home)
    deps.setNow(null)
    expect(later.items.map(({ id }) => id)).not.toContain(own.id)
  })

  it('never repeats a pin on a later page, while new pins arrive', async () => {
    const [viewer, ada] = [await aMember(deps), await aMember(deps)]
    await follow(viewer, ada)
    await pinsOf(ada, 30)
    const shown: string[] = []
    let bookmark: string | null = null
    let pages = 0
    do {
      const answer: Page<PinCard> = await page(viewer, home, { bookmark, page_size: 10 })
      shown.push(...answer.items.map((item) => item.aggregated_pin_data.id))
      bookmark = answer.bookmark
      await pinsOf(ada, 2)
      pages += 1
    } while (bookmark !== null && pages < 25)
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown.length).toBeGreaterThan(25)
  })

  it('shows every pin of the only person a member follows before that source ends', async () => {
    const [viewer, ada] = [await aMember(deps), await aMember(deps)]
    await follow(viewer, ada)
    const pins = await pinsOf(ada, 20)
    const shown = new Set<string>()
    let bookmark: string | null = null
    for (let pages = 0; pages < 12; pages += 1) {
      const answer: Page<PinCard> = await page(viewer, home, { bookmark })
      for (const id of idsOf(answer)) shown.add(id)
      bookmark = answer.bookmark
      if (bookmark === null) break
    }
    expect(pins.filter(({ id }) => !shown.has(id))).toEqual([])
  })

  it('holds nothing secret, nothing of blocked people, nothing own and nothing saved already', async () => {
    const [viewer, ada, ben, cyd] = [
      await aMember(deps),
      await aMember(deps),
      await aMember(deps),
      await aMember(deps),
    ]
    for (const one of [ada, ben, cyd]) await follow(viewer, one)
    const secret = await aPin(deps, ada, await aBoard(deps, ada, { privacy: 'secret' }))
    const [ofBlocked] = (await pinsOf(ben, 1)) as [TestPin]
    const [ofBlocker] = (await pinsOf(cyd, 1)) as [TestPin]
    await block(viewer, ben)
    await block(cyd, viewer)
    const [saved] = (await pinsOf(ada, 1)) as [TestPin]
    const own = await aPin(deps, viewer, await aBoard(deps, viewer), { copyOf: saved })
    const ids = idsOf(await page(viewer, home, { page_size: 100 }))
    for (const pin of [secret, ofBlocked, ofBlocker, saved, own]) expect(ids).not.toContain(pin.id)
  })

  it('gives visitors fresh and popular pins of more than one creator in a row', async () => {
    await pinsOf(await aMember(deps), 8)
    await pinsOf(await aMember(deps), 8)
    const { items } = await page(visitor, home)
    expect(items.length).toBeGreaterThan(9)
    expect(new Set(items.slice(0, 4).map(({ pinner }) => pinner.id)).size).toBeGreaterThan(1)
    expect(new Set(items.map((item) => item.recommendation_reason?.reason))).toEqual(
      new Set(['fresh', 'popular']),
    )
  })

  it.each([1, 155])('leaves out a board unfollowed of one of %i followed people', async (followed) => {
    const [viewer, ada] = [await aMember(deps), await aMember(deps)]
    for (let index = 1; index < followed; index += 1) await follow(viewer, await aMember(deps))
    const boards = [await aBoard(deps, ada), await aBoard(deps, ada)] as const
    const call = callerOf(operations, deps)
    await call(viewer, 'users.follow', { user_id: ada.userId })
    await call(viewer, 'boards.unfollow', { board_id: boards[1].id })
    const [wanted, unwanted] = [await aPin(deps, ada, boards[0]), await aPin(deps, ada, boards[1])]
    const { items } = await page(viewer, home)
    const reasons = new Map(items.map((item) => [item.id, item.recommendation_reason?.reason]))
    expect(reasons.get(wanted.id)).toBe('followed_user')
    expect(reasons.get(unwanted.id)).not.toBe('followed_user')
  })

  it('refuses the bookmark of somebody else', async () => {
    const [viewer, other] = [await aMember(deps), await aMember(deps)]
    await pinsOf(other, 12)
    const { bookmark } = await page(viewer, home, { page_size: 5 })
    await expect(page(other, home, { bookmark })).rejects.toMatchObject({ code: 'INVALID_BOOKMARK' })
  })

  it('reaches people followed beyond those who can be asked one by one', async () => {
    const [viewer, ada] = [await aMember(deps), await aMember(deps)]
    for (let index = 0; index < 155; index += 1) await follow(viewer, await aMember(deps))
    await follow(viewer, ada)
    const [pin] = (await pinsOf(ada, 1)) as [TestPin]
    const { items } = await page(viewer, home)
    expect(items.find(({ id }) => id === pin.id)?.recommendation_reason?.reason).toBe('followed_user')
  })
})
