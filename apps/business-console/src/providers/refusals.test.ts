// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'

const reason = { key: 'error.RATE_LIMITED' }

it('texts of refusals come with the first refusal, which is said in them', async () => {
  // Another file of this worker may have met a refusal.
  vi.resetModules()
  const { loadTexts } = await import('../i18n/console-texts.ts')
  const { httpClient } = await import('./http-client.ts')
  const { reasonText } = await import('./i18n-provider.ts')
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
