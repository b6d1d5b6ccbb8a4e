import { expect, it, vi } from 'vitest'

it('schemas that are loaded after the setting make no code of strings', async () => {
  const made = vi.spyOn(globalThis, 'Function')
  await import('./schemas-without-eval.ts')
  const { z } = await import('zod')
  expect(z.config().jitless).toBe(true)
  expect(z.object({ name: z.string() }).parse({ name: 'Ada' })).toEqual({ name: 'Ada' })
  expect(made).not.toHaveBeenCalled()
  made.mockRestore()
})
