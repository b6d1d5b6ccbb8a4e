import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { createGuardedFetcher, defaultGuardedFetchSettings } from './guarded-fetch.ts'
import type { GuardedFetchSettings, GuardedRequest } from './guarded-fetch.ts'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  )
  return (server.address() as AddressInfo).port
}

function load(url: string, settings: Partial<GuardedFetchSettings>, wanted: Partial<GuardedRequest> = {}) {
  const fetcher = createGuardedFetcher({ ...defaultGuardedFetchSettings, ...settings })
  closers.push(() => fetcher.close())
  return fetcher.fetch(url, { maxBytes: 1_000_000, ...wanted })
}

const toLoopback = (port: number): Partial<GuardedFetchSettings> => ({
  allow: [`127.0.0.1:${port}`],
  resolve: async () => ['127.0.0.1'],
})

describe('the guarded fetcher', () => {
  it('loads what is allowed, under the name it was asked for', async () => {
    let seen: IncomingMessage | undefined
    const port = await serve((request, response) => {
      seen = request
      response.setHeader('content-type', 'Image/PNG; charset=x').end('pixels')
    })
    const found = await load(`http://pictures.example:${port}/a?b=c`, toLoopback(port), { accept: 'image/*' })
    expect(found).toEqual({
      url: `http://pictures.example:${port}/a?b=c`,
      contentType: 'image/png',
      charset: 'x',
      bytes: Buffer.from('pixels'),
    })
    expect(seen?.headers).toMatchObject({ host: `pictures.example:${port}`, accept: 'image/*' })
  })

  it.each([
    ['file:///etc/passwd', 'URL_INVALID'],
    ['gopher://127.0.0.1/', 'URL_INVALID'],
    ['ftp://example.com/', 'URL_INVALID'],
    ['ftp://127.0.0.1:80/', 'URL_INVALID'],
    ['data:text/plain,x', 'URL_INVALID'],
    ['javascript:alert(1)', 'URL_INVALID'],
    ['nonsense', 'URL_INVALID'],
    [`http://example.com/${'a'.repeat(3_000)}`, 'URL_INVALID'],
    ['http://user:pass@example.com/', 'URL_INVALID'],
    ['http://127.0.0.1/', 'ADDRESS_NOT_ALLOWED'],
    ['http://2130706433/', 'ADDRESS_NOT_ALLOWED'],
    ['http://0x7f.1/', 'ADDRESS_NOT_ALLOWED'],
    ['http://[::ffff:127.0.0.1]/', 'ADDRESS_NOT_ALLOWED'],
    ['http://169.254.169.254/latest/meta-data/', 'ADDRESS_NOT_ALLOWED'],
    ['http://inner.example/', 'ADDRESS_NOT_ALLOWED'],
    ['http://mixed.example/', 'ADDRESS_NOT_ALLOWED'],
    ['http://8.8.8.8:22/', 'ADDRESS_NOT_ALLOWED'],
    ['http://8.8.8.8:5432/', 'ADDRESS_NOT_ALLOWED'],
    ['http://nowhere.example/', 'NAME_NOT_FOUND'],
    ['http://failing.example/', 'NAME_NOT_FOUND'],
  ])('refuses %s as %s', async (url, code) => {
    const names: Record<string, string[]> = {
      'inner.example': ['10.0.0.7'],
      'mixed.example': ['8.8.8.8', '127.0.0.1'],
      'nowhere.example': [],
    }
    const resolve = async (name: string) => names[name] ?? Promise.reject(new Error('ENOTFOUND'))
    await expect(load(url, { resolve })).rejects.toMatchObject({ name: 'FetchFailure', code })
  })

  it('follows redirects, but checks each of them and only three', async () => {
    const port = await serve((request, response) => {
      const left = Number(request.url?.slice(1))
      if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end('moved')
      else if (left < 0) response.writeHead(301, { location: 'http://127.0.0.1:1/' }).end()
      else response.end('there')
    })
    const settings = toLoopback(port)
    expect((await load(`http://a.example:${port}/3`, settings)).url).toBe(`http://a.example:${port}/0`)
    await expect(load(`http://a.example:${port}/4`, settings)).rejects.toMatchObject({
      code: 'TOO_MANY_REDIRECTS',
    })
    await expect(load(`http://a.example:${port}/-1`, settings)).rejects.toMatchObject({
      code: 'ADDRESS_NOT_ALLOWED',
    })
  })

  it('connects to the address it checked, not to a later answer of the resolver', async () => {
    const port = await serve((_request, response) => response.end('pinned'))
    const answers = [['127.0.0.1'], ['127.0.0.2'], ['127.0.0.2']]
    const resolve = async () => answers.shift() ?? []
    const found = await load(`http://rebinding.example:${port}/`, { resolve, allow: [`127.0.0.1:${port}`] })
    expect(Buffer.from(found.bytes).toString()).toBe('pinned')
    expect(answers).toHaveLength(2)
  })

  it('tries the next address of a name when the first does not answer', async () => {
    const port = await serve((_request, response) => response.end('second'))
    const addresses = ['127.0.0.99', '127.0.0.1']
    const allow = addresses.map((address) => `${address}:${port}`)
    const found = await load(`http://a.example:${port}/`, { allow, resolve: async () => addresses })
    expect(Buffer.from(found.bytes).toString()).toBe('second')
  })

  it.each([
    [
      'a length that says so',
      (): Record<string, string> => ({ 'content-length': '2000000' }),
      Buffer.alloc(2_000_000),
    ],
    ['an endless stream', (): Record<string, string> => ({}), Buffer.alloc(2_000_000)],
    [
      'a gzip bomb',
      (): Record<string, string> => ({ 'content-encoding': 'gzip' }),
      gzipSync(Buffer.alloc(50_000_000)),
    ],
    [
      'a brotli bomb',
      (): Record<string, string> => ({ 'content-encoding': 'br' }),
      brotliCompressSync(Buffer.alloc(5_000_000)),
    ],
  ])('stops at %s', async (_name, headers, body) => {
    const port = await serve((_request, response) => response.writeHead(200, headers()).end(body))
    await expect(load(`http://a.example:${port}/`, toLoopback(port))).rejects.toMatchObject({
      code: 'BODY_TOO_LARGE',
    })
  })

  it.each([
    ['plain', {}, Buffer.alloc(2_000_000, 'a')],
    ['packed', { 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(50_000_000, 'a'))],
  ])('cuts a %s body off where its beginning is enough', async (_name, headers, body) => {
    const port = await serve((_request, response) =>
      response.writeHead(200, { ...headers, 'content-length': body.length }).end(body),
    )
    const fetcher = createGuardedFetcher({ ...defaultGuardedFetchSettings, ...toLoopback(port) })
    closers.push(() => fetcher.close())
    const wanted = { maxBytes: 1_000_000, isBeginningEnough: true }
    const { bytes } = await fetcher.fetch(`http://a.example:${port}/`, wanted)
    expect(Buffer.from(bytes).equals(Buffer.alloc(1_000_000, 'a'))).toBe(true)
  })

  it('writes a body into a file as it comes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tessera-fetch-'))
    closers.push(() => rm(folder, { recursive: true, force: true }))
    const file = join(folder, 'feed')
    const sizeOfFile = () => statSync(file, { throwIfNoEntry: false })?.size ?? 0
    const port = await serve((_request, response) => {
      response.writeHead(200).write(Buffer.alloc(100_000))
      // The rest comes once the beginning is written down.
      const waiting = setInterval(() => {
        if (sizeOfFile() < 100_000) return
        clearInterval(waiting)
        response.end('the rest')
      }, 5)
      response.on('close', () => clearInterval(waiting))
    })
    const fetcher = createGuardedFetcher({ ...defaultGuardedFetchSettings, ...toLoopback(port) })
    closers.push(() => fetcher.close())
    await fetcher.download(`http://a.example:${port}/`, file, { maxBytes: 100_008 })
    expect(sizeOfFile()).toBe(100_008)
    const refused = fetcher.download(`http://a.example:${port}/`, file, { maxBytes: 100_007 })
    await expect(refused).rejects.toMatchObject({ code: 'BODY_TOO_LARGE' })
  })

  it('unpacks what is packed', async () => {
    const port = await serve((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('hello')),
    )
    const found = await load(`http://a.example:${port}/`, toLoopback(port))
    expect(Buffer.from(found.bytes).toString()).toBe('hello')
  })

  it.each([
    ['never answers', (): void => undefined],
    ['drips', (_request, response): void => void response.writeHead(200).write('x')],
  ] satisfies [string, RequestListener][])('gives up on a server that %s', async (_name, listener) => {
    const port = await serve(listener)
    await expect(
      load(`http://a.example:${port}/`, { ...toLoopback(port), timeoutMs: 150 }),
    ).rejects.toMatchObject({
      code: 'TIMEOUT',
    })
  })

  it('gives up on a body that only drips where it is to come faster', async () => {
    const port = await serve((_request, response) => {
      response.writeHead(200)
      const dripping = setInterval(() => response.write('x'), 20)
      response.on('close', () => clearInterval(dripping))
    })
    const slowest = { bytesPerSecond: 1_000, afterMs: 100 }
    await expect(load(`http://a.example:${port}/`, toLoopback(port), { slowest })).rejects.toMatchObject({
      code: 'TIMEOUT',
    })
  })

  it('tells a wrong type, a bad status and a closed door apart', async () => {
    const port = await serve((request, response) => {
      if (request.url === '/gone') response.writeHead(404).end()
      else if (request.url === '/cut') response.destroy()
      else response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')
    })
    const from = (path: string) =>
      load(`http://a.example:${port}${path}`, toLoopback(port), {
        isTypeAllowed: (type) => type.startsWith('image/'),
      })
    await expect(from('/page')).rejects.toMatchObject({ code: 'CONTENT_TYPE_NOT_ALLOWED' })
    await expect(from('/gone')).rejects.toMatchObject({ code: 'STATUS_NOT_OK' })
    await expect(from('/cut')).rejects.toMatchObject({ code: 'CONNECTION_FAILED' })
  })
})
