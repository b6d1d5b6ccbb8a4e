import { expect, it, vi } from 'vitest'

it('zod, which a page loads later, takes the setting for its own', async () => {
  vi.resetModules()
  await import('./schemas-without-eval.ts')
  const { z } = await import('zod')
  expect(z.config()).toMatchObject({ jitless: true })
})
