import type { Contract } from '@tessera/api-types'
import {
  fieldsOf,
  isFile,
  isStructured,
  schemaOf,
  without,
  objectOf,
  type Fields,
  type Json,
} from './json-schemas.ts'
import type { Address } from '@tessera/api-types/addresses'

interface RequestDescription {
  parameters: Json[]
  requestBody?: Json
}

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const MULTIPART_TYPE = 'multipart/form-data'

/** What a call at this address carries. */
export function requestOf(contract: Contract, address: Address): RequestDescription {
  const input = schemaOf(contract.input, 'input')
  const inPath = [...address.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const headers = headersOf(contract)
  if (address.dialect === 'resource') {
    const { parameters, ...more } = resourceRequest(address.method, optionsOf(contract, input))
    return { parameters: [...parameters, ...headers], ...more }
  }
  const fields = fieldsOf(input)
  const path = inPath.map((name) => parameter(name, 'path', fields))
  if (address.method === 'GET') {
    const names = Object.keys(fields.properties).filter((name) => !inPath.includes(name))
    return { parameters: [...path, ...names.map((name) => parameter(name, 'query', fields)), ...headers] }
  }
  const requestBody = bodyOf(without(input, inPath), address)
  return { parameters: [...path, ...headers], ...(requestBody && { requestBody }) }
}

/** A parameter; one that is no plain value stands as JSON text. */
function parameter(name: string, place: 'path' | 'query', { properties, required }: Fields): Json {
  const schema = properties[name] ?? { type: 'string' }
  return {
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(place === 'query' && isStructured(schema) ? { content: { [JSON_TYPE]: { schema } } } : { schema }),
  }
}

function bodyOf(schema: Json, { dialect }: Address): Json | undefined {
  const { properties, required } = fieldsOf(schema)
  const names = Object.keys(properties)
  if (names.length === 0) return undefined
  if (names.some((name) => isFile(properties[name])))
    return { required: true, content: { [MULTIPART_TYPE]: { schema } } }
  const encoded = names.filter((name) => isStructured(properties[name] ?? {}))
  const encoding = Object.fromEntries(encoded.map((name) => [name, { contentType: JSON_TYPE }]))
  return {
    required: required.length > 0,
    content: {
      [JSON_TYPE]: { schema },
      ...(dialect === 'rest' && { [FORM_TYPE]: { schema, ...(encoded.length > 0 && { encoding }) } }),
    },
  }
}

/** A resource takes its paging as a list of bookmarks. */
function optionsOf({ route }: Contract, input: Json): Json {
  if (!route.paged) return input
  const schema = without(input, ['bookmark'])
  const bookmarks = { type: 'array', items: { type: ['string', 'null'] }, maxItems: 1 }
  return { ...schema, properties: { ...(schema.properties as Json), bookmarks } }
}

/** The three fields of every resource call: in the address of a read, in the form of a change. */
export function resourceRequest(method: string, options: Json): RequestDescription {
  const data = objectOf({ options, context: { type: 'object' } }, ['context'])
  const source = { type: 'string', description: 'The page the call is made from.' }
  if (method === 'GET')
    return {
      parameters: [
        { name: 'source_url', in: 'query', required: false, schema: source },
        { name: 'data', in: 'query', required: true, content: { [JSON_TYPE]: { schema: data } } },
        { name: '_', in: 'query', required: false, description: 'A time stamp.', schema: { type: 'string' } },
      ],
    }
  const form = objectOf({ source_url: source, data }, ['source_url'])
  const plain = objectOf({ source_url: source, options }, ['source_url'])
  return {
    parameters: [],
    requestBody: {
      required: true,
      content: {
        [FORM_TYPE]: { schema: form, encoding: { data: { contentType: JSON_TYPE } } },
        [JSON_TYPE]: { schema: plain },
      },
    },
  }
}

function headersOf({ route }: Contract): Json[] {
  if (route.kind === 'query') return []
  const key = header(
    'Idempotency-Key',
    false,
    'Sent again with the same input, the first response is given again.',
  )
  const guard = route.forgeryGuard === 'none' ? [] : [guardHeader(route.forgeryGuard)]
  const viewer = header(
    'X-Viewer-Id',
    false,
    'The member whose page makes the call: it is refused where the session is another’s.',
  )
  return [...guard, viewer, ...(route.isIdempotent ? [key] : [])]
}

export const guardHeader = (guard: Contract['route']['forgeryGuard']): Json =>
  guard === 'install-id'
    ? header('X-Install-Id', true, 'An id the client made for itself, 8 to 64 word characters.')
    : header('X-CSRFToken', guard === undefined || guard === 'csrf', 'The value of the cookie `csrftoken`.')

const header = (name: string, required: boolean, description: string): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
})
