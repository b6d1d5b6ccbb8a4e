import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const SETTING = fileURLToPath(new URL('../packages/api-types/src/schemas-without-eval.ts', import.meta.url))
const SCRIPT = `
  await import(process.argv[1])
  const { z } = await import('zod')
  console.log(z.config().jitless)
`

// In a process of its own: here other tests have loaded zod already.
it('zod, which a page loads later, takes the setting for its own', () => {
  const flags = ['--input-type=module', '--eval', SCRIPT, SETTING]
  const output = execFileSync(process.execPath, flags, {
    cwd: fileURLToPath(new URL('../packages/api-types/', import.meta.url)),
  })
  expect(output.toString().trim()).toBe('true')
})
