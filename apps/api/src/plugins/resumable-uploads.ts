import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  ARCHIVE_MAX_BYTES,
  RESUMABLE_UPLOADS_PATH,
  TUS_CONTENT_TYPE,
  TUS_VERSION,
} from '@tessera/api-types/media/resumable-uploads'
import { MEDIA_TYPES } from '@tessera/api-types/media/views'
import { Id, int } from '@tessera/api-types/wire/scalars'
import type { Member } from '@tessera/shared-auth'
import { z } from 'zod'
import { DomainError } from '../kernel/domain-error.ts'
import { invalidInput } from '../kernel/invalid-input.ts'
import { admit } from '../kernel/operation.ts'
import { sendRestFailure } from '../transports/rest.ts'
import { guardAgainstForgery } from './forgery-guard.ts'

interface Upload {
  id: string
  mediaType: string
  coverMs: number
  offset: number
  length: number
  expiresAt: Date | null
}

interface Uploads {
  begin(viewer: Member, asked: { mediaType: string; length: number; coverMs?: number }): Promise<Upload>
  find(viewer: Member, id: string): Promise<Upload>
  append(
    viewer: Member,
    appended: { id: string; offset: number; size: number | null; bytes: AsyncIterable<Uint8Array> },
  ): Promise<Upload>
  end(viewer: Member, id: string): Promise<void>
}

type Handler = (viewer: Member, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Requests of one process that bring bytes at once, and those of one member; each holds a part in memory. */
const MAX_AT_ONCE = 16
const MAX_OF_MEMBER = 4
const PRECONDITION_FAILED = 412
const VERSION_HEADER = 'tus-resumable'
const MEMBER_QUERY = { access: 'member', kind: 'query' } as const
const MEMBER_COMMAND = { access: 'member', kind: 'command' } as const

const size = int({ min: 0, max: Number.MAX_SAFE_INTEGER })
const Creation = z.object({ 'upload-length': size, 'upload-metadata': z.string().default('') })
const Metadata = z.object({ media_type: z.enum(MEDIA_TYPES), cover_ms: size.optional() })
const Appending = z.object({ 'upload-offset': size, 'content-length': size.optional() })
const Params = z.object({ upload_id: Id })

/** Files of any size by the tus protocol: https://tus.io/protocols/resumable-upload */
export const resumableUploads = (uploads: Uploads) => async (site: FastifyInstance) => {
  await site.register(async (app) => {
    app.removeAllContentTypeParsers()
    // Bodies are read by who wants them; all others stay unread.
    app.addContentTypeParser('*', (_request: unknown, payload: unknown, done) => done(null, payload))
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers({ [VERSION_HEADER]: TUS_VERSION, 'cache-control': 'no-store' })
    })
    app.setErrorHandler((error, request, reply) => {
      // The rest of an unread body is not waited for.
      if (!request.raw.complete) reply.header('connection', 'close')
      return sendRestFailure(error, reply, isOfVersion(error) ? PRECONDITION_FAILED : undefined)
    })

    const handlers = { HEAD: report(uploads), PATCH: append(uploads), DELETE: end(uploads) }
    const methodOf = ({ headers, method }: FastifyRequest) =>
      String(headers['x-http-method-override'] ?? method).toUpperCase()
    const admitted = async (
      request: FastifyRequest,
      reply: FastifyReply,
      method = methodOf(request),
    ): Promise<Member> => {
      requireVersion(request, reply)
      const route = method === 'HEAD' ? MEMBER_QUERY : MEMBER_COMMAND
      if (route.kind === 'command') guardAgainstForgery(request)
      return admit<'member'>(route, await request.context(reply)).viewer
    }
    const beforeBody = async (request: FastifyRequest, reply: FastifyReply) =>
      void (await admitted(request, reply))

    app.route({
      method: 'POST',
      url: RESUMABLE_UPLOADS_PATH,
      onRequest: async (request, reply) => void (await admitted(request, reply, 'POST')),
      handler: async (request, reply) =>
        begin(uploads)(await admitted(request, reply, 'POST'), request, reply),
    })
    app.route({
      // A client that cannot send PATCH or DELETE names it in a POST.
      method: ['HEAD', 'PATCH', 'DELETE', 'POST'],
      url: `${RESUMABLE_UPLOADS_PATH}:upload_id/`,
      onRequest: beforeBody,
      async handler(request, reply) {
        const method = methodOf(request)
        if (!isKey(handlers, method)) throw new DomainError('METHOD_NOT_ALLOWED')
        return handlers[method](await admitted(request, reply), request, reply)
      },
    })
    for (const url of [RESUMABLE_UPLOADS_PATH, `${RESUMABLE_UPLOADS_PATH}:upload_id/`])
      app.options(url, (_request, reply) => reply.code(204).headers(abilities).send())
  })
}

const abilities = {
  'tus-version': TUS_VERSION,
  'tus-extension': 'creation,expiration,termination',
  'tus-max-size': ARCHIVE_MAX_BYTES,
}

const isKey = <T extends object>(record: T, key: PropertyKey): key is keyof T => Object.hasOwn(record, key)

function requireVersion({ headers }: FastifyRequest, reply: FastifyReply): void {
  if (headers[VERSION_HEADER] === TUS_VERSION) return
  reply.header('tus-version', TUS_VERSION)
  throw new DomainError('INVALID_INPUT', {
    fields: { [VERSION_HEADER]: { key: 'field.choice', params: { choices: TUS_VERSION } } },
  })
}

const isOfVersion = (error: unknown): boolean =>
  error instanceof DomainError && VERSION_HEADER in (error.detail.fields ?? {})

function read<T extends z.ZodType>(schema: T, raw: unknown): z.output<T> {
  const result = schema.safeParse(raw)
  if (!result.success) throw invalidInput(result.error)
  return result.data
}

const idOf = ({ params }: FastifyRequest): string => read(Params, params).upload_id

const begin =
  (uploads: Uploads): Handler =>
  async (viewer, { headers }, reply) => {
    const { 'upload-length': length, 'upload-metadata': metadata } = read(Creation, headers)
    const { media_type: mediaType, cover_ms: coverMs } = read(Metadata, readMetadata(metadata))
    const upload = await uploads.begin(viewer, {
      mediaType,
      length,
      ...(coverMs !== undefined && { coverMs }),
    })
    return reply
      .code(201)
      .headers({ location: `${RESUMABLE_UPLOADS_PATH}${upload.id}/`, ...expiryOf(upload) })
      .send()
  }

const report =
  (uploads: Uploads): Handler =>
  async (viewer, request, reply) => {
    const upload = await uploads.find(viewer, idOf(request))
    return reply
      .headers({
        ...offsetOf(upload),
        'upload-length': upload.length,
        'upload-metadata': writeMetadata({ media_type: upload.mediaType, cover_ms: upload.coverMs }),
      })
      .send()
  }

function append(uploads: Uploads): Handler {
  const running: string[] = []
  return async (viewer, request, reply) => {
    const { headers, body } = request
    if (headers['content-type'] !== TUS_CONTENT_TYPE)
      throw new DomainError('UNSUPPORTED_CONTENT', { detail: `Send the bytes as ${TUS_CONTENT_TYPE}.` })
    const { 'upload-offset': offset, 'content-length': declared } = read(Appending, headers)
    const own = running.filter((userId) => userId === viewer.userId).length
    if (running.length >= MAX_AT_ONCE || own >= MAX_OF_MEMBER)
      throw new DomainError('UNAVAILABLE', { retryAfter: 5 })
    running.push(viewer.userId)
    try {
      const appended = { id: idOf(request), offset, size: declared ?? null, bytes: body as Readable }
      const upload = await uploads.append(viewer, appended)
      return reply.code(204).headers(offsetOf(upload)).send()
    } finally {
      running.splice(running.indexOf(viewer.userId), 1)
    }
  }
}

const end =
  (uploads: Uploads): Handler =>
  async (viewer, request, reply) => {
    await uploads.end(viewer, idOf(request))
    return reply.code(204).send()
  }

const offsetOf = (upload: Upload) => ({ 'upload-offset': upload.offset, ...expiryOf(upload) })

const expiryOf = ({ expiresAt }: Upload) => (expiresAt ? { 'upload-expires': expiresAt.toUTCString() } : {})

/** `media_type dmlkZW8=,cover_ms NTAw`: names with values in Base64. */
const readMetadata = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(',').map((pair) => {
      const [name = '', value = ''] = pair.trim().split(' ')
      return [name, Buffer.from(value, 'base64').toString()]
    }),
  )

const writeMetadata = (metadata: Record<string, string | number>): string =>
  Object.entries(metadata)
    .map(([name, value]) => `${name} ${Buffer.from(String(value)).toString('base64')}`)
    .join(',')
