import { expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { aMember } from '../../testing/test-callers.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { forgetDeletedBoard } from './board-restore-service.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

it('the former addresses of a board go when it cannot be restored any more, and those of others stay', async () => {
  const ada = await aMember(deps)
  const renamed = async (name: string) => {
    const { id } = await call(ada, 'boards.create', { name })
    await call(ada, 'boards.update', { board_id: id, name: `${name} anew` })
    return id
  }
  const [kept, gone] = [await renamed('Kept'), await renamed('Gone')]
  const left = () =>
    deps.read.selectFrom('formerBoardAddresses').select('boardId').where('ownerId', '=', ada.userId).execute()
  await call(ada, 'boards.delete', { board_id: gone })
  expect(await left()).toHaveLength(2)
  await forgetDeletedBoard(ada, gone, deps)
  expect(await left()).toEqual([{ boardId: kept }])
})
