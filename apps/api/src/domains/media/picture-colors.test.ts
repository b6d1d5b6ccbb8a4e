import { expect, it } from 'vitest'
import { describePicture, DESCRIPTOR_SIDE } from '../../images/descriptor.ts'
import type { Deps } from '../../kernel/deps.ts'
import { aMember } from '../../testing/test-callers.ts'
import { aBoard, anImage, aPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { nameColors } from './picture-color-service.ts'

const deps = await testDeps()

const coloredPins = async (db: Deps['read']): Promise<number> => {
  const rows = await db.selectFrom('pins').select('id').where('colors', 'is not', null).execute()
  return rows.length
}

it('names the colors of a picture that many pins show, some pins at a time', async () => {
  const owner = await aMember(deps)
  const board = await aBoard(deps, owner)
  const green = Array.from({ length: DESCRIPTOR_SIDE ** 2 }, () => [46, 139, 58]).flat()
  const imageSignature = await anImage(deps, describePicture(Uint8Array.from(green)))
  for (let made = 0; made < 5; made += 1) {
    const { id } = await aPin(deps, owner, board)
    await deps.read.updateTable('pins').set({ imageSignature }).where('id', '=', id).execute()
  }
  const changes: number[] = []
  const transact: Deps['transact'] = (work) =>
    deps.transact(async (tx) => {
      const before = await coloredPins(tx)
      const done = await work(tx)
      changes.push((await coloredPins(tx)) - before)
      return done
    })
  while ((await nameColors({ read: deps.read, transact }, 2)) > 0);
  expect(Math.max(...changes)).toBe(2)
  const pins = await deps.read
    .selectFrom('pins')
    .select('colors')
    .where('imageSignature', '=', imageSignature)
    .execute()
  expect(pins.map(({ colors }) => colors?.length)).toEqual([1, 1, 1, 1, 1])
})
