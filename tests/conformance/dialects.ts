import type { Contract } from '@tessera/api-types'
import { adminAddress } from '@tessera/api-types/addresses'
import type { Caller, InjectOptions, TestSite } from '../../apps/api/src/testing/test-site.ts'

type App = TestSite['app']

/** One call's outcome, read out of whichever envelope carried it. */
export interface Outcome {
  status: number
  /** Name in the error catalogue; null when the call succeeded. */
  code: string | null
  fields: string[]
  data: unknown
  bookmark: string | null
  text: string
}

export interface Call {
  contract: Contract
  input: Record<string, unknown>
  caller: Caller
  /** False sends the call as another site's page could. */
  isOurs?: boolean
  headers?: Record<string, string>
}

export interface Dialect {
  name: 'rest' | 'resource' | 'batch' | 'admin'
  speaks(contract: Contract): boolean
  send(app: App, call: Call): Promise<Outcome>
}

type Body = Record<string, unknown>

const CSRF = 'a-token-of-the-conformance-suite'

function headersOf({ caller, isOurs = true, headers }: Call): Record<string, string> {
  const cookies = [`csrftoken=${CSRF}`, ...(caller === 'visitor' ? [] : [`session=${caller}`])]
  const proof = {
    'x-csrftoken': CSRF,
    'x-install-id': 'install-of-conformance',
    'sec-fetch-site': 'same-origin',
    origin: 'http://tessera.test',
  }
  return { cookie: cookies.join('; '), ...(isOurs && proof), ...headers }
}

async function inject(app: App, call: Call, options: InjectOptions) {
  const answer = await app.inject({ ...options, headers: headersOf(call) })
  return { status: answer.statusCode, text: answer.body, body: parsed(answer.body) }
}

function parsed(text: string): Body {
  try {
    return JSON.parse(text) as Body
  } catch {
    return {}
  }
}

/** Splits an input into the address's part and the rest. */
export function addressOf(path: string, input: Body): { url: string; rest: Body } {
  const rest = { ...input }
  const url = path.replaceAll(/\{(\w+)\}|:(\w+)/g, (_, braced: string, colon: string) => {
    const name = braced ?? colon
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(typeof value === 'string' || typeof value === 'number' ? String(value) : '1')
  })
  return { url, rest }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

export function queryText(fields: Body): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) query.append(name, asText(one))
  }
  return query.size > 0 ? `?${query.toString()}` : ''
}

const fieldsOf = (errors: unknown): string[] => Object.keys(errors ?? {})

const readRest = (status: number, text: string, body: Body): Outcome => ({
  status,
  text,
  code: status === 204 || body.status === 'success' ? null : String(body.error_code),
  fields: fieldsOf(body.errors),
  data: body.data ?? null,
  bookmark: (body.bookmark as string | undefined) ?? null,
})

const rest: Dialect = {
  name: 'rest',
  speaks: ({ route }) => route.rest !== undefined,
  async send(app, call) {
    const { method, path } = call.contract.route.rest!
    const { url, rest: fields } = addressOf(path, call.input)
    const hasBody = method !== 'GET'
    const { status, text, body } = await inject(app, call, {
      method,
      url: hasBody ? url : url + queryText(fields),
      ...(hasBody && { payload: fields }),
    })
    return readRest(status, text, body)
  },
}

const resource: Dialect = {
  name: 'resource',
  speaks: ({ route }) => route.resource !== undefined,
  async send(app, call) {
    const { resource: where, kind } = call.contract.route
    const url = `/resource/${where!.name}Resource/${where!.verb}/`
    const form = new URLSearchParams({ source_url: '/', data: JSON.stringify({ options: call.input }) })
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const isQuery = kind === 'query'
    const { status, text, body } = await inject(
      app,
      isQuery ? call : { ...call, headers: { ...type, ...call.headers } },
      isQuery
        ? { method: 'GET', url: `${url}?${form.toString()}` }
        : { method: 'POST', url, payload: form.toString() },
    )
    const answer = (body.resource_response ?? {}) as Body
    const error = answer.error as Body | undefined
    return {
      status,
      text,
      code: answer.status === 'success' ? null : String(error?.code ?? body.error_code),
      fields: fieldsOf(error?.errors),
      data: answer.data ?? null,
      bookmark: (answer.bookmark as string | undefined) ?? null,
    }
  },
}

const batch: Dialect = {
  name: 'batch',
  speaks: ({ route }) => route.isBatchable === true,
  async send(app, call) {
    const { url, rest: params } = addressOf(call.contract.route.rest!.path, call.input)
    const requests = [{ method: 'GET', uri: url.slice(1), params, key: 'one' }]
    const { status, text, body } = await inject(app, call, {
      method: 'POST',
      url: '/v3/batch/',
      payload: { requests: JSON.stringify(requests) },
    })
    const outcome = ((body.data ?? {}) as Body).one as Body | undefined
    if (!outcome) return readRest(status, text, body)
    return readRest(outcome.status === 'success' ? status : Number(outcome.http_status), text, outcome)
  },
}

const admin: Dialect = {
  name: 'admin',
  speaks: ({ route }) => route.admin !== undefined,
  async send(app, call) {
    const record = call.contract.route.admin!
    const { method, path } = adminAddress(record, record.verb)
    const { url, rest: fields } = addressOf(path, call.input)
    const list = Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [key, JSON.stringify(value)]),
    )
    const { status, text, body } = await inject(app, call, {
      method,
      url: method === 'GET' ? url + queryText(list) : url,
      ...(method !== 'GET' && method !== 'DELETE' && { payload: fields }),
    })
    const code = status < 400 ? null : String(body.error_code ?? body.code)
    return { status, text, code, fields: fieldsOf(body.errors), data: body, bookmark: null }
  },
}

export const dialects: readonly Dialect[] = [rest, resource, batch, admin]
