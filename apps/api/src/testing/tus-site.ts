import { request as send, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { RESUMABLE_UPLOADS_PATH } from '@tessera/api-types/media/resumable-uploads'
import {
  appendBytes,
  beginUpload,
  endUpload,
  findResumable,
} from '../domains/media/resumable-upload-service.ts'
import { resumableUploads } from '../plugins/resumable-uploads.ts'
import { testDeps } from './test-deps.ts'
import { openTestSite, type Caller } from './test-site.ts'

const CSRF = 'a-token-of-the-upload-tests'

interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

interface Call {
  as?: Caller
  headers?: Record<string, string>
  body?: Uint8Array
  /** Hangs up once so much of the body is sent. */
  cutAt?: number
}

const metadata = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')

/** The headers that begin an upload. */
export const creation = (length: number | string, mediaType = 'archive') => ({
  headers: {
    'upload-length': `${length}`,
    'upload-metadata': metadata({ filename: 'ä.zip', media_type: mediaType, cover_ms: '700' }),
  },
})

/** Bytes of which no two megabytes are alike. */
export function variedBytes(size: number): Buffer {
  const bytes = Buffer.alloc(size)
  for (let at = 0; at < size; at += 4) bytes.writeUInt32LE((at ^ 0x5bd1e995) >>> 0, Math.min(at, size - 4))
  return bytes
}

/** A listening site, and requests as a client of the tus protocol makes them that is not ours. */
export async function openTusSite() {
  const deps = await testDeps()
  const site = await openTestSite([
    resumableUploads({
      begin: (viewer, asked) => beginUpload(viewer, asked, deps),
      find: (viewer, id) => findResumable(viewer, id, deps),
      append: (viewer, appended) => appendBytes(viewer, appended, deps),
      end: (viewer, id) => endUpload(viewer, id, deps),
    }),
  ])
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = site.app.server.address() as AddressInfo

  const call = (method: string, path: string, { as = 'member', headers = {}, body, cutAt }: Call = {}) =>
    new Promise<Reply>((resolve, reject) => {
      const asked = send({ host: '127.0.0.1', port, path, method }, (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
        )
      })
      asked.on('error', reject)
      const given = {
        'tus-resumable': '1.0.0',
        'x-csrftoken': CSRF,
        cookie: `csrftoken=${CSRF}; session=${as}`,
        ...(body && {
          'content-type': 'application/offset+octet-stream',
          'content-length': `${body.length}`,
        }),
        ...headers,
      }
      for (const [name, value] of Object.entries(given)) if (value !== '') asked.setHeader(name, value)
      if (!body || cutAt === undefined) return void asked.end(body)
      asked.write(body.subarray(0, cutAt), () => setTimeout(() => asked.destroy(), 200))
    })

  async function begun(length: number, mediaType = 'archive') {
    const { headers } = await call('POST', RESUMABLE_UPLOADS_PATH, creation(length, mediaType))
    const path = String(headers.location)
    return {
      id: /(\d+)\/$/.exec(path)?.[1] ?? '',
      path,
      patch: (offset: number, body: Uint8Array, more: Call = {}) =>
        call('PATCH', path, { body, ...more, headers: { 'upload-offset': `${offset}`, ...more.headers } }),
      offset: async () => Number((await call('HEAD', path)).headers['upload-offset']),
    }
  }

  /** Sends the beginning of a megabyte and no more; returns what hangs up. */
  const dribbling = (path: string) =>
    new Promise<() => void>((resolve) => {
      const asked = send({ host: '127.0.0.1', port, path, method: 'PATCH' })
      asked.on('error', () => undefined)
      const headers = {
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'content-length': `${1024 * 1024}`,
        'x-csrftoken': CSRF,
        cookie: `csrftoken=${CSRF}; session=member`,
      }
      for (const [name, value] of Object.entries(headers)) asked.setHeader(name, value)
      asked.write(variedBytes(64), () => setTimeout(() => resolve(() => void asked.destroy()), 100))
    })

  async function objectsOf(uploadId: string): Promise<number> {
    let count = 0
    for (const folder of ['archives', 'incoming'])
      for await (const object of deps.storage.list(`${folder}/${uploadId}`)) count += object.key ? 1 : 0
    return count
  }

  return {
    deps,
    call,
    begun,
    dribbling,
    /** How much of an upload is stored, in objects. */
    objectsOf,
    /** Uploads count against the limits of their member. */
    forgetUploads: () =>
      deps.read.deleteFrom('mediaUploads').where('userId', '=', site.member.userId).execute(),
    close: () => site.app.close(),
  }
}

export type TusSite = Awaited<ReturnType<typeof openTusSite>>
