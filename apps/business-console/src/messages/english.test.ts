import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { english } from './english.ts'

const SOURCES = join(import.meta.dirname, '..')
const KEY = /['"`]((?:console|resources)\.[\w-]+(?:\.[\w-]+)+)['"`]/g

function textAt(key: string): unknown {
  return key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown>)?.[part], english)
}

const used = globSync('**/*.{ts,tsx}', { cwd: SOURCES })
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(KEY)].map((match) => match[1] ?? ''),
  )
  .filter((key) => !/^console\.(business|employers|collapsed)/.test(key))

describe('texts', () => {
  it('exist for every key the screens name', () => {
    const missing = [...new Set(used)].filter((key) => textAt(key) === undefined)
    expect(used.length).toBeGreaterThan(40)
    expect(missing).toEqual([])
  })
})
