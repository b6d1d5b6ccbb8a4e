// @vitest-environment jsdom
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { HttpError } from 'react-admin'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeDataProvider } from './data-provider.ts'
import { actAs, httpClient, OFFLINE_MESSAGE } from './http-client.ts'
import { inReadersWords } from './in-readers-words.ts'

const seen: { method: string; url: URL; csrf: string | null; viewer: string | null; body: string }[] = []
const server = setupServer(
  http.all('*/v3/*', async ({ request }) => {
    const url = new URL(request.url)
    seen.push({
      method: request.method,
      url,
      csrf: request.headers.get('x-csrftoken'),
      viewer: request.headers.get('x-viewer-id'),
      body: await request.text(),
    })
    if (url.pathname.endsWith('/employees')) {
      return HttpResponse.json([{ id: '1' }], { headers: { 'content-range': 'employees 10-10/11' } })
    }
    if (url.pathname.endsWith('/history')) {
      return HttpResponse.json([{ id: '1' }], {
        headers: { 'content-range': 'history 0-0/1000', 'x-more-rows': 'true' },
      })
    }
    if (url.pathname.endsWith('/refused')) {
      const errors = { name: 'is too long' }
      return HttpResponse.json({ message: 'Some of the values aren’t valid.', errors }, { status: 422 })
    }
    if (url.pathname.endsWith('/down')) return HttpResponse.error()
    return url.pathname.endsWith('/refresh/')
      ? HttpResponse.json({ status: 'success', data: { id: '5' } })
      : HttpResponse.json({ id: '5' })
  }),
)

const here = (path: string) => new URL(path, 'http://localhost:3000').href
/** Node knows no relative addresses; a browser puts its own origin before them. */
const client: typeof httpClient = (url, options) => httpClient(here(url), options)
const provider = makeDataProvider('9', client)

beforeAll(() => server.listen())
afterEach(() => {
  seen.length = 0
})
afterAll(() => server.close())

describe('data provider', () => {
  it('B-7.12 turns page 2, the sort and the search into range, sort and filter, and reads the total', async () => {
    const answer = await provider.getList('people', {
      pagination: { page: 2, perPage: 10 },
      sort: { field: 'full_name', order: 'DESC' },
      filter: { q: 'ada' },
    })
    expect(answer).toEqual({ data: [{ id: '1' }], total: 11 })
    const { url } = seen[0]!
    expect(url.pathname).toBe('/v3/businesses/9/employees')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      range: '[10,19]',
      sort: '["full_name","DESC"]',
      filter: '{"q":"ada"}',
    })
  })

  it('B-7.11 hands on that a list has more rows than were counted', async () => {
    const list = await provider.getList('history', {})
    expect(list).toEqual({ data: [{ id: '1' }], total: 1000, meta: { hasMoreRows: true } })
  })

  it('B-7.17 sends the token of the session and whose page it is with every change, and with changes only', async () => {
    document.cookie = 'csrftoken=a-token-of-the-page'
    actAs('12')
    await provider.getOne('people', { id: '1' })
    await provider.delete('people', { id: '1', previousData: { id: '1' } })
    expect(seen.map(({ method, csrf, viewer }) => [method, csrf, viewer])).toEqual([
      ['GET', null, null],
      ['DELETE', 'a-token-of-the-page', '12'],
    ])
  })

  it('runs an operation by its name: path fields leave the body, the answer leaves its envelope', async () => {
    const refreshed = await provider.run('invites.refresh', { business_id: '9', id: '5' })
    expect(refreshed).toEqual({ id: '5' })
    expect(seen[0]).toMatchObject({ method: 'POST', body: '{}' })
    expect(seen[0]!.url.pathname).toBe('/v3/businesses/9/invites/5/refresh/')
    await provider.run('invites.create', { business_id: '9', invitees: ['a@b.test'] })
    expect(seen[1]).toMatchObject({ method: 'POST', body: '{"invitees":["a@b.test"]}' })
  })

  it('says a refusal in the words of its reader where it has some', () => {
    const texts = new Map([
      ['error.INVALID_INPUT', 'Etwas stimmt nicht.'],
      ['field.needed', 'Bitte ausfüllen.'],
    ])
    const reason = {
      key: 'error.INVALID_INPUT',
      fields: { name: { key: 'field.needed' }, site: { key: 'field.newer' } },
    }
    const errors = { name: 'This is required.', site: 'No.' }
    const refusal = inReadersWords(
      new HttpError('Some of the values aren’t valid.', 422, { reason, errors }),
      (given) => texts.get(given?.key ?? '') ?? null,
    )
    expect(refusal).toMatchObject({ message: 'Etwas stimmt nicht.', status: 422 })
    expect(refusal.body.errors).toEqual({ name: 'Bitte ausfüllen.', site: 'No.' })
  })

  it('B-7.17 hands on the message and the fields of a refusal', async () => {
    const failure = await provider.getOne('people', { id: 'refused' }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(HttpError)
    expect(failure).toMatchObject({
      status: 422,
      message: 'Some of the values aren’t valid.',
      body: { errors: { name: 'is too long' } },
    })
  })

  it('B-8.10 says that there is no connection when there is none', async () => {
    const failure = provider.getOne('people', { id: 'down' })
    await expect(failure).rejects.toMatchObject({ status: 0, message: OFFLINE_MESSAGE })
  })
})
