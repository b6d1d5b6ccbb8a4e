import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestSite, type TestSite } from '../testing/test-site.ts'

const CSRF = 'a-token-long-enough'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.app.close())

async function batch(requests: unknown) {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/v3/batch/',
    cookies: { session: 'member', csrftoken: CSRF },
    headers: { 'x-csrftoken': CSRF },
    payload: { requests: JSON.stringify(requests) },
  })
  const { data } = answer.json<{ data?: Record<string, { status: string; data?: object }> }>()
  return { status: answer.statusCode, parts: data ?? {}, text: answer.body }
}

const userPath = (id: string) => `v3/users/${id}/`

describe('a batch', () => {
  it('I-7.23 answers each key with its status and data, and one failure fails no other', async () => {
    const { parts } = await batch([
      { uri: userPath(site.member.userId), params: { fields: 'id,username,full_name' }, key: 'me' },
      { uri: userPath('1'), key: 'nobody' },
      { uri: userPath(site.stranger.userId), key: 'stranger' },
    ])
    expect(Object.entries(parts).map(([key, { status }]) => [key, status])).toEqual([
      ['me', 'success'],
      ['nobody', 'failure'],
      ['stranger', 'success'],
    ])
    expect(parts.me?.data).toMatchObject({ id: site.member.userId, username: site.member.username })
  })

  it('I-7.24 takes twenty reads at most and nothing else', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ uri: userPath(site.stranger.userId), key: `u${at}` }))
    expect((await batch(many(20))).status).toBe(200)
    expect((await batch(many(21))).status).toBe(400)
    expect((await batch([{ uri: 'v3/boards/', method: 'POST' }])).status).toBe(400)
    const { parts } = await batch([{ uri: 'v3/sessions/', key: 'sessions' }])
    expect(parts.sessions?.status).toBe('failure')
  })

  it('I-7.24 takes an address that batches do not read for no id of another read', async () => {
    const { parts } = await batch([{ uri: 'v3/users/me/', key: 'me' }])
    expect(parts.me).toMatchObject({ status: 'failure', error_code: 'NOT_FOUND' })
  })

  it('I-7.24 I-3.05 never tells the email of somebody else, even when asked for it', async () => {
    const params = { fields: 'id,email,birthday,login_state' }
    const { parts, text } = await batch([{ uri: userPath(site.stranger.userId), params, key: 'stranger' }])
    expect(parts.stranger?.status).toBe('success')
    expect(text).not.toContain('@')
    expect(Object.keys(parts.stranger?.data ?? {})).toEqual(['id'])
  })
})
