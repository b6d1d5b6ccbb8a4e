import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { testDeps } from '../testing/test-deps.ts'
import { exportRoute } from './export-route.ts'

async function download(headers: Record<string, string>) {
  const { storage } = await testDeps()
  const key = 'exports/5/7.zip'
  await storage.put(key, Buffer.from('some bytes'), { contentType: 'application/zip' })
  const app = Fastify()
  const asked: unknown[] = []
  const find = (query: unknown) => {
    asked.push(query)
    return Promise.resolve({ id: '7', key })
  }
  exportRoute('/data-export', find, storage)(app)
  const answer = await app.inject({ method: 'GET', url: '/data-export?token=secret', headers })
  await app.close()
  expect(asked).toEqual([{ token: 'secret' }])
  return answer
}

it('an archive of somebody’s data is downloaded, kept by no cache and found by no search engine', async () => {
  const { statusCode, headers, body } = await download({})
  expect([statusCode, body]).toEqual([200, 'some bytes'])
  expect(headers).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="your-data.zip"',
    'content-length': '10',
    'content-type': 'application/zip',
    'x-robots-tag': 'noindex',
  })
})

it('a download of an archive that broke goes on where it was, but not with another archive', async () => {
  const rest = await download({ range: 'bytes=5-', 'if-range': '"7"' })
  expect([rest.statusCode, rest.body]).toEqual([206, 'bytes'])
  const another = await download({ range: 'bytes=5-', 'if-range': '"6"' })
  expect([another.statusCode, another.body]).toEqual([200, 'some bytes'])
})
