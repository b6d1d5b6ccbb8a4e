import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBoard, aPin, type TestBoard, type TestPin } from '../testing/test-content.ts'
import { anUpload } from '../testing/test-uploads.ts'
import { openTestSite, type Caller, type TestSite } from '../testing/test-site.ts'

/** Calls as clients of this protocol have sent them for years: forms with `source_url`, `data` and a time stamp. */
const CSRF = 'a-token-long-enough'

let site: TestSite
let board: TestBoard
let pin: TestPin
beforeAll(async () => {
  site = await openTestSite()
  board = await aBoard(site.deps, site.member)
  pin = await aPin(site.deps, site.member, board)
})
afterAll(() => site.app.close())

interface Body {
  resource_response: { status: string; http_status: number; data: never; bookmark?: string; code?: number }
  resource: { name: string; options: Record<string, unknown> }
}

const headersOf = (caller: Caller, csrf: string) => ({
  'user-agent': 'Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 Chrome/61.0 Safari/537.36',
  'x-requested-with': 'XMLHttpRequest',
  accept: 'application/json, text/javascript, */*; q=0.01',
  referer: 'http://tessera.test/',
  'x-csrftoken': csrf,
  cookie: `session=${caller}; csrftoken=${CSRF}`,
})

const formOf = (data: string) => new URLSearchParams({ source_url: '/', data, _: '1511212121212' }).toString()

const post = async (path: string, data: string, caller: Caller = 'stranger', csrf = CSRF) => {
  const answer = await site.app.inject({
    method: 'POST',
    url: path,
    headers: {
      ...headersOf(caller, csrf),
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
    },
    payload: formOf(data),
  })
  return { status: answer.statusCode, body: answer.json<Body>() }
}

const get = async (path: string, data: string, caller: Caller = 'stranger') => {
  const answer = await site.app.inject({ url: `${path}?${formOf(data)}`, headers: headersOf(caller, CSRF) })
  return { status: answer.statusCode, body: answer.json<Body>() }
}

const dataOf = (options: object) => JSON.stringify({ options, context: {} })
const api = (verb: string) => `/resource/ApiResource/${verb}/`

describe('a call by address', () => {
  it('I-7.38 follows and unfollows a board: the method is that of the verb, or POST where none has it', async () => {
    const data = dataOf({ url: `/v3/boards/${board.id}/follow/` })
    const isFollowed = async () => {
      const { body } = await get('/resource/BoardResource/get/', dataOf({ board_id: board.id }))
      return (body.resource_response.data as { followed_by_me: boolean }).followed_by_me
    }
    expect(await post(api('update'), data)).toMatchObject({
      status: 200,
      body: { resource_response: { status: 'success', code: 0 }, resource: { name: 'ApiResource' } },
    })
    expect(await isFollowed()).toBe(true)
    expect((await post(api('delete'), data)).status).toBe(200)
    expect(await isFollowed()).toBe(false)
  })

  it('I-7.38 registers an upload with its fields in data, and reads with them in the address', async () => {
    const infos = JSON.stringify([{ id: 'f81d4fae', media_type: 'image-story-pin' }])
    const url = '/v3/media/uploads/register/batch/'
    const { body } = await post(api('create'), dataOf({ url, data: { media_info_list: infos } }))
    expect(body.resource_response.data).toMatchObject({
      f81d4fae: { upload_id: expect.any(String), upload_url: expect.stringMatching(/^http:/) },
    })
    expect(JSON.stringify(body.resource)).not.toContain('media_info_list')
    const site_url = '/vx/users/cctld_site/?country=DE'
    const own = await get(api('get'), dataOf({ url: site_url }))
    const direct = await site.app.inject({ url: site_url, headers: headersOf('stranger', CSRF) })
    expect(own.body.resource_response.data).toEqual(direct.json<{ data: unknown }>().data)
    const read = await get(api('get'), dataOf({ url: `/vx/boards/${board.id}/pins/?page_size=1` }))
    expect(read.body.resource_response).toMatchObject({ data: [{ id: pin.id }], bookmark: '-end-' })
  })

  it('I-7.38 reaches what the viewer may do, with the guard of each call, and nothing else', async () => {
    const url = `/v3/boards/${board.id}/`
    expect((await post(api('delete'), dataOf({ url }))).body.resource_response.http_status).toBe(403)
    expect((await post(api('delete'), dataOf({ url }), 'visitor')).status).toBe(401)
    site.takeRuns()
    expect((await post(api('delete'), dataOf({ url }), 'member', 'another-token-as-long')).status).toBe(403)
    expect((await get(api('delete'), dataOf({ url }), 'member')).status).toBe(405)
    for (const elsewhere of [
      'http://elsewhere.test/v3/boards/',
      '/resource/BoardResource/get/',
      '/v3/batch/',
      '',
    ])
      expect((await post(api('create'), dataOf({ url: elsewhere }))).status).toBe(404)
    expect(site.takeRuns()).toEqual([])
  })

  it('a note on a pin goes where notes are kept', async () => {
    const data = dataOf({ url: `/v3/pins/${pin.id}/notes/`, data: { pin_note_content: 'For the hall' } })
    expect((await post(api('create'), data, 'member')).status).toBe(200)
    const read = await get('/resource/PinResource/get/', dataOf({ id: pin.id }), 'member')
    expect(read.body.resource_response.data).toMatchObject({ note: 'For the hall' })
  })
})

describe('older names', () => {
  it('reach the resources of today', async () => {
    const said = await post(
      '/resource/PinCommentResource/create/',
      dataOf({ pin_id: pin.id, text: 'Lovely' }),
    )
    expect(said.body.resource_response.data).toMatchObject({ text: 'Lovely', pin_id: pin.id })
    for (const name of ['RelatedPinFeed', 'StoryFeed', 'OriginalPinAndRelatedPinFeed']) {
      const address = `/resource/${name}Resource/get/`
      expect((await get(address, dataOf({ pin: pin.id, add_vase: true }))).status).toBe(200)
      expect((await get(address, dataOf({ pin: '1', add_vase: true }))).status).toBe(404)
    }
    const user = await get('/_ngjs/resource/UserResource/get/', dataOf({ username: site.member.username }))
    expect(user.body.resource_response.data).toMatchObject({ id: site.member.userId })
  })

  it('list the followers of a board, also asked for by POST', async () => {
    await post('/resource/BoardFollowResource/create/', dataOf({ board_id: board.id }))
    const asked = dataOf({ board_id: board.id, page_size: 50, bookmarks: [''] })
    const { body } = await post('/resource/BoardFollowersResource/get/', asked, 'visitor')
    expect(body.resource_response.data).toMatchObject([{ id: site.stranger.userId }])
    expect(body.resource.options).toMatchObject({ bookmarks: ['-end-'] })
  })
})

describe('what such clients send', () => {
  it('ids are numbers, exact beyond what doubles hold', async () => {
    const { body } = await get('/resource/PinResource/get/', `{"options":{"id":${pin.id}},"context":{}}`)
    expect(BigInt(pin.id) > BigInt(Number.MAX_SAFE_INTEGER)).toBe(true)
    expect(body.resource_response.data).toMatchObject({ id: pin.id })
    const rest = await site.app.inject({
      method: 'POST',
      url: `/v3/pins/${pin.id}/save/`,
      headers: { ...headersOf('member', CSRF), 'content-type': 'application/json' },
      payload: `{"board_id":${(await aBoard(site.deps, site.member)).id}}`,
    })
    expect(rest.statusCode).toBe(200)
  })

  it('an uploaded picture is named by its address, and does not become the link of its pin', async () => {
    const signature = await anUpload(site.deps, site.member)
    const image_url = `http://tessera.test/images/474x/${signature
      .match(/^(..)(..)(..)/)!
      .slice(1)
      .join('/')}/${signature}.jpg`
    const options = { board_id: board.id, image_url, title: null, description: null, section: '', link: '' }
    const { body } = await post('/resource/PinResource/create/', dataOf(options), 'member')
    expect(body.resource_response.data).toMatchObject({ image_signature: signature, link: null, title: '' })
  })

  it('images are addressed from anywhere', async () => {
    const { body } = await get('/resource/PinResource/get/', dataOf({ id: pin.id }))
    const { images } = body.resource_response.data as { images: { orig: { url: string } } }
    expect(images.orig.url).toMatch(/^http:\/\/tessera\.test\/images\/orig\//)
  })

  it('a page too large is cut, and after the end comes nothing', async () => {
    const large = dataOf({ board_id: board.id, page_size: 1000 })
    expect((await get('/resource/BoardFeedResource/get/', large)).status).toBe(200)
    const past = await get(
      '/resource/BoardFeedResource/get/',
      dataOf({ board_id: board.id, bookmarks: ['-end-'] }),
    )
    expect(past.body.resource_response).toMatchObject({ data: [], bookmark: '-end-' })
  })

  it('a private board is a secret one', async () => {
    const options = { name: 'Gifts', description: null, category: '', privacy: 'private', layout: 'default' }
    const { body } = await post('/resource/BoardResource/create/', dataOf(options))
    expect(body.resource_response.data).toMatchObject({ privacy: 'secret', description: '' })
  })

  it('nothing where something is needed stays an error that names its field', async () => {
    const { status, body } = await get('/resource/PinResource/get/', dataOf({ id: '' }))
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('"id"')])
  })

  it('a field with the name of what every object has is refused like another', async () => {
    const { status } = await get(
      '/resource/PinResource/get/',
      String.raw`{"options":{"constructor":"\u0000"}}`,
    )
    expect(status).toBe(400)
  })
})
