import { mkdir, mkdtemp, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { forgetCopiesFrom, forgetCopy, openArchive } from './open-archive.ts'

const made: string[] = []
afterAll(() => Promise.all(made.map((path) => rm(path, { recursive: true, force: true }))))

async function* bytesOf(text: string) {
  yield Buffer.from(text)
}
const opened = async (id: string, text: string) => {
  const { files } = await openArchive({ id, name: 'pins.json' }, () => bytesOf(text))
  return String(await files[0]?.read(1_000))
}
const foldersHere = async () =>
  (await readdir(tmpdir()))
    .filter((name) => name.startsWith('tessera-library-imports'))
    .map((name) => join(tmpdir(), name))

it('what others of this machine left where copies might be is never read as an archive', async () => {
  const planted = join(tmpdir(), 'tessera-library-imports')
  made.push(join(planted, 'planted.bin'))
  await mkdir(planted, { recursive: true })
  await writeFile(join(planted, 'planted.bin'), 'theirs')
  expect(await opened('planted', 'ours')).toBe('ours')
  expect(await opened('planted', 'a copy is here')).toBe('ours')
  await forgetCopy('planted')
  expect(await opened('planted', 'ours again')).toBe('ours again')
})

it('copies are for this process alone', async () => {
  await opened('alone', 'ours')
  const found = (await foldersHere()).filter((path) => path.includes(`-${process.pid}-`))
  expect(found).toHaveLength(1)
  expect((await stat(found[0] ?? '')).mode & 0o777).toBe(0o700)
  // A cleaner of the machine took it away.
  await rm(found[0] ?? '', { recursive: true })
  expect(await opened('alone', 'ours again')).toBe('ours again')
})

it('what a process left that is gone is removed after its time, and nothing else', async () => {
  const folder = (pid: number) => mkdtemp(join(tmpdir(), `tessera-library-imports-${pid}-`))
  const gone = 2 ** 22 + 1
  const [left, young, living] = [await folder(gone), await folder(gone), await folder(process.ppid)]
  const link = join(tmpdir(), `tessera-library-imports-${gone}-link`)
  const elsewhere = await mkdtemp(join(tmpdir(), 'elsewhere-'))
  await symlink(elsewhere, link)
  made.push(left, young, living, link, elsewhere)
  await writeFile(join(left, '1.bin'), 'left')
  await writeFile(join(elsewhere, '1.bin'), 'of somebody else')
  const old = new Date(Date.now() - 3_600_000)
  for (const path of [left, living, elsewhere, join(elsewhere, '1.bin')]) await utimes(path, old, old)
  await forgetCopiesFrom(new Date(Date.now() - 1_800_000))
  const here = await foldersHere()
  expect([left, young, living].map((path) => here.includes(path))).toEqual([false, true, true])
  expect(await readdir(elsewhere)).toEqual(['1.bin'])
})
