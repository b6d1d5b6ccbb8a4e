import { existsSync, mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { guardDisk } from './disk-guard.ts'

const MB = 1024 * 1024

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'tessera-disk-'))))
afterEach(() => rmSync(folder, { recursive: true }))

it('a ballast lies ready while there is room', async () => {
  const guard = await guardDisk({
    folder,
    say: () => undefined,
    limits: { lowBytes: MB, ballastBytes: 2 * MB },
  })
  expect(guard.isFull()).toBe(false)
  await expect.poll(() => sizeOf(join(folder, 'ballast'))).toBe(2 * MB)
  await guard.close()
})

it('without room nothing new is taken, the ballast is given up, and it is said once', async () => {
  const roomy = await guardDisk({ folder, say: () => undefined, limits: { lowBytes: MB, ballastBytes: MB } })
  await expect.poll(() => sizeOf(join(folder, 'ballast'))).toBe(MB)
  await roomy.close()
  const { bavail, bsize } = statfsSync(folder)
  const said: string[] = []
  const limits = { lowBytes: bavail * bsize * 2, ballastBytes: MB }
  const guard = await guardDisk({ folder, say: (line) => void said.push(line), limits })
  expect(guard.isFull()).toBe(true)
  expect(existsSync(join(folder, 'ballast'))).toBe(false)
  await new Promise((resolve) => setTimeout(resolve, 350))
  await guard.close()
  expect(said).toEqual([expect.stringContaining('nothing new is taken')])
})
