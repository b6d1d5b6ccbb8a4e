import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, expect, it } from 'vitest'
import { compressAssets } from './compressed-assets.ts'
import { removeFolder, temporaryFolder } from './temporary-folder.ts'

const folder = temporaryFolder('assets')
afterEach(() => removeFolder(folder))

it('lays a compressed file beside each text that is long enough, and nothing beside a picture', async () => {
  const script = 'export const idea = 1\n'.repeat(200)
  writeFileSync(join(folder, 'page.js'), script)
  writeFileSync(join(folder, 'short.css'), 'a{}')
  writeFileSync(join(folder, 'font.woff2'), Buffer.alloc(4096))
  await compressAssets(folder)
  expect(readdirSync(folder).toSorted()).toEqual(['font.woff2', 'page.js', 'page.js.br', 'short.css'])
  expect(brotliDecompressSync(readFileSync(join(folder, 'page.js.br'))).toString()).toBe(script)
})
