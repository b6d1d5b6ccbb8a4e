import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

it('uses no color that the tokens do not define: it would be none', () => {
  const tokens = read('packages/design-tokens/src/tokens.css')
  const defined = new Set([...tokens.matchAll(/(--color-[\w-]+):/g)].map(([, name]) => name))
  const sheets = globSync('apps/web/src/**/*.css', { cwd: root })
  expect(sheets.length).toBeGreaterThan(50)
  const unknown = sheets.flatMap((file) =>
    [...read(file).matchAll(/var\((--color-[\w-]+)/g)].flatMap(([, name = '']) =>
      defined.has(name) ? [] : [`${file}: ${name}`],
    ),
  )
  expect(unknown).toEqual([])
})
