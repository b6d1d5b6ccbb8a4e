import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Contract } from '../contract.ts'
import { contracts } from '../contracts.ts'

type ListInput = { sort: [string, string]; range: [number, number]; filter: Record<string, unknown> }

const known: Contract[] = Object.values(contracts)
const lists = known
  .filter(({ route }) => route.admin?.verb === 'list')
  .map(({ route, input }): [string, z.ZodType] => [route.admin?.resource ?? '', input])

/** What happened, or was worked on last, is listed first. */
const NEWEST_FIRST = [
  'history',
  'reports',
  'feedback',
  'issued-invoices',
  'articles',
  'catalogs/{catalog_id}/runs',
  'promotions/{promotion_id}/days',
  'promotions/{promotion_id}/leads',
]

const OWNERS = [
  'business_id',
  'asset_group_id',
  'catalog_id',
  'node_id',
  'tag_id',
  'advertiser_id',
  'promotion_id',
]

const parsed = (input: z.ZodType) =>
  input.parse(Object.fromEntries(OWNERS.map((name) => [name, '1']))) as ListInput

describe('a list of the hub that is asked for nothing', () => {
  it.each(lists.filter(([resource]) => !NEWEST_FIRST.includes(resource)))(
    'B-9.01 B-9.02 %s: the first ten in ascending order',
    (_resource, input) => {
      const { sort, range } = parsed(input)
      expect(sort[1]).toBe('ASC')
      expect(range).toEqual([0, 9])
    },
  )

  it('B-3.28 B-9.03 invites: those that are pending or have expired', () => {
    const [, input] = lists.find(([resource]) => resource === 'invites')!
    expect(parsed(input).filter.inviteStatus).toEqual(['PENDING', 'EXPIRED'])
  })
})
