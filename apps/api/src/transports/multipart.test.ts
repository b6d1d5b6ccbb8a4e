import { readdir } from 'node:fs/promises'
import { request as send, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sampleJpeg } from '../../test/image-samples.ts'
import { openTestSite, type TestSite } from '../testing/test-site.ts'

const CSRF = 'a-token-of-the-multipart-tests'
const FORM = 'multipart/form-data; boundary=x'
const fieldPart = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const fileHead = (name: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`

let site: TestSite
let port: number

beforeAll(async () => {
  site = await openTestSite()
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  port = (site.app.server.address() as AddressInfo).port
})
afterAll(() => site.app.close())

interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

const ours = (caller: 'member' | 'visitor') => ({
  'x-csrftoken': CSRF,
  cookie: `csrftoken=${CSRF}${caller === 'member' ? '; session=member' : ''}`,
})

/** Sends the beginning of a form with a declared size of 31 MB, and never its end. */
function begin(path: string, headers: Record<string, string>, beginning = ''): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const call = send({ host: '127.0.0.1', port, path, method: 'POST' }, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
        call.destroy()
      })
    })
    call.on('error', reject)
    for (const [name, value] of Object.entries({ 'content-type': FORM, ...headers }))
      call.setHeader(name, value)
    call.setHeader('content-length', 31 * 1024 * 1024)
    call.write(beginning || fileHead('img'))
  })
}

const openConnections = (): Promise<number> =>
  new Promise((resolve) => site.app.server.getConnections((_error, count) => resolve(count)))

const formsOnDisk = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('tessera-form-'))

describe('a form is refused before its file has come', () => {
  it('of a visitor', async () => {
    expect(await begin('/upload-image/', ours('visitor'))).toMatchObject({ status: 401 })
  })

  it('of another site', async () => {
    expect(await begin('/upload-image/', { cookie: 'session=member' })).toMatchObject({ status: 403 })
  })

  it('where none is taken', async () => {
    expect(await begin('/v3/boards/', ours('member'))).toMatchObject({ status: 415 })
  })

  it('whose signature is not ours', async () => {
    const fields = fieldPart('expires', '9999999999999') + fieldPart('token', 'x'.repeat(43))
    const { status } = await begin('/v3/media/uploads/1/file/', {}, `${fields}${fileHead('file')}first bytes`)
    expect(status).toBe(404)
    expect(await formsOnDisk()).toEqual([])
  })
})

it('a file of a member is taken from disk, where nothing of it is left', async () => {
  const jpeg = await sampleJpeg({ seed: 77, width: 500, height: 400 })
  const payload = Buffer.concat([Buffer.from(fileHead('img')), jpeg, Buffer.from('\r\n--x--\r\n')])
  const reply = await site.app.inject({
    method: 'POST',
    url: '/upload-image/',
    headers: { 'content-type': FORM, ...ours('member') },
    payload,
  })
  expect(reply.json()).toMatchObject({ data: { success: true, width: 500, height: 400 } })
  expect(await formsOnDisk()).toEqual([])
})

it('forms whose file never begins keep no place from the files of others', async () => {
  const held = Array.from({ length: 24 }, () => {
    const call = send({ host: '127.0.0.1', port, path: '/v3/media/uploads/1/file/', method: 'POST' })
    call.on('error', () => undefined)
    call.setHeader('content-type', FORM)
    call.setHeader('content-length', 31 * 1024 * 1024)
    call.write(fieldPart('expires', '9999999999999'))
    return call
  })
  await vi.waitFor(async () => expect(await openConnections()).toBeGreaterThanOrEqual(held.length))
  await new Promise((resolve) => setTimeout(resolve, 200))
  const jpeg = await sampleJpeg({ seed: 78, width: 500, height: 400 })
  const reply = await site.app.inject({
    method: 'POST',
    url: '/upload-image/',
    headers: { 'content-type': FORM, ...ours('member') },
    payload: Buffer.concat([Buffer.from(fileHead('img')), jpeg, Buffer.from('\r\n--x--\r\n')]),
  })
  for (const call of held) call.destroy()
  expect(reply.statusCode).toBe(200)
})

describe('a form that is not one of ours', () => {
  const post = (payload: string, contentType = FORM) =>
    site.app.inject({
      method: 'POST',
      url: '/upload-image/',
      headers: { 'content-type': contentType, ...ours('member') },
      payload,
    })

  it('is a fault of its sender where it is cut off', async () => {
    const reply = await post(`${fileHead('img')}the first bytes of a picture`)
    expect(reply.statusCode).toBe(400)
    expect(JSON.stringify(reply.json())).toContain('body')
    expect(await formsOnDisk()).toEqual([])
  })

  it('is refused by the name of a field where a file is not expected', async () => {
    const reply = await post(`${fileHead('avatar')}bytes\r\n--x--\r\n`)
    expect(reply.statusCode).toBe(400)
    expect(JSON.stringify(reply.json())).toContain('avatar')
    expect(await formsOnDisk()).toEqual([])
  })

  it('keeps the status of what the parser itself refuses', async () => {
    const many = Array.from({ length: 1200 }, (_, at) => fieldPart(`f${at}`, 'x')).join('')
    expect((await post(`${many}--x--\r\n`)).statusCode).toBe(413)
  })
})
