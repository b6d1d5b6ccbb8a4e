import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminAddress } from '@tessera/api-types/addresses'
import { contracts, errorCatalogue, type Contract, type ErrorCode } from '@tessera/api-types'
import { aBoard, aPin } from '../apps/api/src/testing/test-content.ts'
import { operations } from '../apps/api/src/operations.ts'
import { dialects, type Dialect } from './conformance/dialects.ts'
import { anEmptyDraft } from './rights/draft-world.ts'
import { invalidInput, sampleInput } from './conformance/sample-input.ts'
import { openTestSite, type Caller, type TestSite } from '../apps/api/src/testing/test-site.ts'

const ALWAYS_POSSIBLE: readonly ErrorCode[] = [
  'INVALID_INPUT',
  'RATE_LIMITED',
  'NOT_FOUND',
  'SIGN_IN_REQUIRED',
]

const all = operations.map(({ contract }): [string, Contract] => [contract.route.name, contract])
const pairs = all.flatMap(([name, contract]) =>
  dialects
    .filter((dialect) => dialect.speaks(contract))
    .map((dialect): [string, string, Contract, Dialect] => [name, dialect.name, contract, dialect]),
)
const pathOf = ({ route }: Contract) => route.rest?.path ?? ''
const adminPathOf = ({ route: { admin } }: Contract) => (admin ? adminAddress(admin, admin.verb).path : '')

let site: TestSite
let known: Record<string, unknown>

beforeAll(async () => {
  site = await openTestSite()
  const board = await aBoard(site.deps, site.member)
  const pin = await aPin(site.deps, site.member, board)
  known = {
    id: pin.id,
    pin_id: pin.id,
    pin_ids: [pin.id],
    board_id: board.id,
    user_id: site.stranger.userId,
    username: site.member.username,
    slug: board.slug,
    objectId: pin.aggregatedPinId,
    pinId: pin.id,
    business_id: '1',
    image_signature: pin.imageSignature,
    look: 'A'.repeat(171),
    content: anEmptyDraft,
    feedback_data: '{"verbatim":"Hello","action_from":"account_menu"}',
  }
})

afterAll(() => site.app.close())

describe('the registry', () => {
  it('every contract is implemented once, and nothing else is', () => {
    const names = operations.map(({ contract }) => contract.route.name)
    expect(names.toSorted()).toEqual(Object.keys(contracts).toSorted())
  })

  it('no two operations share an address', () => {
    const addresses = all.flatMap(([, { route }]) => [
      ...(route.rest ? [`${route.rest.method} ${route.rest.path.replaceAll(/\{\w+\}/g, '*')}`] : []),
      ...(route.resource ? [`resource ${route.resource.name} ${route.resource.verb}`] : []),
      ...(route.admin
        ? [`admin ${route.admin.scope ?? 'business'} ${route.admin.resource} ${route.admin.verb}`]
        : []),
      ...(route.graphql ? [`graphql ${route.graphql.field}`] : []),
    ])
    expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([])
  })

  it('every operation can be reached, and reads alone stand in a batch', () => {
    expect(all.filter(([name]) => !pairs.some(([paired]) => paired === name)).map(([name]) => name)).toEqual(
      [],
    )
    const wrong = all.filter(
      ([, { route }]) => route.isBatchable && (route.kind !== 'query' || route.rest?.method !== 'GET'),
    )
    expect(wrong.map(([name]) => name)).toEqual([])
  })
})

describe('access', () => {
  const closed = pairs.filter(([, , { route }]) => route.access !== 'anyone')

  it.each(closed)('I-6.19 %s by %s refuses a visitor', async (_name, _by, contract, dialect) => {
    const outcome = await dialect.send(site.app, { contract, input: known, caller: 'visitor' })
    const code: ErrorCode = contract.route.access === 'employee' ? 'NOT_FOUND' : 'SIGN_IN_REQUIRED'
    expect(outcome).toMatchObject({ status: errorCatalogue[code].httpStatus, code })
  })

  it.each(closed.filter(([, , { route }]) => route.access === 'member'))(
    'I-6.19 %s by %s asks a limited login for the password',
    async (_name, _by, contract, dialect) => {
      const outcome = await dialect.send(site.app, { contract, input: known, caller: 'limited' })
      expect(outcome).toMatchObject({ status: 401, code: 'PASSWORD_REQUIRED' })
    },
  )
})

describe('forgery', () => {
  const commands = pairs.filter(
    ([
      ,
      ,
      {
        route: { kind, forgeryGuard = '' },
      },
    ]) => kind === 'command' && !['signed-form', 'none'].includes(forgeryGuard),
  )
  const forgeries: [string, { isOurs: boolean; headers: Record<string, string> }][] = [
    ['no token', { isOurs: false, headers: {} }],
    ['another token', { isOurs: false, headers: { 'x-csrftoken': 'some-other-token-of-the-same-size' } }],
    [
      'our token from another site',
      { isOurs: true, headers: { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.test' } },
    ],
  ]

  it.each(commands)('I-7.01 %s by %s runs for no forged call', async (_name, _by, contract, dialect) => {
    for (const [, forgery] of forgeries) {
      site.takeRuns()
      const outcome = await dialect.send(site.app, { contract, input: known, caller: 'member', ...forgery })
      expect(outcome).toMatchObject({ status: 403, code: 'FORGERY_SUSPECTED' })
      expect(site.takeRuns()).toEqual([])
    }
  })
})

describe('input', () => {
  it.each(pairs)('%s by %s names the field that is wrong', async (_name, by, contract, dialect) => {
    const valid = sampleInput(contract, known) ?? known
    const isInAddress = (field: string) =>
      (by !== 'resource' && pathOf(contract).includes(`{${field}}`)) ||
      (by === 'admin' && (adminPathOf(contract).includes(`{${field}}`) || field === 'id'))
    const mustBeText = by === 'rest' && contract.route.rest?.method === 'GET'
    const wrong = invalidInput(contract, valid, isInAddress, mustBeText)
    if (!wrong || (by === 'admin' && contract.route.admin?.verb === 'delete')) return
    const caller: Caller = contract.route.access === 'employee' ? 'employee' : 'member'
    const outcome = await dialect.send(site.app, { contract, input: wrong.input, caller })
    // React-admin reads the fields of a failed save from a 422.
    const isSave = by === 'admin' && contract.route.kind === 'command'
    const status = isSave ? 422 : (by === 'rest' && contract.route.rest?.invalidStatus) || 400
    expect(outcome).toMatchObject({ status, code: 'INVALID_INPUT' })
    expect(outcome.fields.map((field) => field.split('.')[0])).toContain(wrong.field)
  })
})

describe('answers', () => {
  const expected = ({ errors }: Contract): string[] => [...ALWAYS_POSSIBLE, ...errors]

  it.each(pairs)('C-7.61 %s by %s answers as its contract says', async (_name, _by, contract, dialect) => {
    const input = sampleInput(contract, known)
    if (!input) return
    const callers: Caller[] =
      contract.route.access === 'anyone' ? ['visitor', 'stranger'] : ['stranger', 'member']
    for (const caller of callers) {
      const outcome = await dialect.send(site.app, { contract, input, caller })
      if (outcome.code !== null) expect(expected(contract)).toContain(outcome.code)
      expect(outcome.status).toBeLessThan(500)
    }
  })

  const twice = all.filter(([, { route }]) => route.kind === 'query' && route.rest && route.resource)
  it.each(twice)('C-7.41 %s answers the same over REST and the resource gateway', async (_name, contract) => {
    const input = sampleInput(contract, known)
    if (!input) return
    const [rest, resource] = dialects
    const call = { contract, input, caller: 'member' } as const
    const [one, other] = [await rest!.send(site.app, call), await resource!.send(site.app, call)]
    expect({ ...other, text: '' }).toEqual({ ...one, text: '' })
  })
})
