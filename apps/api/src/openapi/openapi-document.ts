import { z } from 'zod'
import { errorCatalogue, type Contract, type ErrorCode } from '@tessera/api-types'
import { addressesOf, type Address } from './operation-addresses.ts'

type Json = Record<string, unknown>

/** What any operation may answer besides the failures of its contract. */
const ALWAYS: readonly ErrorCode[] = ['INVALID_INPUT', 'RATE_LIMITED', 'INTERNAL']

/** The OpenAPI 3.1 document of all contracts; the schemas are the ones that calls are checked with. */
export function openapiDocument(
  contracts: readonly Contract[],
  site: { name: string; publicUrl: string; version: string },
): Json {
  const paths: Record<string, Json> = {}
  for (const contract of contracts) {
    for (const address of addressesOf(contract.route)) {
      const path = (paths[address.path] ??= {})
      path[address.method.toLowerCase()] = operationOf(contract, address)
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${site.name} API`, version: site.version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: site.publicUrl }],
    paths,
    components: {
      schemas: { Failure: failureSchema },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  }
}

function operationOf(contract: Contract, address: Address): Json {
  const { route, summary } = contract
  const input = schemaOf(contract.input, 'input')
  const fields = (input.properties ?? {}) as Record<string, Json>
  const required = new Set((input.required ?? []) as string[])
  const inPath = [...address.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const others = Object.keys(fields).filter((name) => !inPath.includes(name))
  const hasBody = address.method !== 'GET'
  const parameter = (name: string, place: 'path' | 'query') => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: fields[name] ?? { type: 'string' },
  })
  return {
    operationId: address.isMain ? route.name : `${route.name}:${address.dialect}`,
    tags: [route.name.split('.')[0]],
    summary,
    description: notesOf(contract, address),
    ...(route.access !== 'anyone' && { security: [{ session: [] }] }),
    parameters: [
      ...inPath.map((name) => parameter(name, 'path')),
      ...(hasBody ? [] : others.map((name) => parameter(name, 'query'))),
      ...headersOf(contract),
    ],
    ...(hasBody && { requestBody: bodyOf(input, fields, others) }),
    responses: { [address.successStatus]: successOf(contract, address), ...failuresOf(contract) },
  }
}

function bodyOf(input: Json, fields: Record<string, Json>, names: readonly string[]): Json {
  const required = ((input.required ?? []) as string[]).filter((name) => names.includes(name))
  const properties = Object.fromEntries(names.map((name) => [name, fields[name]]))
  const schema = input.properties ? { type: 'object', properties, required } : input
  return {
    content: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } },
  }
}

function headersOf({ route }: Contract): Json[] {
  const header = (name: string, isRequired: boolean, description: string) => ({
    name,
    in: 'header',
    required: isRequired,
    description,
    schema: { type: 'string' },
  })
  if (route.kind === 'query') return []
  const guard =
    route.forgeryGuard === 'install-id'
      ? header('X-Install-Id', true, 'An id the client made for itself, 8 to 64 word characters.')
      : header('X-CSRFToken', route.forgeryGuard !== 'signed-form', 'The value of the cookie `csrftoken`.')
  const key = header(
    'Idempotency-Key',
    false,
    'Sent again with the same input, the first answer is given again.',
  )
  return [guard, ...(route.isIdempotent ? [key] : [])]
}

function notesOf({ route }: Contract, { dialect }: Address): string {
  const notes = [
    `Access: ${route.access}.`,
    route.isBatchable && dialect === 'rest' ? 'May stand in `POST /v3/batch/`.' : '',
    dialect === 'resource' ? 'Sent as `source_url` and `data`, JSON text of `{"options": input}`.' : '',
  ]
  return notes.filter(Boolean).join(' ')
}

function successOf(contract: Contract, { dialect }: Address): Json {
  const data = schemaOf(contract.output, 'output')
  const properties = { status: { const: 'success' }, code: { const: 0 }, message: { type: 'string' }, data }
  const schema = dialect === 'admin' ? data : { type: 'object', properties }
  return { description: 'Done.', content: { 'application/json': { schema } } }
}

function failuresOf({ route, errors }: Contract): Record<string, Json> {
  const access: ErrorCode[] = route.access === 'anyone' ? [] : ['SIGN_IN_REQUIRED', 'PASSWORD_REQUIRED']
  const forged: ErrorCode[] = route.kind === 'command' ? ['FORGERY_SUSPECTED', 'WRITE_BANNED'] : []
  const codes = [...new Set([...ALWAYS, ...access, ...forged, ...errors])]
  const byStatus = Object.groupBy(codes, (code) => String(errorCatalogue[code].httpStatus))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, some = []]) => [
      status,
      {
        description: some
          .map(
            (code) => `\`${code}\` (${errorCatalogue[code].api_error_code}): ${errorCatalogue[code].message}`,
          )
          .join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  )
}

const failureSchema: Json = {
  type: 'object',
  properties: {
    status: { const: 'failure' },
    code: { type: 'integer', description: 'The same as `api_error_code`.' },
    api_error_code: {
      type: 'integer',
      enum: Object.values(errorCatalogue).map((entry) => entry.api_error_code),
    },
    error_code: { type: 'string', enum: Object.keys(errorCatalogue) },
    message: { type: 'string' },
    message_detail: { type: ['string', 'null'] },
    extraData: {},
    http_status: { type: 'integer' },
    errors: { type: 'object', additionalProperties: { type: 'string' }, description: 'Text by field.' },
    request_identifier: { type: 'string' },
  },
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}
