import { expect, it } from 'vitest'
import { DomainError } from '../../kernel/domain-error.ts'
import { operations } from '../../operations.ts'
import { aMember } from '../../testing/test-callers.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { wrongCounters } from '../../testing/recount.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

it('I-4.38 counters equal a recount after saves, moves, deletions, follows and blocks all at once', async () => {
  const [ada, ben] = [await aMember(deps), await aMember(deps)]
  const [from, other] = [await aBoard(deps, ada), await aBoard(deps, ada)]
  const [mine, spare] = [await aBoard(deps, ben), await aBoard(deps, ben)]
  const section = await call(ben, 'sections.create', { board_id: mine.id, name: 'Some' })
  const pins = []
  for (let index = 0; index < 12; index += 1) pins.push(await aPin(deps, ada, from))
  const ids = pins.map(({ id }) => id)
  const attempts = await Promise.allSettled([
    ...ids.map((pin_id) => call(ben, 'pins.save', { pin_id, board_id: mine.id, section: section.id })),
    ...ids.map((pin_id) => call(ben, 'pins.save', { pin_id, board_id: spare.id })),
    ...ids.map((pin_id) => call(ben, 'pins.unsave', { pin_id })),
    call(ada, 'pins.moveMany', { board_id: from.id, target_board_id: other.id, pin_ids: ids.slice(0, 6) }),
    call(ada, 'pins.moveMany', { board_id: other.id, target_board_id: from.id, pin_ids: ids.slice(0, 6) }),
    call(ben, 'users.follow', { user_id: ada.userId }),
    call(ada, 'users.follow', { user_id: ben.userId }),
    call(ben, 'boards.follow', { board_id: from.id }),
    call(ada, 'boards.follow', { board_id: mine.id }),
    call(ben, 'sections.delete', { section_id: section.id }),
    call(ben, 'boards.update', { board_id: mine.id, privacy: 'secret' }),
    call(ben, 'boards.delete', { board_id: spare.id }),
    call(ada, 'users.block', { user_id: ben.userId }),
    call(ben, 'users.block', { user_id: ada.userId }),
  ])
  const bugs = attempts.flatMap((attempt) =>
    attempt.status === 'rejected' && !(attempt.reason instanceof DomainError) ? [attempt.reason] : [],
  )
  expect(bugs).toEqual([])
  expect(await wrongCounters(deps, [ada.userId, ben.userId])).toEqual([])
})
