import { describe, expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { aMember } from '../../testing/test-callers.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { openTestSite } from '../../testing/test-site.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)
const json = (verbatim: string) => JSON.stringify({ verbatim, action_from: 'account_menu' })
const rowsOf = (userId: string) =>
  deps.read.selectFrom('feedback').selectAll().where('userId', '=', userId).execute()

describe('feedback', () => {
  it('C-7.19 is stored with its writer, place and time', async () => {
    const ada = await aMember(deps)
    expect(await call(ada, 'feedback.send', { feedback_data: json(' More colors ') })).toBeNull()
    expect(await rowsOf(ada.userId)).toEqual([
      {
        id: expect.any(String),
        userId: ada.userId,
        actionFrom: 'account_menu',
        verbatim: 'More colors',
        createdAt: expect.any(Date),
      },
    ])
  })

  it('without a word is nothing, and no failure', async () => {
    const ada = await aMember(deps)
    expect(await call(ada, 'feedback.send', { feedback_data: json('  ') })).toBeNull()
    expect(await rowsOf(ada.userId)).toEqual([])
  })

  it('is listed to staff, newest first', async () => {
    const ada = await aMember(deps)
    const staff = { ...(await aMember(deps)), isEmployee: true }
    for (const words of ['First', 'Second']) await call(ada, 'feedback.send', { feedback_data: json(words) })
    const { items } = await call(staff, 'feedback.list', {})
    const { total } = await call(staff, 'feedback.list', { range: [0, 0] })
    expect(items.slice(0, 2).map(({ verbatim, user }) => [verbatim, user.id])).toEqual([
      ['Second', ada.userId],
      ['First', ada.userId],
    ])
    expect(total).toBe(items.length)
    await expect(call(ada, 'feedback.list', {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('C-7.18 POST /v3/analytics/feedback/ takes a text of JSON', async () => {
    const { app } = await openTestSite()
    const post = (feedback_data: string) =>
      app.inject({
        method: 'POST',
        url: '/v3/analytics/feedback/',
        headers: {
          cookie: 'csrftoken=a-token-of-this-test; session=member',
          'x-csrftoken': 'a-token-of-this-test',
          'sec-fetch-site': 'same-origin',
          origin: 'http://tessera.test',
        },
        payload: { feedback_data },
      })
    const sent = await post(json('More colors'))
    expect([sent.statusCode, sent.json().status]).toEqual([200, 'success'])
    const refused = await post('More colors')
    expect([refused.statusCode, refused.json().code]).toEqual([400, 1])
    await app.close()
  })
})
