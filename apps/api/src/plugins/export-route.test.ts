import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { exportRoute } from './export-route.ts'

it('an archive of somebody’s data is downloaded, kept by no cache and found by no search engine', async () => {
  const app = Fastify()
  const asked: unknown[] = []
  exportRoute('/data-export', (query) => {
    asked.push(query)
    return Promise.resolve({ body: Readable.from(['zip']), size: 3, contentType: 'application/zip' })
  })(app)
  const { statusCode, headers, body } = await app.inject('/data-export?token=secret')
  await app.close()
  expect(asked).toEqual([{ token: 'secret' }])
  expect([statusCode, body]).toEqual([200, 'zip'])
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="your-data.zip"',
    'content-length': '3',
    'content-type': 'application/zip',
    'x-robots-tag': 'noindex',
  })
})
