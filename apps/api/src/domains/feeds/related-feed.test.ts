import type { Page } from '@tessera/api-types'
import type { Member } from '@tessera/shared-auth'
import type { RelatedModule } from '@tessera/api-types/feeds/views'
import { describe, expect, it } from 'vitest'
import { aMember, aMemberOfStanding, callAs, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin, type TestPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { feedSteps, idsOf } from '../../testing/test-feeds.ts'
import type { Operation } from '../../kernel/operation.ts'
import { feedsOperations } from './operations.ts'
import { refreshPopularity } from './popularity.ts'
import { feedTuningOperations } from './tuning-operations.ts'

const deps = await testDeps()
const { page, pinsOf, aTopic } = feedSteps(deps)
const [, related, interestPins, boardIdeas] = feedsOperations as [Operation, Operation, Operation, Operation]
const [, exclude] = feedTuningOperations as [Operation, Operation]

describe('related pins', () => {
  it('C-2.14 C-7.05 C-9.01 come twelve at a time, the pins of shared boards first', async () => {
    const [ada, ben, cyd] = [await aMember(deps), await aMember(deps), await aMember(deps)]
    const [origin] = (await pinsOf(ada, 1)) as [TestPin]
    const [near] = (await pinsOf(ada, 1)) as [TestPin]
    for (const one of [ben, cyd]) {
      const board = await aBoard(deps, one)
      await aPin(deps, one, board, { copyOf: origin })
      await aPin(deps, one, board, { copyOf: near })
    }
    await pinsOf(cyd, 20)
    const first = await page(visitor, related, { pin_id: origin.id })
    expect(first.items).toHaveLength(12)
    expect(first.items[0]?.aggregated_pin_data.id).toBe(near.aggregatedPinId)
    const second = await page(visitor, related, { pin_id: origin.id, bookmark: first.bookmark })
    expect(idsOf(second).filter((id) => idsOf(first).includes(id))).toEqual([])
    const all = [...first.items, ...second.items].map((item) => item.aggregated_pin_data.id)
    expect(all).not.toContain(origin.aggregatedPinId)
  })

  it('hold pins of the same rare words', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const [origin] = (await pinsOf(ada, 1, "Axolotl d'Ivry in fog")) as [TestPin]
    const [alike] = (await pinsOf(ben, 1, 'An axolotl at noon')) as [TestPin]
    expect(idsOf(await page(visitor, related, { pin_id: origin.id })).slice(0, 3)).toContain(alike.id)
  })

  it('name what each has in common with the pin', async () => {
    const [ada, ben, cyd] = [await aMember(deps), await aMember(deps), await aMember(deps)]
    const [origin, near] = (await pinsOf(ada, 2)) as [TestPin, TestPin]
    const words = await aPin(deps, ada, await aBoard(deps, ada), { title: 'Quagga on the quayside' })
    const [alike] = (await pinsOf(ben, 1, 'A quagga asleep')) as [TestPin]
    const [sameTopic] = (await pinsOf(ben, 1, 'Tin')) as [TestPin]
    for (const one of [ben, cyd]) {
      const board = await aBoard(deps, one)
      await aPin(deps, one, board, { copyOf: origin })
      await aPin(deps, one, board, { copyOf: near })
    }
    const topic = await aTopic([words, sameTopic])
    const reasonsBeside = async (pin: TestPin) => {
      const { items } = await page(visitor, related, { pin_id: pin.id, page_size: 50 })
      return new Map(items.map((item) => [item.aggregated_pin_data?.id, item.recommendation_reason]))
    }
    expect((await reasonsBeside(origin)).get(near.aggregatedPinId)).toMatchObject({ reason: 'related_board' })
    const beside = await reasonsBeside(words)
    expect(beside.get(alike.aggregatedPinId)).toMatchObject({ reason: 'related_words' })
    expect(beside.get(sameTopic.aggregatedPinId)).toMatchObject({
      reason: 'related_topic',
      reasonId: topic.id,
      name: 'Ceramics',
    })
  })

  it('leave out what the viewer wants less of, on the first page and on the next', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const [origin] = (await pinsOf(ada, 1, 'Ocelot at dusk')) as [TestPin]
    const theirs = await pinsOf(ben, 8, 'An ocelot by day')
    const shown = async (viewer: Member) => {
      const first = await page(viewer, related, { pin_id: origin.id, page_size: 4 })
      const next = await page(viewer, related, { pin_id: origin.id, page_size: 4, bookmark: first.bookmark })
      return [...idsOf(first), ...idsOf(next)].filter((id) => theirs.some((pin) => pin.id === id)).length
    }
    const [eve, fay] = [await aMember(deps), await aMember(deps)]
    expect(await shown(eve)).toBeGreaterThan(0)
    await callAs(deps, eve)(exclude, { type: 'person', id: ben.userId })
    expect(await shown(eve)).toBe(0)
    expect(await shown(fay)).toBeGreaterThan(0)
  })

  it('of a secret or unknown pin are not found', async () => {
    const ada = await aMember(deps)
    const secret = await aPin(deps, ada, await aBoard(deps, ada, { privacy: 'secret' }))
    for (const id of [secret.id, '12']) {
      await expect(page(visitor, related, { pin_id: id })).rejects.toMatchObject({ code: 'PIN_NOT_FOUND' })
    }
    expect((await page(ada, related, { pin_id: secret.id })).items).toBeInstanceOf(Array)
  })
})

describe('a story below a closeup', () => {
  const storyAndPins = async (pinId: string, more: object = {}) => {
    const answer = (await callAs(deps, visitor)(related, { pin_id: pinId, ...more })) as Page<RelatedModule>
    const pins = answer.items.filter((item) => item.type === 'pin')
    return { story: answer.items.find((item) => item.type === 'story'), pins, ...answer }
  }

  it('C-7.07 tells the best of the topic of a pin before the first pins, and none of it twice', async () => {
    const origin = (await pinsOf(await aMember(deps), 1, 'Origin'))[0] as TestPin
    const others: TestPin[] = []
    for (const title of ['Birch', 'Fern', 'Granite', 'Heather', 'Juniper'])
      others.push(...(await pinsOf(await aMember(deps), 1, title)))
    const topic = await aTopic([origin, ...others])
    const first = await storyAndPins(origin.id)
    expect(first.items).toHaveLength(12)
    expect(first.items[0]).toEqual(first.story)
    expect(first.story).toMatchObject({
      type: 'story',
      container_type: 'topic_pins',
      title: expect.any(String),
      action: { type: 'topic', url: `/topics/${topic.slug}/` },
      display_options: { layout: 'row' },
    })
    const told = first.story?.objects.map(({ id }) => id) ?? []
    expect(told.toSorted()).toEqual(others.map(({ id }) => id).toSorted())
    const next = await storyAndPins(origin.id, { bookmark: first.bookmark, page_size: 50 })
    expect(next.story).toBeUndefined()
    const below = [...first.pins, ...next.pins].map(({ id }) => id)
    expect(below.filter((id) => told.includes(id))).toEqual([])
  })

  it('leaves out what the viewer wants less of, and goes on being told to others', async () => {
    const [ada, eve] = [await aMember(deps), await aMember(deps)]
    const [origin] = (await pinsOf(await aMember(deps), 1, 'Source')) as [TestPin]
    const others: TestPin[] = []
    for (const title of ['Alder', 'Basalt', 'Clover', 'Dahlia'])
      others.push(...(await pinsOf(await aMember(deps), 1, title)))
    const unwanted = await pinsOf(ada, 1, 'Elder')
    await aTopic([origin, ...others, ...unwanted])
    const toldTo = async (viewer: Member) => {
      const { items } = (await callAs(deps, viewer)(related, { pin_id: origin.id })) as Page<RelatedModule>
      return items.flatMap((item) => (item.type === 'story' ? item.objects.map(({ id }) => id) : []))
    }
    expect(await toldTo(eve)).toContain(unwanted[0]?.id)
    await callAs(deps, eve)(exclude, { type: 'person', id: ada.userId })
    expect(await toldTo(eve)).not.toContain(unwanted[0]?.id)
    expect(await toldTo(await aMember(deps))).toContain(unwanted[0]?.id)
  })

  it('is not told of a topic that has little to show', async () => {
    const [origin, other] = (await pinsOf(await aMember(deps), 2)) as [TestPin, TestPin]
    await aTopic([origin, other])
    expect((await storyAndPins(origin.id)).story).toBeUndefined()
  })
})

describe('a topic', () => {
  it('shows its pins by slug or id, the better loved first', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const [loved] = (await pinsOf(ada, 1)) as [TestPin]
    const [plain] = (await pinsOf(ben, 1)) as [TestPin]
    const topic = await aTopic([plain, loved])
    for (let index = 0; index < 3; index += 1) {
      const fan = await aMemberOfStanding(deps)
      await aPin(deps, fan, await aBoard(deps, fan), { copyOf: loved })
    }
    await refreshPopularity(deps)
    expect(idsOf(await page(visitor, interestPins, { interest: topic.slug }))).toEqual([loved.id, plain.id])
    expect(idsOf(await page(visitor, interestPins, { interest: topic.id }))).toHaveLength(2)
    await expect(page(visitor, interestPins, { interest: 'no-such-topic' })).rejects.toMatchObject({
      code: 'INTEREST_NOT_FOUND',
    })
  })
})

describe('ideas for a board', () => {
  it('are pins kept beside its pins elsewhere, never its own', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const [seed, idea] = (await pinsOf(ben, 2)) as [TestPin, TestPin]
    const board = await aBoard(deps, ada)
    await aPin(deps, ada, board, { copyOf: seed })
    const { items } = await page(ada, boardIdeas, { type: 'board', id: board.id })
    expect(items[0]?.id).toBe(idea.id)
    expect(items.map((item) => item.aggregated_pin_data.id)).not.toContain(seed.aggregatedPinId)
  })

  it('of a secret board are for those on it', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const board = await aBoard(deps, ada, { privacy: 'secret' })
    expect((await page(ada, boardIdeas, { id: board.id })).items).toBeInstanceOf(Array)
    await expect(page(ben, boardIdeas, { id: board.id })).rejects.toMatchObject({ code: 'BOARD_NOT_FOUND' })
  })
})
