import { errorCatalogue, type Contract } from '@tessera/api-types'
import type { Address } from '@tessera/api-types/addresses'
import { objectOf, schemaOf, type Json } from './json-schemas.ts'

const text = { type: 'string' }
const textOrNull = { type: ['string', 'null'] }
const byField = { type: 'object', additionalProperties: text, description: 'Text by field.' }

const reasonFields = {
  key: text,
  params: { type: 'object', additionalProperties: { type: ['string', 'number', 'array'], items: text } },
}

/** Which texts tell of a failure; `message` and `errors` have them in English. */
const reason = objectOf(
  {
    ...reasonFields,
    fields: { type: 'object', additionalProperties: objectOf(reasonFields, ['params']) },
  },
  ['params', 'fields'],
)

const errorFields = {
  api_error_code: { type: 'integer', enum: Object.values(errorCatalogue).map((one) => one.api_error_code) },
  message: text,
  message_detail: textOrNull,
  extraData: { type: ['object', 'null'] },
  http_status: { type: 'integer' },
  reason,
}

const errorCode = { type: 'string', enum: Object.keys(errorCatalogue) }

/** What more a resource gives back besides the response proper. */
const resourceAround = {
  resource: objectOf({ name: text, options: { type: 'object' } }),
  client_context: objectOf({
    app_version: text,
    locale: text,
    country: textOrNull,
    is_authenticated: { type: 'boolean' },
    user: { anyOf: [objectOf({ id: text, username: text }), { type: 'null' }] },
  }),
  request_identifier: text,
}

export const failureSchemas: Record<string, Json> = {
  Failure: objectOf(
    {
      status: { const: 'failure' },
      code: { type: 'integer', description: 'The same as `api_error_code`.' },
      error_code: errorCode,
      ...errorFields,
      data: { description: 'What a second step needs, where there is one.' },
      errors: byField,
      request_identifier: text,
    },
    ['data', 'errors', 'request_identifier'],
  ),
  ResourceFailure: objectOf({
    resource_response: objectOf({
      status: { const: 'failure' },
      code: { type: 'integer' },
      http_status: { type: 'integer' },
      message: text,
      message_detail: textOrNull,
      data: { type: 'null' },
      error: objectOf({ code: errorCode, ...errorFields, errors: byField }, ['errors']),
    }),
    resource: resourceAround.resource,
    request_identifier: text,
  }),
  AdminFailure: objectOf(
    {
      status: { const: 'failure' },
      code: { type: 'string', enum: [...Object.keys(errorCatalogue), 'FORBIDDEN'] },
      message: text,
      message_detail: textOrNull,
      reason,
      errors: byField,
    },
    ['errors'],
  ),
}

const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

const FAILURE_OF = {
  rest: reference('Failure'),
  // What is refused before the transport is reached has the plain envelope.
  resource: { anyOf: [reference('ResourceFailure'), reference('Failure')] },
  admin: { anyOf: [reference('AdminFailure'), reference('Failure')] },
} satisfies Record<Address['dialect'], Json>

export const failureOf = (dialect: Address['dialect']): Json => FAILURE_OF[dialect]

/** The envelope of a success, by dialect. */
export function successOf(contract: Contract, dialect: Address['dialect']): Json {
  const { data, isPaged } = dataOf(contract)
  if (dialect === 'admin') return contract.route.admin?.verb === 'list' ? rowsOf(data) : data
  return dialect === 'rest' ? restSuccess(data, isPaged) : resourceSuccess(data, isPaged)
}

export const restSuccess = (data: Json, isPaged = false): Json =>
  objectOf({
    status: { const: 'success' },
    code: { const: 0 },
    message: text,
    data,
    ...(isPaged && { bookmark: { type: 'string', description: '`-end-` after the last page.' } }),
  })

export const resourceSuccess = (data: Json, isPaged: boolean): Json =>
  objectOf({
    resource_response: objectOf({
      ...(restSuccess(data, isPaged) as { properties: Json }).properties,
      http_status: { type: 'integer' },
    }),
    ...resourceAround,
  })

const rowsOf = (page: Json): Json => (page.properties as Record<string, Json>).items ?? { type: 'array' }

/** A page is its items, or an object that holds them, beside a bookmark; nothing is null. */
function dataOf({ route, output }: Contract): { data: Json; isPaged: boolean } {
  const schema = schemaOf(output, 'output')
  const items = (schema.properties as Record<string, Json> | undefined)?.items
  if (!route.paged || !items) return { data: schema, isPaged: false }
  return { data: route.paged === true ? items : objectOf({ [route.paged]: items }), isPaged: true }
}
