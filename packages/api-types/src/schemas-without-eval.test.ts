import { expect, it, vi } from 'vitest'
import { z } from 'zod'

it('schemas of a browser make no code of strings', async () => {
  const made = vi.spyOn(globalThis, 'Function')
  await import('./schemas-without-eval.ts')
  expect(z.object({ name: z.string() }).parse({ name: 'Ada' })).toEqual({ name: 'Ada' })
  expect(made).not.toHaveBeenCalled()
  made.mockRestore()
})
