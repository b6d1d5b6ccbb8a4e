import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { siteSecret } from './site-secret.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'tessera-key-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const secretOf = (SECRET_KEY?: string) => siteSecret({ DATA_DIR: folder, SECRET_KEY }).export()

it('a key is made once, whole, for its owner alone, and read ever after', () => {
  const key = secretOf()
  expect(key).toHaveLength(32)
  expect(readdirSync(folder)).toEqual(['secret-key'])
  expect(statSync(join(folder, 'secret-key')).mode & 0o777).toBe(0o600)
  expect(secretOf()).toEqual(key)
})

it.each([0, 1, 31, 33])('a key file of %i bytes is refused by name, and left as it is', (bytes) => {
  const file = join(folder, 'secret-key')
  writeFileSync(file, Buffer.alloc(bytes))
  expect(() => secretOf()).toThrow(`${file} holds ${bytes} bytes`)
  expect(statSync(file).size).toBe(bytes)
})

it('a key that is given needs no file', () => {
  expect(secretOf('a passphrase of some length')).toHaveLength(32)
  expect(readdirSync(folder)).toEqual([])
})

it('a site that moves to servers keeps the key of its folder', () => {
  const key = secretOf()
  const text = `raw:${readFileSync(join(folder, 'secret-key')).toString('base64url')}`
  expect(secretOf(text)).toEqual(key)
  expect(secretOf(`${text}x`)).not.toEqual(key)
})
