import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { crc32, deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { LibraryError } from '../library/library-source.ts'
import { openZipFile, type ZipLimits } from './zip-file.ts'

const LIMITS: ZipLimits = { maxFiles: 3, maxListBytes: 1_000, maxUnpackedBytes: 10_000 }
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zip-file-'))
})
afterAll(() => rm(folder, { recursive: true }))

interface RawEntry {
  name: string
  data: Buffer
  /** What stands in the archive where it differs from the data. */
  size?: number
  crc?: number
  method?: number
  flags?: number
  mode?: number
  offset?: number
}

/** An archive byte by byte, as no writer would make it. */
function rawZip(entries: readonly RawEntry[]): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let at = 0
  for (const { name, data, method = 0, flags = 0x800, mode = 0o100_644, ...said } of entries) {
    const packed = method === 8 ? deflateRawSync(data) : data
    const nameBytes = Buffer.from(name)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(flags, 2)
    fields.writeUInt16LE(method, 4)
    fields.writeUInt32LE(said.crc ?? crc32(data), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(said.size ?? data.length, 18)
    fields.writeUInt16LE(nameBytes.length, 22)
    local.push(Buffer.from('PK\u0003\u0004', 'latin1'), fields, nameBytes, packed)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE((mode << 16) >>> 0, 6)
    tail.writeUInt32LE(said.offset ?? at, 10)
    const madeOnUnix = Buffer.from([20, 3])
    central.push(Buffer.from('PK\u0001\u0002', 'latin1'), madeOnUnix, fields, tail, nameBytes)
    at += 30 + nameBytes.length + packed.length
  }
  const list = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...local, list, end])
}

let files = 0
async function open(archive: Uint8Array, limits?: ZipLimits) {
  const path = join(folder, `${(files += 1)}.zip`)
  await writeFile(path, archive)
  return openZipFile(path, limits)
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing',
    (error: unknown) => (error instanceof LibraryError ? error.reason : error),
  )

const text = Buffer.from('a picture')

it('reads the files of an archive at random, with their folders', async () => {
  const zip = new ZipFile()
  zip.addEmptyDirectory('Kitchen')
  zip.addBuffer(Buffer.from('first'), 'Kitchen/Shelves/one.jpg')
  zip.addBuffer(Buffer.alloc(100_000, 'x'), 'two.jpg', { compress: false })
  zip.end()
  const opened = await open(await buffer(zip.outputStream))
  expect(opened.faults).toEqual([])
  const [one, two] = opened.files
  expect([one?.name, one?.size]).toEqual(['Kitchen/Shelves/one.jpg', 5])
  expect((await two?.read(100_000))?.length).toBe(100_000)
  expect(String(await one?.read(5))).toBe('first')
  expect(await refusal(two?.read(99_999) ?? Promise.resolve())).toBe('too_large')
  opened.close()
  expect(await refusal(one?.read(5) ?? Promise.resolve())).toBe('unreadable')
})

it('passes over names that lead elsewhere, links, encrypted files and repeated names', async () => {
  const { files: read, faults } = await open(
    rawZip([
      { name: '../../etc/passwd', data: text },
      { name: '/root/one.jpg', data: text },
      { name: 'C:\\one.jpg', data: text },
      { name: 'folder\\.\\one.jpg', data: text },
      { name: 'folder/one.jpg', data: text },
      { name: 'link.jpg', data: Buffer.from('/etc/passwd'), mode: 0o120_777 },
      { name: 'secret.jpg', data: Buffer.alloc(20), size: 8, flags: 0x801 },
      { name: 'packed.jpg', data: text, method: 12 },
      { name: 'a\u0000b.jpg', data: text },
      { name: `${'x'.repeat(1_100)}.jpg`, data: text },
    ]),
  )
  expect(read.map(({ name }) => name)).toEqual(['folder/one.jpg'])
  expect(faults.map(({ where, reason }) => [where.slice(0, 20), reason])).toEqual([
    ['../../etc/passwd', 'unreadable'],
    ['/root/one.jpg', 'unreadable'],
    ['C:/one.jpg', 'unreadable'],
    ['folder/one.jpg', 'unreadable'],
    ['link.jpg', 'unsupported_type'],
    ['secret.jpg', 'unreadable'],
    ['packed.jpg', 'unreadable'],
    ['a\u{fffd}b.jpg', 'unreadable'],
    ['xxxxxxxxxxxxxxxxxxxx', 'unreadable'],
  ])
})

it('does not trust the size or the checksum that an archive says', async () => {
  const bomb = Buffer.alloc(50_000_000)
  const { files: read } = await open(
    rawZip([
      { name: 'more.jpg', data: bomb, method: 8, size: 100 },
      { name: 'less.jpg', data: text, method: 8, size: 100 },
      { name: 'other.jpg', data: text, crc: 1 },
      { name: 'whole.jpg', data: bomb, method: 8 },
    ]),
  )
  const results = await Promise.all(read.map((file) => refusal(file.read(1_000_000))))
  expect(results).toEqual(['unreadable', 'unreadable', 'unreadable', 'too_large'])
})

it('refuses archives with more files, names or data than it lists', async () => {
  const many = ['a', 'b', 'c', 'd'].map((name) => ({ name, data: text }))
  expect(await refusal(open(rawZip(many.slice(1)), LIMITS))).toBe('nothing')
  expect(await refusal(open(rawZip(many), LIMITS))).toBe('too_large')
  expect(await refusal(open(rawZip([{ name: 'x'.repeat(1_001), data: text }]), LIMITS))).toBe('too_large')
  const large = { name: 'a', data: Buffer.alloc(10_001), method: 8 }
  expect(await refusal(open(rawZip([large]), LIMITS))).toBe('too_large')
})

it('refuses archives whose files share their bytes', async () => {
  const shared = rawZip([
    { name: 'a', data: text, offset: 0 },
    { name: 'b', data: text, offset: 0 },
  ])
  expect(await refusal(open(shared))).toBe('unreadable')
})

it('refuses an archive that is cut off, or none', async () => {
  const whole = rawZip([{ name: 'a', data: text }])
  expect(await refusal(open(whole.subarray(0, -10)))).toBe('unreadable')
  expect(await refusal(open(Buffer.from('<html>no archive</html>')))).toBe('unreadable')
  expect(await refusal(open(Buffer.alloc(0)))).toBe('unreadable')
  expect(await refusal(openZipFile(join(folder, 'nowhere.zip')))).toBe('unreadable')
})

it('reads or refuses an archive with any bytes changed', async () => {
  const whole = rawZip([
    { name: 'Kitchen/one.jpg', data: Buffer.alloc(300, 'x'), method: 8 },
    { name: 'two.jpg', data: text },
  ])
  const change = fc.tuple(fc.nat(whole.length - 1), fc.nat(255))
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
      const broken = Buffer.from(whole)
      for (const [at, byte] of changes) broken[at] = byte
      try {
        const opened = await open(broken)
        for (const file of opened.files) {
          const reading = await refusal(file.read(1_000))
          expect(['nothing', 'unreadable', 'too_large']).toContain(reading)
        }
        opened.close()
      } catch (error) {
        expect(error).toBeInstanceOf(LibraryError)
      }
    }),
    { numRuns: 300 },
  )
})
