import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { aMember } from '../../testing/test-callers.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { archiveBytes } from './archive-upload-service.ts'
import { appendBytes, beginUpload } from './resumable-upload-service.ts'

const MEGABYTE = 1024 * 1024

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

it('lets go of each piece of a file once it is taken, however small the pieces are', async () => {
  const deps = await testDeps()
  const member = await aMember(deps)
  const file = Buffer.alloc(5 * MEGABYTE, 'many small pieces ')
  const { id } = await beginUpload(member, { mediaType: 'archive', length: file.length }, deps)
  const sent: WeakRef<Buffer>[] = []
  let held = 0
  async function* bytes() {
    for (let at = 0; at < 3 * MEGABYTE; at += 1024) {
      const piece = Buffer.from(file.subarray(at, at + 1024))
      sent.push(new WeakRef(piece))
      yield piece
    }
    // Objects read in this turn of the loop live until its end.
    await new Promise((resolve) => setImmediate(resolve))
    collectGarbage()
    held = sent.filter((piece) => piece.deref() !== undefined).length
    yield file.subarray(3 * MEGABYTE)
  }
  const { offset } = await appendBytes(member, { id, offset: 0, size: null, bytes: bytes() }, deps)
  expect(offset).toBe(file.length)
  expect(held).toBeLessThan(10)
  expect((await buffer(archiveBytes(id, deps))).equals(file)).toBe(true)
})
