import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import SwaggerParser from '@apidevtools/swagger-parser'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contracts, type Contract } from '@tessera/api-types'
import { createBusiness } from '../apps/api/src/domains/business/business-service.ts'
import { anAdAccount } from '../apps/api/src/domains/business/testing/a-business.ts'
import { openapiDocument } from '../apps/api/src/openapi/openapi-document.ts'
import { aBoard, aCollaborator, aPin } from '../apps/api/src/testing/test-content.ts'
import { openTestSite, type TestSite } from '../apps/api/src/testing/test-site.ts'
import { requestFor, type DescribedOperation } from './api-document/described-request.ts'
import { sampleInput } from './conformance/sample-input.ts'

type Json = Record<string, unknown>

const all: Contract[] = Object.values(contracts)
const document = openapiDocument(all, {
  name: 'Tessera',
  publicUrl: 'http://tessera.test',
  version: '1',
}) as {
  info: { license: { name: string } }
  paths: Record<string, Record<string, DescribedOperation & { responses: Json }>>
}
const byName = new Map(all.map((contract) => [contract.route.name, contract]))

/** Reads first, and what removes things last. */
const ORDER = ['get', 'post', 'put', 'patch', 'delete']
const described = Object.entries(document.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  .toSorted((a, b) => ORDER.indexOf(a.method) - ORDER.indexOf(b.method))
const nameOf = (operation: DescribedOperation) => operation.operationId.split(':')[0] ?? ''

describe('the API document', () => {
  it('is taken by two validators that know nothing of us', async () => {
    expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true })
    await expect(SwaggerParser.validate(structuredClone(document) as never)).resolves.toBeTruthy()
  }, 60_000)

  it('names the license of the project', () => {
    expect(document.info.license.name).toBe(
      (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { license: string })
        .license,
    )
  })

  it('has every way to reach every operation, and the calls that carry others', () => {
    const reached = new Set(described.map(({ operation }) => nameOf(operation)))
    const unreached = all.filter(
      ({ route }) => (route.rest ?? route.resource ?? route.admin) && !reached.has(route.name),
    )
    expect(unreached).toEqual([])
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/v3/batch/', '/resource/ApiResource/get/', '/resource/ApiResource/update/']),
    )
  })
})

/** What other calls are about stays until they were made. */
const deletionsLast = described.toSorted(
  (one, other) => Number(isDeletion(one.operation)) - Number(isDeletion(other.operation)),
)

describe('a call as it is described', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(document, 'api')

  let site: TestSite
  let known: Json
  beforeAll(async () => {
    site = await openTestSite()
    const board = await aBoard(site.deps, site.member)
    const pin = await aPin(site.deps, site.member, board)
    await aCollaborator(site.deps, board, { owner: site.member, member: site.stranger })
    const businessId = await ownBusiness(site)
    known = {
      id: pin.id,
      pin_id: pin.id,
      pin_ids: [pin.id],
      board_id: board.id,
      user_id: site.stranger.userId,
      user_ids: [site.stranger.userId],
      username: site.member.username,
      slug: board.slug,
      objectId: pin.aggregatedPinId,
      pinId: pin.id,
      business_id: businessId,
      node_id: businessId,
      advertiser_id: await anAdAccount(site.deps, businessId),
      image_signature: pin.imageSignature,
      look: 'A'.repeat(171),
    }
  })
  afterAll(() => site.app.close())

  const accepted = new Set<string>()

  it.each(deletionsLast.map((one) => [`${one.method} ${one.path}`, one] as const))(
    '%s is understood, and its response is the described one',
    async (_name, { path, method, operation }) => {
      const contract = byName.get(nameOf(operation))
      const input = contract ? sampleInput(contract, known) : wrapped(operation, known)
      if (!input) return
      for (const { label, request } of requestFor({ path, method, operation, input })) {
        const caller = contract?.route.access === 'employee' ? 'employee' : 'member'
        const answer = await site.app.inject({
          ...request,
          headers: { ...request.headers, cookie: `session=${caller}; csrftoken=${CSRF}` },
        })
        const status = String(answer.statusCode)
        const context = { label, status, body: answer.body.slice(0, 2000) }
        const isJudged = answer.statusCode === 400 && JUDGED_BEYOND_SCHEMA.has(nameOf(operation))
        const isFormRefused = !isJudged && isMisread(answer.statusCode, answer.body)
        expect({ ...context, isFormRefused }).toMatchObject({ isFormRefused: false })
        if (answer.statusCode < 300) accepted.add(operation.operationId)
        if (answer.statusCode === 204) continue
        const under = status in operation.responses ? status : 'default'
        const pointer = ['paths', path, method, 'responses', under, 'content', 'application/json', 'schema']
        const validate = ajv.compile({ $ref: `api#/${pointer.map(escaped).join('/')}` })
        const isDescribed = validate(answer.json())
        expect({ ...context, faults: isDescribed ? [] : validate.errors }).toMatchObject({ faults: [] })
      }
    },
  )

  it('many succeed, so that it is no list of refusals that is checked', () => {
    expect(accepted.size / described.length).toBeGreaterThan(0.4)
  })
})

/** A business of the member who calls. */
const ownBusiness = ({ deps, member }: TestSite): Promise<string> =>
  deps.transact((tx) =>
    createBusiness(tx, deps, {
      ownerId: member.userId,
      name: 'Kiln & Co',
      vertical: 'HOME_AND_GARDEN',
      country: 'DE',
      website: null,
      contact_email: null,
      account_type: 'advertiser',
    }),
  )

const CSRF = 'a-token-of-the-document-suite'

const escaped = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))

/** Rules of these go beyond a schema: what is tried out for them is refused by the domain. */
const JUDGED_BEYOND_SCHEMA = new Set([
  'account.deactivate',
  'account.delete',
  'auth.changeEmail',
  'auth.changePassword',
  'auth.register',
  'auth.registerEmail',
  'auth.registerPartner',
  'billingProfiles.update',
  'businessAddresses.update',
  'businessOnboarding.complete',
  'scheduledPins.create',
])

/** Whether a call takes away what others need. */
function isDeletion(operation: DescribedOperation): boolean {
  return /\.(?:delete|deleteMany|remove)$/.test(nameOf(operation))
}

/** A call in the described form must not fail for its form. */
const isMisread = (status: number, body: string): boolean =>
  status === 405 ||
  (status === 415 && !body.includes('IMAGE_TYPE_UNSUPPORTED')) ||
  (status === 400 && /"code":"INVALID_INPUT"|"error_code":"INVALID_INPUT"/.test(body)) ||
  status >= 500

/** What the calls that carry others are sent. */
function wrapped({ operationId }: DescribedOperation, { board_id }: Json): Json {
  if (operationId === 'batch')
    return { requests: [{ method: 'GET', uri: `v3/boards/${String(board_id)}/`, params: {}, key: 'one' }] }
  const url =
    { get: '', create: 'follow/', update: '', delete: 'archive/' }[operationId.split('.')[1] ?? ''] ?? ''
  return { url: `/v3/boards/${String(board_id)}/${url}`, data: {} }
}
