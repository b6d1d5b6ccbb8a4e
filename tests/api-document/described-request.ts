import type { InjectOptions } from '../../apps/api/src/testing/test-site.ts'

type Json = Record<string, unknown>

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema?: Json
  content?: Record<string, { schema: Json }>
}

interface MediaType {
  schema: Json
  encoding?: Record<string, { contentType: string }>
}

export interface DescribedOperation {
  operationId: string
  parameters: Parameter[]
  requestBody?: { content: Record<string, MediaType> }
}

interface Probe {
  path: string
  method: string
  operation: DescribedOperation
  input: Json
}

const BOUNDARY = 'boundary-of-the-document-suite'
const GUARDS: Record<string, string> = {
  'X-CSRFToken': 'a-token-of-the-document-suite',
  'X-Install-Id': 'install-of-the-document-suite',
}

/** Optional, and only right with the id of the caller. */
const LEFT_OUT = 'X-Viewer-Id'

/** The requests that a program which knows nothing but the document would make, one a kind of body. */
export function requestFor({
  path,
  method,
  operation,
  input,
}: Probe): { label: string; request: InjectOptions }[] {
  const values = placed(operation, input)
  const query = new URLSearchParams()
  let url = path
  const headers: Record<string, string> = {}
  for (const parameter of operation.parameters) {
    if (parameter.name === LEFT_OUT) continue
    const value = values(parameter.name, parameter.content?.['application/json']?.schema)
    if (parameter.in === 'path')
      url = url.replace(`{${parameter.name}}`, encodeURIComponent(asText(value ?? '1')))
    else if (parameter.in === 'header') headers[parameter.name] = GUARDS[parameter.name] ?? 'once'
    else if (value !== undefined)
      query.append(parameter.name, parameter.content ? JSON.stringify(value) : asText(value))
  }
  if (headers['Idempotency-Key']) headers['Idempotency-Key'] = `${operation.operationId}-${Math.random()}`
  const address = query.size > 0 ? `${url}?${query.toString()}` : url
  const base = { method: method.toUpperCase() as 'GET', url: address }
  const bodies = Object.entries(operation.requestBody?.content ?? {})
  if (bodies.length === 0) return [{ label: 'without a body', request: { ...base, headers } }]
  return bodies.map(([type, media]) => {
    const { contentType, payload } = bodyOf(type, media, operation, input)
    const once = headers['Idempotency-Key'] && { 'Idempotency-Key': `${headers['Idempotency-Key']}${type}` }
    return {
      label: type,
      request: { ...base, headers: { ...headers, ...once, 'content-type': contentType }, payload },
    }
  })
}

/** Where a field of the input stands: by its own name, or inside `data` as a resource wraps it. */
const placed =
  (_operation: DescribedOperation, input: Json) =>
  (name: string, schema?: Json): unknown =>
    name === 'data' && propertiesOf(schema).options
      ? { options: resourceOptions(input), context: {} }
      : input[name]

const propertiesOf = (schema: Json | undefined): Json => (schema?.properties ?? {}) as Json

const resourceOptions = (input: Json): Json =>
  Object.fromEntries(Object.entries(input).filter(([name]) => name !== 'bookmark'))

function bodyOf(
  type: string,
  { schema, encoding = {} }: MediaType,
  operation: DescribedOperation,
  input: Json,
) {
  const names = namesOf(schema)
  const value = placed(operation, input)
  const fields = names.flatMap((name): [string, unknown][] => {
    if (name === 'options') return [[name, resourceOptions(input)]]
    const found = value(name, propertiesOf(schema)[name] as Json | undefined)
    return found === undefined ? [] : [[name, found]]
  })
  if (type === 'application/json')
    return { contentType: type, payload: JSON.stringify(Object.fromEntries(fields)) }
  const texts = fields.map(([name, one]): [string, string] => [
    name,
    encoding[name]?.contentType === 'application/json' ? JSON.stringify(one) : asText(one),
  ])
  if (type === 'application/x-www-form-urlencoded')
    return { contentType: type, payload: new URLSearchParams(texts).toString() }
  return { contentType: `${type}; boundary=${BOUNDARY}`, payload: multipart(names, texts) }
}

const multipart = (names: readonly string[], texts: readonly [string, string][]): string =>
  [
    ...texts.map(
      ([name, text]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}`,
    ),
    ...names
      .filter((name) => !texts.some(([given]) => given === name))
      .map(
        (name) =>
          `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\nno picture`,
      ),
    `--${BOUNDARY}--\r\n`,
  ].join('\r\n')

function namesOf(schema: Json): string[] {
  const variants = ((schema.anyOf ?? schema.oneOf ?? []) as Json[]).flatMap(namesOf)
  return [...new Set([...Object.keys(propertiesOf(schema)), ...variants])]
}

const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))
