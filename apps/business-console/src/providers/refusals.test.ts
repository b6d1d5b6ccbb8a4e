// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { loadTexts } from '../i18n/console-texts.ts'
import { httpClient } from './http-client.ts'
import { reasonText } from './i18n-provider.ts'

const reason = { key: 'error.RATE_LIMITED' }

it('texts of refusals come with the first refusal, which is said in them', async () => {
  expect(await loadTexts('en_US')).not.toHaveProperty([reason.key])
  expect(reasonText(reason)).toBeNull()
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ message: 'Zu viele Anfragen.', reason }, { status: 429 })),
  )
  await expect(httpClient('/v3/users/me/')).rejects.toMatchObject({
    status: 429,
    message: 'You’re going too fast. Try again in a moment.',
  })
  vi.unstubAllGlobals()
})
