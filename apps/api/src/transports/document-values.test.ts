import type { DocumentName } from '@tessera/api-types/documents/stored-documents'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../operations.ts'
import { contextAs, visitor } from '../testing/test-callers.ts'
import { aBoard, aPin } from '../testing/test-content.ts'
import { openTestSite, type TestSite } from '../testing/test-site.ts'
import { documentValues } from './document-values.ts'

let site: TestSite
const pins: Record<'shown' | 'missing', string> = { shown: '', missing: '1' }
const valueOf = documentValues(operations)

beforeAll(async () => {
  site = await openTestSite()
  const board = await aBoard(site.deps, site.member)
  pins.shown = (await aPin(site.deps, site.member, board, { title: 'A lamp' })).id
  for (let at = 0; at < 15; at += 1) await aPin(site.deps, site.member, board)
})

afterAll(() => site.app.close())

const CASES: readonly [DocumentName, keyof typeof pins, object][] = [
  ['CloseupDetailQuery', 'shown', {}],
  ['CloseupDetailQuery', 'shown', { isAuth: true }],
  ['CloseupDetailQuery', 'shown', { isDesktop: true }],
  ['CloseupDetailQuery', 'missing', {}],
  ['CloseupPageQuery', 'shown', {}],
  ['CloseupPageQuery', 'shown', { isAuth: true }],
  ['CloseupPageQuery', 'missing', {}],
  ['CloseupRelatedModulesFeedQuery', 'shown', {}],
  ['CloseupRelatedModulesFeedQuery', 'shown', { pageSize: 5, source: 'home' }],
  ['CloseupRelatedModulesFeedQuery', 'missing', {}],
  ['CloseupRelatedModulesFeedQuery', 'shown', { cursor: 'not a cursor' }],
]

describe('a stored document that a page being rendered reads', () => {
  it.each(CASES)('%s of a pin that is %s with %j is what the engine returns', async (name, pin, more) => {
    const variables = { pinId: pins[pin], ...more }
    const payload = { queryName: name, variables }
    const answer = await site.app.inject({ method: 'POST', url: '/_/graphql/', payload })
    const { data } = answer.json<{ data: object }>()
    const value = await valueOf(name, variables, contextAs(site.deps, visitor).context)
    expect(JSON.parse(JSON.stringify(value))).toEqual(data)
  })
})
