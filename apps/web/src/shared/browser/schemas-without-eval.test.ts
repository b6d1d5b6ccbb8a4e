import { expect, it } from 'vitest'
import './schemas-without-eval.ts'

it('zod, which a page loads later, takes the setting for its own', async () => {
  const { z } = await import('zod')
  expect(z.config()).toMatchObject({ jitless: true })
})
