import fc from 'fast-check'
import type { Sent } from './visitor-client.ts'

type Json = Record<string, unknown>

/** An address of the API document, with what it takes. */
export interface Target {
  method: string
  path: string
  fields: Record<string, Json>
  required: readonly string[]
}

interface Parameter {
  name: string
  in: string
  schema?: Json
  content?: { 'application/json': { schema: Json } }
}

/** Reads the targets out of an OpenAPI document. */
export function targetsOf(document: { paths: Record<string, Record<string, Json>> }): Target[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      fields: { ...parameterFields(operation), ...bodyOf(operation).properties },
      required: [...requiredParameters(operation), ...(bodyOf(operation).required ?? [])],
    })),
  )
}

function parameterFields({ parameters = [] }: Json): Record<string, Json> {
  const those = parameters as Parameter[]
  return Object.assign({}, ...those.filter((one) => one.in !== 'header').map(fieldsOf)) as Record<
    string,
    Json
  >
}

/** A parameter with a schema is text, one with content is JSON; those of a resource are the options inside of it. */
function fieldsOf({ name, schema, content }: Parameter): Record<string, Json> {
  const inside: Json = content?.['application/json'].schema ?? {}
  const options = name === 'data' ? optionsOf(inside) : undefined
  return (options?.properties as Record<string, Json> | undefined) ?? { [name]: schema ?? inside }
}

const requiredParameters = ({ parameters = [] }: Json): string[] =>
  (parameters as { name: string; required: boolean }[]).filter((one) => one.required).map(({ name }) => name)

function bodyOf({ requestBody }: Json): { properties?: Record<string, Json>; required?: string[] } {
  const body = requestBody as { content: Record<string, { schema: Json }> } | undefined
  const schema: Json = body?.content['application/json']?.schema ?? {}
  return optionsOf(schema) ?? schema
}

/** What the body of a resource takes, which stands inside of its options. */
const optionsOf = ({ properties }: Json): Json | undefined =>
  (properties as { options?: Json } | undefined)?.options

const NASTY = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '%00',
  '%2e%2e/',
  '../../etc/passwd',
  '\ud800',
  '\u202e',
  '\ufeff',
  '𝒳'.repeat(50),
  "' OR 1=1 --",
  '"; DROP TABLE pins; --',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${7*7}',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '9223372036854775807',
  '9223372036854775808',
  '-1',
  '0',
  '١٢٣',
  '__proto__',
  'constructor',
  '[]',
  '{}',
  '["1"]',
  '[[[[[[',
  '-end-',
  'x'.repeat(3000),
  'http://127.0.0.1/',
  'file:///etc/passwd',
  'true',
  'me',
  '\r\nX: y',
]

const leaf = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.integer(),
  fc.maxSafeInteger(),
  fc.constantFrom(null, true, false),
)
const anyValue = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'id', '__proto__', 'length', 'toString', ''), tie('value'), {
      maxKeys: 4,
    }),
  ),
})).value

/** Mostly what a field wants, so that calls get past the first check. */
function fitting(
  { type, enum: words, const: only, items, anyOf, properties }: Json,
  ids: readonly string[],
): fc.Arbitrary<unknown> {
  if (only !== undefined) return fc.constant(only)
  if (Array.isArray(words)) return fc.constantFrom(...(words as unknown[]))
  if (Array.isArray(anyOf)) return fc.oneof(...(anyOf as Json[]).map((one) => fitting(one, ids)))
  if (type === 'integer' || type === 'number') return fc.integer({ min: 0, max: 60 })
  if (type === 'boolean') return fc.boolean()
  if (properties !== undefined) return fittingObject(properties as Record<string, Json>, ids)
  if (type === 'array') return fc.array(fitting((items ?? {}) as Json, ids), { maxLength: 4 })
  return fc.oneof(
    fc.constantFrom(...ids),
    fc.string({ maxLength: 30 }),
    fc.constantFrom('lamp', '1', 'https://tessera.test/x'),
  )
}

const fittingObject = (
  properties: Record<string, Json>,
  ids: readonly string[],
): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, fitting(schema, ids)])),
  )

const contentTypes = [
  ...Array.from({ length: 12 }, () => 'application/json'),
  'application/json',
  'application/json',
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/xml',
  '',
  'application/json; charset=utf-7',
]
const oddHeaders = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'accept-language',
    'range',
    'if-none-match',
    'idempotency-key',
    'x-forwarded-for',
    'origin',
    'referer',
    'cookie',
    'content-encoding',
    'x-http-method-override',
    'user-agent',
    'sec-fetch-site',
  ),
  fc.oneof(
    fc.constantFrom(
      '*/*',
      'text/html',
      'gzip',
      'bytes=0-,-1',
      '"x"',
      'null',
      'ar',
      'session=x; csrftoken=y',
      'a'.repeat(2000),
    ),
    fc.string({ unit: 'grapheme-ascii', maxLength: 60 }),
  ),
  { maxKeys: 3 },
)

/** A request on a target: fields that mostly fit, some missing, some junk, sometimes by a wrong method. */
export function requestOn(
  target: Target,
  ids: readonly string[],
  own: Record<string, string>,
): fc.Arbitrary<Sent> {
  const names = Object.keys(target.fields)
  const good = fc.record(
    Object.fromEntries(Object.entries(target.fields).map(([name, schema]) => [name, fitting(schema, ids)])),
    { requiredKeys: target.required.filter((name) => names.includes(name)) },
  )
  const junk =
    names.length === 0 ? fc.constant({}) : fc.dictionary(fc.constantFrom(...names), anyValue, { maxKeys: 2 })
  const fields = fc
    .tuple(good, fc.oneof(fc.constant({}), junk))
    .map(([fit, wrong]): Json => ({ ...fit, ...wrong }))
  return fc
    .record({
      fields,
      method: fc.oneof(
        { arbitrary: fc.constant(target.method), weight: 9 },
        {
          arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'),
          weight: 1,
        },
      ),
      type: fc.constantFrom(...contentTypes),
      isOwn: fc.integer({ min: 0, max: 9 }).map((roll) => roll > 1),
      headers: fc.oneof({ arbitrary: fc.constant({}), weight: 2 }, { arbitrary: oddHeaders, weight: 1 }),
    })
    .map(({ fields: values, method, type, isOwn, headers }) =>
      built(target, values, { method, type, headers: { ...(isOwn && own), ...headers } }),
    )
}

function built(
  target: Target,
  values: Json,
  { method, type, headers }: { method: string; type: string; headers: Record<string, string> },
): Sent {
  const rest = { ...values }
  const path = target.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return escaped(value ?? '1') || '%20'
  })
  const isResource = target.path.startsWith('/resource/')
  const sent: Json = isResource ? { source_url: '/', data: JSON.stringify({ options: rest }) } : rest
  const clean = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replaceAll(/[^\t\x20-\x7e]/g, '?')]),
  )
  if (method === 'GET' || method === 'HEAD') return { method, path: `${path}?${form(sent)}`, headers: clean }
  const isForm = type.includes('urlencoded')
  return {
    method,
    path,
    headers: { ...clean, ...(type && { 'content-type': type }) },
    body: isForm ? form(sent) : JSON.stringify(isResource ? { ...sent, options: rest } : rest),
  }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
const escaped = (value: unknown): string =>
  encodeURIComponent(asText(value).toWellFormed().slice(0, 1500)).replaceAll('.', '%2E')
const form = (fields: Json): string =>
  Object.entries(fields)
    .flatMap(
      ([name, value]) =>
        (Array.isArray(value) ? value.map((one) => [name, one]) : [[name, value]]) as [string, unknown][],
    )
    .map(([name, value]) => `${encodeURIComponent(name)}=${escaped(value)}`)
    .join('&')
