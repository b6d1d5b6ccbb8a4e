import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const CODEGEN = fileURLToPath(new URL('../tools/codegen.ts', import.meta.url))

it('generated files are what their sources make now', { timeout: 60_000 }, () => {
  const { status, stderr } = spawnSync(process.execPath, [CODEGEN, '--check'], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})
