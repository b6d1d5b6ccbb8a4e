import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBoard, aPin, type TestBoard } from '../testing/test-content.ts'
import { openTestSite, type TestSite } from '../testing/test-site.ts'

const CSRF = 'a-token-long-enough'
const END = '-end-'

let site: TestSite
let board: TestBoard
beforeAll(async () => {
  site = await openTestSite()
  board = await aBoard(site.deps, site.member)
  for (let at = 0; at < 5; at += 1) await aPin(site.deps, site.member, board)
})
afterAll(() => site.app.close())

type Answer = { resource_response: { data: unknown; bookmark?: string; status: string } }
const cookies = { session: 'member', csrftoken: CSRF }

const dataOf = (options: object) => JSON.stringify({ options, context: {} })

const read = async (name: string, options: object) => {
  const url = `/resource/${name}Resource/get/?data=${encodeURIComponent(dataOf(options))}`
  const answer = await site.app.inject({ url, cookies })
  return answer.json<Answer>().resource_response
}

it('a REST address hands out the same bookmark, and takes it back', async () => {
  const page = async (query: string) => {
    const answer = await site.app.inject({ url: `/v3/boards/${board.id}/pins/?page_size=3${query}`, cookies })
    return answer.json<{ data: { id: string }[]; bookmark?: string }>()
  }
  const first = await page('')
  const second = await page(`&bookmark=${encodeURIComponent(first.bookmark ?? '')}`)
  expect([...first.data, ...second.data].map(({ id }) => id)).toHaveLength(5)
  expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(5)
  expect(second.bookmark ?? END).toBe(END)
})

describe('the resource gateway', () => {
  it('I-4.109 a bookmark handed back gives the next page, until the end marker', async () => {
    const ids: string[] = []
    let bookmark: string | undefined
    for (let at = 0; at < 10 && bookmark !== END; at += 1) {
      const page = await read('BoardFeed', {
        board_id: board.id,
        page_size: 2,
        ...(bookmark && { bookmarks: [bookmark] }),
      })
      ids.push(...(page.data as { id: string }[]).map(({ id }) => id))
      bookmark = page.bookmark ?? END
    }
    expect(bookmark).toBe(END)
    expect(ids).toHaveLength(5)
    expect(new Set(ids).size).toBe(5)
  })

  it('I-7.01 C-7.41 a name has the verbs of its thing, and answers under resource_response', async () => {
    const send = (verb: string, options: object) =>
      site.app.inject({
        method: 'POST',
        url: `/resource/BoardResource/${verb}/`,
        cookies,
        headers: { 'x-csrftoken': CSRF },
        payload: { data: dataOf(options) },
      })
    const made = (await send('create', { name: 'Glazes' })).json<Answer>().resource_response
    expect(made).toMatchObject({ status: 'success', code: 0, message: 'ok', data: { name: 'Glazes' } })
    const { id: board_id } = made.data as { id: string }
    await send('update', { board_id, name: 'Slips' })
    expect(await read('Board', { board_id })).toMatchObject({ data: { id: board_id, name: 'Slips' } })
    expect((await send('delete', { board_id })).statusCode).toBe(200)
    expect(await read('Board', { board_id })).toMatchObject({ status: 'failure' })
  })
})
