import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressAssets } from './compressed-assets.ts'
import { removeFolder, temporaryFolder } from './temporary-folder.ts'

let folder = ''
beforeEach(() => {
  folder = temporaryFolder('assets')
})
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

/** How many bits the first byte of a brotli stream gives its window. */
function windowBits(first = 0): number {
  if ((first & 1) === 0) return 16
  const large = (first >> 1) & 7
  const small = (first >> 4) & 7
  return large > 0 ? 17 + large : small > 1 ? 8 + small : 17
}

it('gives a small file a small window: tables for a large one cost more than the file', async () => {
  writeFileSync(join(folder, 'small.js'), 'export const idea = 1\n'.repeat(80))
  writeFileSync(join(folder, 'large.js'), 'export const idea = 1\n'.repeat(80_000))
  await compressAssets(folder)
  const bitsOf = (name: string) => windowBits(readFileSync(join(folder, `${name}.br`))[0])
  expect([bitsOf('small.js'), bitsOf('large.js')]).toEqual([11, 21])
})
