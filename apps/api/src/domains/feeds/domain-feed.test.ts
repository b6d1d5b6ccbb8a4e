import { expect, it } from 'vitest'
import type { Viewer } from '@tessera/shared-auth'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin, type TestPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

const leadTo = (domain: string, pins: readonly TestPin[]) =>
  deps.read
    .updateTable('pins')
    .set({ link: `https://${domain}/`, domain })
    .where(
      'id',
      'in',
      pins.map(({ id }) => id),
    )
    .execute()

it('C-2.47 a website has the pins that lead there, newest first, as far as the viewer may see them', async () => {
  const [ada, ben, eve] = [await aMember(deps), await aMember(deps), await aMember(deps)]
  const board = await aBoard(deps, ada)
  const first = await aPin(deps, ada, board)
  const second = await aPin(deps, ada, board)
  const secret = await aPin(deps, ada, await aBoard(deps, ada, { privacy: 'secret' }))
  const copy = await aPin(deps, ben, await aBoard(deps, ben), { copyOf: first })
  const elsewhere = await aPin(deps, ada, board)
  await leadTo('shop.example', [first, second, secret, copy])
  await leadTo('other.example', [elsewhere])
  const page = (viewer: Viewer, more: object = {}) =>
    call(viewer, 'feeds.domain', { domain: 'Shop.example', ...more })
  const ids = async (viewer: Viewer) => (await page(viewer)).items.map(({ id }) => id)
  for (const viewer of [visitor, ben, ada]) expect(await ids(viewer)).toEqual([second.id, first.id])
  const { bookmark } = await page(visitor, { page_size: 1 })
  expect((await page(visitor, { page_size: 1, bookmark })).items).toMatchObject([{ id: first.id }])
  await call(eve, 'users.block', { user_id: ada.userId })
  expect(await ids(eve)).toEqual([])
})
