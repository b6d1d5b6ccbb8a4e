import { expect, it, vi } from 'vitest'
import { DomainError } from '../../kernel/domain-error.ts'
import { operations } from '../../operations.ts'
import { aMember } from '../../testing/test-callers.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { changePrivacy } from '../follows/profile-privacy-service.ts'
import { repairListings } from './pin-listing-service.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)
const ROUNDS = 12

const listedPins = async (userId: string) => {
  const rows = await deps.read.selectFrom('pins').select('isListed').where('userId', '=', userId).execute()
  return rows.filter(({ isListed }) => isListed).length
}

// Each round has several transactions wait for each other.
vi.setConfig({ testTimeout: 30_000 })

it.each([
  ['private', true],
  ['open', false],
])(
  'pins saved while their owner’s profile becomes %s are listed by what it became',
  async (_word, isPrivate) => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const source = await aBoard(deps, ben)
    const pins = []
    for (let index = 0; index < ROUNDS; index += 1) pins.push(await aPin(deps, ben, source))
    const boards = [await aBoard(deps, ada), await aBoard(deps, ada), await aBoard(deps, ada)]
    const setPrivate = (to: boolean) => deps.transact((tx) => changePrivacy(tx, ada.userId, to, deps))
    for (const [round, { id: pin_id }] of pins.entries()) {
      await setPrivate(!isPrivate)
      const saves = boards.map((board) => call(ada, 'pins.save', { pin_id, board_id: board.id }))
      const outcomes = await Promise.allSettled([...saves, setPrivate(isPrivate)])
      expect(outcomes.map(({ status }) => status)).toEqual([
        'fulfilled',
        'fulfilled',
        'fulfilled',
        'fulfilled',
      ])
      expect(await listedPins(ada.userId)).toBe(isPrivate ? 0 : (round + 1) * boards.length)
    }
  },
)

it('pins are listed while their board is public', async () => {
  const ada = await aMember(deps)
  const board = await aBoard(deps, ada)
  await aPin(deps, ada, board)
  for (const [privacy, listed] of [
    ['secret', 0],
    ['public', 1],
  ] as const) {
    await call(ada, 'boards.update', { board_id: board.id, privacy })
    expect(await listedPins(ada.userId)).toBe(listed)
  }
})

it('a board made public while its owner goes private lists nothing', async () => {
  const ada = await aMember(deps)
  const board = await aBoard(deps, ada, { privacy: 'secret' })
  await aPin(deps, ada, board)
  for (let round = 0; round < ROUNDS; round += 1) {
    await call(ada, 'boards.update', { board_id: board.id, privacy: 'secret' })
    await deps.transact((tx) => changePrivacy(tx, ada.userId, false, deps))
    const outcomes = await Promise.allSettled([
      call(ada, 'boards.update', { board_id: board.id, privacy: 'public' }),
      deps.transact((tx) => changePrivacy(tx, ada.userId, true, deps)),
    ])
    for (const one of outcomes) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(DomainError)
    expect(await listedPins(ada.userId)).toBe(0)
  }
})

it('a pin that is listed wrongly is not shown to strangers, and repaired', async () => {
  const [ada, eve] = [await aMember(deps), await aMember(deps)]
  const board = await aBoard(deps, ada)
  const pin = await aPin(deps, ada, board)
  await deps.read.updateTable('users').set({ isPrivateProfile: true }).where('id', '=', ada.userId).execute()
  await expect(call(eve, 'pins.get', { id: pin.id })).rejects.toMatchObject({ code: 'PIN_NOT_FOUND' })
  expect(await repairListings(deps)).toContain(pin.id)
  expect(await listedPins(ada.userId)).toBe(0)
})
