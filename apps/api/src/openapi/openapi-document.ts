import { errorCatalogue, type Contract, type ErrorCode } from '@tessera/api-types'
import { addressesOf, type Address } from '@tessera/api-types/addresses'
import { RESUMABLE_UPLOADS_PATH, TUS_VERSION } from '@tessera/api-types/media/resumable-uploads'
import { MORE_ROWS_HEADER } from '@tessera/api-types/business/business-options'
import { failureOf, failureSchemas, successOf } from './envelopes.ts'
import type { Json } from './json-schemas.ts'
import { requestOf } from './requests.ts'
import { wrapperPaths } from './wrapper-calls.ts'

/** What any operation may return besides the failures of its contract. */
const ALWAYS: readonly ErrorCode[] = ['INVALID_INPUT', 'RATE_LIMITED', 'INTERNAL']
const UNPROCESSABLE = 422

/** What OpenAPI has no words for. */
const signingIn = (cookie: string): string =>
  `\`auth.createSession\` signs in. It sets the cookies \`${cookie}\` and \`csrftoken\`; send both with the calls that follow, and the value of the second as \`X-CSRFToken\` with each that changes something. A refused call that may be tried again later says when in \`Retry-After\`.`

const UPLOADS = `Videos and archives of any size are uploaded by the [tus protocol](https://tus.io/protocols/resumable-upload) ${TUS_VERSION} at \`${RESUMABLE_UPLOADS_PATH}\`, with the session, the \`X-CSRFToken\` header and the metadata \`media_type\` (video, video-story-pin or archive) and \`cover_ms\`. The number at the end of the upload’s address is the \`upload_id\` of other calls.`

interface DescribedSite {
  name: string
  publicUrl: string
  version: string
}

/** The OpenAPI 3.1 document of all contracts; the schemas are the ones that calls are checked with. */
export function openapiDocument(contracts: readonly Contract[], site: DescribedSite): Json {
  const paths: Record<string, Json> = {}
  for (const contract of contracts) {
    for (const [at, address] of addressesOf(contract.route).entries()) {
      const path = (paths[address.path] ??= {})
      path[address.method.toLowerCase()] = operationOf(contract, address, at === 0)
    }
  }
  const cookie = site.publicUrl.startsWith('https:') ? '__Host-session' : 'session'
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name} API`,
      version: site.version,
      description: `${signingIn(cookie)}\n\n${UPLOADS}`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: site.publicUrl }],
    paths: { ...paths, ...wrapperPaths },
    components: {
      schemas: failureSchemas,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } },
    },
  }
}

/** Of an operation's several addresses the main one bears its name. */
function operationOf(contract: Contract, address: Address, isMain: boolean): Json {
  const { route, summary } = contract
  return {
    operationId: isMain ? route.name : `${route.name}:${address.dialect}`,
    tags: [route.name.split('.')[0]],
    summary,
    description: notesOf(contract, address),
    ...(route.access !== 'anyone' && { security: [{ session: [] }] }),
    ...requestOf(contract, address),
    responses: { ...successesOf(contract, address), ...failuresOf(contract, address) },
  }
}

function notesOf({ route }: Contract, { dialect }: Address): string {
  const notes = [
    `Access: ${route.access}.`,
    route.isBatchable && dialect === 'rest' ? 'May stand in `POST /v3/batch/`.' : '',
    dialect === 'rest' && !route.rest?.isSilent
      ? '`fields`, a comma-separated list of names in the address, limits what comes back.'
      : '',
  ]
  return notes.filter(Boolean).join(' ')
}

function successesOf(contract: Contract, { dialect, method }: Address): Json {
  const successStatus = dialect === 'admin' && method === 'POST' ? 201 : 200
  if (dialect === 'rest' && contract.route.rest?.isSilent) return { 204: { description: 'Done.' } }
  const content = { 'application/json': { schema: successOf(contract, dialect) } }
  const isList = dialect === 'admin' && contract.route.admin?.verb === 'list'
  const headers = {
    'Content-Range': {
      description: 'First and last row and the number of all, as far as they were counted.',
      schema: { type: 'string' },
    },
    [MORE_ROWS_HEADER]: {
      description: 'Present where there are more rows than were counted.',
      schema: { type: 'string', enum: ['true'] },
    },
  }
  return {
    [successStatus]: {
      description: 'Done.',
      ...(isList && { headers }),
      content,
    },
  }
}

function failuresOf({ route, errors }: Contract, { dialect }: Address): Json {
  const access: ErrorCode[] = route.access === 'anyone' ? [] : ['SIGN_IN_REQUIRED', 'PASSWORD_REQUIRED']
  const forged: ErrorCode[] =
    route.kind === 'command' ? ['FORGERY_SUSPECTED', 'VIEWER_CHANGED', 'WRITE_BANNED'] : []
  const isSave = route.admin?.verb === 'create' || route.admin?.verb === 'update'
  const statusOf = (code: ErrorCode) =>
    dialect === 'admin' && isSave && code === 'INVALID_INPUT'
      ? UNPROCESSABLE
      : errorCatalogue[code].httpStatus
  const codes = [...new Set([...ALWAYS, ...access, ...forged, ...errors])]
  const content = { 'application/json': { schema: failureOf(dialect) } }
  const byStatus = Object.groupBy(codes, (code) => String(statusOf(code)))
  const named = Object.entries(byStatus).map(([status, some = []]) => [
    status,
    { description: some.map(meaningOf).join('\n\n'), content },
  ])
  return { ...Object.fromEntries(named), default: { description: 'Refused or failed.', content } }
}

const meaningOf = (code: ErrorCode): string =>
  `\`${code}\` (${errorCatalogue[code].api_error_code}): ${errorCatalogue[code].message}`
