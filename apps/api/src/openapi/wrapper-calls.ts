import { failureOf, resourceSuccess, restSuccess } from './envelopes.ts'
import { objectOf, type Json } from './json-schemas.ts'
import { guardHeader, resourceRequest } from './requests.ts'

const anything: Json = { description: 'As the wrapped call returns it.' }

const item = objectOf(
  {
    method: { const: 'GET' },
    uri: { type: 'string', maxLength: 2048 },
    params: { type: 'object' },
    key: { type: 'string', maxLength: 200, description: 'Names the outcome; the uri does without it.' },
  },
  ['method', 'params', 'key'],
)

const json = (schema: Json): Json => ({ 'application/json': { schema } })

const responses = (dialect: 'rest' | 'resource', success: Json): Json => ({
  200: { description: 'Done.', content: json(success) },
  default: { description: 'Refused or failed.', content: json(failureOf(dialect)) },
})

const requests = { type: 'array', items: item, maxItems: 20 }
const outcome = { anyOf: [restSuccess(anything), { $ref: '#/components/schemas/Failure' }] }

const batch: Json = {
  operationId: 'batch',
  tags: ['batch'],
  summary: 'Several reads at once, each with an outcome of its own under its own key.',
  parameters: [],
  requestBody: {
    required: true,
    content: {
      'application/json': { schema: objectOf({ requests }) },
      'application/x-www-form-urlencoded': {
        schema: objectOf({ requests }),
        encoding: { requests: { contentType: 'application/json' } },
      },
    },
  },
  responses: responses('rest', restSuccess({ type: 'object', additionalProperties: outcome })),
}

const options = objectOf(
  {
    url: { type: 'string', description: 'A REST address of this document, beginning with `/v3/`.' },
    data: { type: 'object', description: 'The fields of that call.' },
  },
  ['data'],
)

function addressed(verb: string): Json {
  const isRead = verb === 'get'
  const { parameters, ...request } = resourceRequest(isRead ? 'GET' : 'POST', options)
  return {
    operationId: `address.${verb}`,
    tags: ['address'],
    summary: 'Any operation by its REST address, with the access and the guard of that operation.',
    parameters: [...parameters, ...(isRead ? [] : [guardHeader('csrf')])],
    ...request,
    responses: responses('resource', resourceSuccess(anything, false)),
  }
}

/** Calls that carry other calls, which have no contract of their own. */
export const wrapperPaths: Record<string, Json> = {
  '/v3/batch/': { post: batch },
  ...Object.fromEntries(
    ['get', 'create', 'update', 'delete'].map((verb) => [
      `/resource/ApiResource/${verb}/`,
      { [verb === 'get' ? 'get' : 'post']: addressed(verb) },
    ]),
  ),
}
