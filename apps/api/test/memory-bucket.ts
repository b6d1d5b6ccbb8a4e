import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A bucket on a loopback port that speaks put, get, head, delete and list of the S3 protocol. */
export async function openMemoryBucket(): Promise<{ endpoint: string; close(): Promise<void> }> {
  const objects = new Map<string, { bytes: Buffer; contentType: string; storedAt: Date }>()

  /** Two keys a page, so that readers must turn it. */
  const listing = (bucket: string, query: URLSearchParams): string => {
    const root = `${bucket.replace(/\/$/, '')}/`
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(root + (query.get('prefix') ?? '')))
      .toSorted()
      .filter((key) => key > (query.get('continuation-token') ?? ''))
    const page = keys.slice(0, 2)
    const contents = page.map((key) => {
      const storedAt = objects.get(key)?.storedAt.toISOString() ?? ''
      return `<Contents><Key>${key.slice(root.length)}</Key><LastModified>${storedAt}</LastModified></Contents>`
    })
    const isCut = keys.length > page.length
    const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const key = request.url?.split('?')[0] ?? ''
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) {
      response.writeHead(403).end()
      return
    }
    if (request.method === 'PUT') {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      objects.set(key, {
        bytes: Buffer.concat(chunks),
        contentType: request.headers['content-type'] ?? '',
        storedAt: new Date(),
      })
      response.writeHead(200, { etag: '"1"' }).end()
      return
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
      return
    }
    const query = new URL(request.url ?? '', 'http://bucket').searchParams
    if (query.get('list-type') === '2') {
      response.writeHead(200, { 'content-type': 'application/xml' }).end(listing(key, query))
      return
    }
    const found = objects.get(key)
    if (!found) {
      const xml = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>gone</Message></Error>'
      response
        .writeHead(404, { 'content-type': 'application/xml' })
        .end(request.method === 'HEAD' ? undefined : xml)
      return
    }
    response.writeHead(200, {
      'content-type': found.contentType,
      'content-length': found.bytes.length,
    })
    response.end(request.method === 'HEAD' ? undefined : found.bytes)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
