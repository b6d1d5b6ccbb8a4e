import { createHash } from 'node:crypto'
import { pinsContracts } from '@tessera/api-types/pins/contracts'
import { MAX_PAGE_SIZE } from '@tessera/api-types/wire/bookmark'
import { camelKeys } from '@tessera/api-types/wire/key-case'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '../kernel/context.ts'
import { DomainError } from '../kernel/domain-error.ts'
import { implement } from '../kernel/operation.ts'
import { aMember, visitor } from '../testing/test-callers.ts'
import { aBoard, aPin } from '../testing/test-content.ts'
import { openTestSite, type TestSite } from '../testing/test-site.ts'
import { graphqlTransport } from './graphql.ts'
import { storedDocument } from './stored-documents.ts'

const PIN_FIELDS = `
  id entityId description descriptionHtml gridTitle title seoTitle seoDescription altText
  autoAltText dominantColor link mobileLink trackedLink trackingParams domain category createdAt
  priceCurrency imageSignature isPromoted isDownstreamPromotion isEligibleForPdp isOosProduct
  isStaleProduct isUnsafe isHidden commentsDisabled doneByMe shoppingFlags repinCount shareCount
  seoUrl storyPinDataId`
  .trim()
  .split(/\s+/)

let site: TestSite
let pinId: string

beforeAll(async () => {
  site = await openTestSite()
  const board = await aBoard(site.deps, site.member)
  pinId = (await aPin(site.deps, site.member, board, { title: 'A lamp' })).id
  for (let at = 0; at < 15; at += 1) await aPin(site.deps, site.member, board)
})

afterAll(() => site.app.close())

interface Feed {
  edges: { cursor: string; node: { id: string } }[]
  pageInfo: { endCursor: string | null; hasNextPage: boolean }
}

async function ask(body: object) {
  const answer = await site.app.inject({ method: 'POST', url: '/_/graphql/', payload: body })
  return {
    status: answer.statusCode,
    body: answer.json<{ data: Record<string, unknown> | null; errors?: object[] }>(),
  }
}

describe('stored documents', () => {
  it('C-7.02 C-7.01 a stored document answers by its name and by its hash, any other is refused', async () => {
    const hash = createHash('sha256')
      .update(storedDocument('CloseupPageQuery') ?? '')
      .digest('hex')
    const byName = await ask({ queryName: 'CloseupPageQuery', variables: { pinId } })
    expect(byName.body.data).toMatchObject({ pin: { __typename: 'Pin', id: pinId, gridTitle: 'A lamp' } })
    expect(await ask({ queryHash: hash, variables: { pinId } })).toEqual(byName)
  })

  it.each([
    [{}],
    [[]],
    [{ queryName: 'constructor' }],
    [{ queryName: 'NoSuchQuery', variables: {} }],
    [{ queryHash: 'f'.repeat(64) }],
    [{ query: '{ __schema { types { name } } }' }],
    [{ queryName: 'CloseupPageQuery', variables: 'x' }],
    [{ queryName: 'CloseupPageQuery', variables: {} }],
    [{ queryName: 'CloseupPageQuery', variables: { pinId: { in: 'side' } } }],
  ])('%j is refused', async (body) => {
    const { status, body: answer } = await ask(body)
    expect(status).toBe(400)
    expect(answer.data ?? null).toBeNull()
    expect(answer.errors).toHaveLength(1)
  })

  it('C-4.01 C-8.01 C-7.03 a pin that is not there, and an id that is none, are an Error', async () => {
    const missing = await ask({
      queryName: 'CloseupDetailQuery',
      variables: { pinId: '1', isAuth: false, isDesktop: true },
    })
    expect(missing.body.data).toMatchObject({
      pin: { __typename: 'Error', httpStatus: 404, apiErrorCode: 50 },
    })
    const none = await ask({ queryName: 'CloseupDetailQuery', variables: { pinId: 'x' } })
    expect(none.body.data).toMatchObject({ pin: { __typename: 'Error', httpStatus: 400 } })
  })

  it('C-3.01 C-3.10 the detail query returns every field of a pin that the documents name', async () => {
    const link = 'https://vimeo.com/123456'
    const board = await aBoard(site.deps, site.member)
    const { id } = await aPin(site.deps, site.member, board, { title: 'A film' })
    await site.deps.read.updateTable('pins').set({ link }).where('id', '=', id).execute()
    const variables = { pinId: id, isAuth: true, isDesktop: true }
    const members = (await ask({ queryName: 'CloseupDetailQuery', variables })).body.data?.pin as object
    const { body } = await ask({
      queryName: 'CloseupDetailQuery',
      variables: { ...variables, isAuth: false },
    })
    const pin = { ...(body.data?.pin as object), ...members }
    expect(Object.keys(pin)).toEqual(expect.arrayContaining(PIN_FIELDS))
    expect(pin).toMatchObject({
      embed: { src: 'https://player.vimeo.com/video/123456', type: 'iframe', subtype: 'vimeo' },
      mobileLink: link,
      trackedLink: expect.stringContaining(`${link}?utm_source=`),
      autoAltText: 'A film',
      isPromoted: false,
    })
  })

  it('a fault of ours has its HTTP status, so that the client retries', async () => {
    const app = Fastify()
    app.decorateRequest('context', async () => ({ viewer: visitor, deps: site.deps }) as unknown as Context)
    const broken = implement(pinsContracts['pins.get'], () => {
      throw new DomainError('UNAVAILABLE')
    })
    await graphqlTransport(app, [broken])
    const payload = { queryName: 'CloseupPageQuery', variables: { pinId } }
    const answer = await app.inject({ method: 'POST', url: '/_/graphql/', payload })
    await app.close()
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ data: { pin: { __typename: 'Error', httpStatus: 503 } } })
  })

  it('I-7.53 C-7.04 the page query gives fewer fields of the same pin than the detail query', async () => {
    const variables = { pinId, isAuth: true, isDesktop: true }
    const detail = (await ask({ queryName: 'CloseupDetailQuery', variables })).body.data?.pin as object
    const light = (await ask({ queryName: 'CloseupPageQuery', variables: { pinId, isAuth: true } })).body.data
      ?.pin as object
    expect(detail).toMatchObject(light)
    expect(Object.keys(light).length).toBeLessThan(Object.keys(detail).length)
  })

  it('C-6.01 visitors get related interests and the canonical address, members get neither', async () => {
    const pinFor = async (isAuth: boolean) => {
      const variables = { pinId, isAuth, isDesktop: true }
      const { body } = await ask({ queryName: 'CloseupDetailQuery', variables })
      return body.data?.pin as Record<string, unknown>
    }
    expect(await pinFor(false)).toMatchObject({ seoUrl: `/pin/${pinId}/`, relatedInterests: [] })
    const forMember = await pinFor(true)
    expect(forMember).toMatchObject({ id: pinId })
    expect(Object.keys(forMember)).not.toContain('seoUrl')
    expect(Object.keys(forMember)).not.toContain('relatedInterests')
  })

  it('the detail query returns each field of the pin as its contract does', async () => {
    const answer = await site.app.inject({ url: `/v3/pins/${pinId}/` })
    const { data } = answer.json<{ data: object }>()
    const asked = [false, true].map(async (isAuth) => {
      const variables = { pinId, isAuth, isDesktop: true }
      const { body } = await ask({ queryName: 'CloseupDetailQuery', variables })
      return body.data?.pin as object
    })
    const { recommendation_reason: _only_in_feeds, ...pin } = data as Record<string, unknown>
    const returned = Object.assign({}, ...(await Promise.all(asked))) as object
    expect(returned).toEqual({ ...(camelKeys(pin) as object), __typename: 'Pin', entityId: pinId })
  })

  it('C-7.06 every related edge has a cursor that goes on after it, without repeats', async () => {
    const feedAfter = async (cursor: string | null) => {
      const variables = { pinId, cursor }
      const { body } = await ask({ queryName: 'CloseupRelatedModulesFeedQuery', variables })
      return body.data?.relatedModules as Feed
    }
    const first = await feedAfter(null)
    expect(first.edges.length).toBeGreaterThan(0)
    expect(first.edges.length).toBeLessThanOrEqual(12)
    expect(first.pageInfo.endCursor).toBe(first.edges.at(-1)?.cursor)
    const middle = await feedAfter(first.edges[1]!.cursor)
    expect(middle.edges[0]?.node.id).toBe(first.edges[2]?.node.id)
    const next = await feedAfter(first.pageInfo.endCursor)
    const seen = new Set(first.edges.map(({ node }) => node.id))
    expect(next.edges.filter(({ node }) => seen.has(node.id))).toEqual([])
  })

  it('C-7.07 a story of the related feed has its six parts, and its pins read as any', async () => {
    const { newId, read } = site.deps
    const topicId = newId()
    await read
      .insertInto('interests')
      .values({ id: topicId, name: 'Lamps', slug: `lamps-${topicId}` })
      .execute()
    const aPinOfTopic = async (title: string) => {
      const maker = await aMember(site.deps)
      const { id, aggregatedPinId } = await aPin(site.deps, maker, await aBoard(site.deps, maker), {
        title,
      })
      await read.insertInto('pinInterests').values({ interestId: topicId, aggregatedPinId }).execute()
      return id
    }
    const origin = await aPinOfTopic('Origin')
    for (const title of ['Birch', 'Fern', 'Granite', 'Heather']) await aPinOfTopic(title)
    const { body } = await ask({ queryName: 'CloseupRelatedModulesFeedQuery', variables: { pinId: origin } })
    const feed = body.data?.relatedModules as Feed
    const { edges } = feed
    expect(edges.length).toBeLessThanOrEqual(12)
    expect(edges[0]?.node).toMatchObject({
      __typename: 'Story',
      type: 'story',
      containerType: 'topic_pins',
      title: 'Lamps',
      action: { type: 'topic', url: `/topics/lamps-${topicId}/` },
      displayOptions: { layout: 'row' },
      objects: Array.from({ length: 4 }, () => expect.objectContaining({ gridTitle: expect.any(String) })),
    })
    expect(edges[1]?.node).toMatchObject({ __typename: 'Pin' })
  })

  it('C-4.04 the related feed goes on by cursor until hasNextPage is false', async () => {
    const ids: string[] = []
    let isMore = true
    // Pins of other tests are near, too.
    for (let cursor: string | null = null; isMore && ids.length < 100_000;) {
      const variables = { pinId, cursor, pageSize: ids.length === 0 ? 4 : MAX_PAGE_SIZE }
      const { body } = await ask({ queryName: 'CloseupRelatedModulesFeedQuery', variables })
      const feed = body.data?.relatedModules as Feed
      ids.push(...feed.edges.map(({ node }) => node.id))
      cursor = feed.pageInfo.endCursor
      isMore = feed.pageInfo.hasNextPage
    }
    expect(isMore).toBe(false)
    expect(ids.length).toBeGreaterThan(4)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
