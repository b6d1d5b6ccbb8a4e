import type { Member } from '@tessera/shared-auth'
import { afterEach, describe, expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { wrongCounters } from '../../testing/recount.ts'
import { aMember } from '../../testing/test-callers.ts'
import { aBoard } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { anUpload } from '../../testing/test-uploads.ts'
import { publishDue } from './publish-service.ts'
import { HOUR_MS } from '../../kernel/durations.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)
const inHours = (hours: number) => Math.floor((deps.now().getTime() + hours * HOUR_MS) / 1000)
const wait = (hours: number) => deps.setNow(new Date(deps.now().getTime() + hours * HOUR_MS))

afterEach(() => deps.setNow(null))

const schedule = async (ada: Member, boardId: string, image_signature?: string) =>
  call(ada, 'scheduledPins.create', {
    board_id: boardId,
    image_signature: image_signature ?? (await anUpload(deps, ada)),
    title: 'A lamp',
    link: 'https://lamps.test/',
    scheduled_ts: inHours(1),
  })

const listed = (ada: Member) => call(ada, 'scheduledPins.list', {})
const pinsOf = async (ada: Member) => (await call(ada, 'users.pins', { username: ada.username })).items

describe('at its time', () => {
  it('C-4.89 a pin is published on its board, counted, and waits no more', async () => {
    const ada = await aMember(deps)
    const board = await aBoard(deps, ada)
    await schedule(ada, board.id)
    await publishDue(deps)
    expect(await pinsOf(ada)).toEqual([])
    wait(2)
    await publishDue(deps)
    expect(await listed(ada)).toEqual([])
    const [pin] = await pinsOf(ada)
    expect(pin).toMatchObject({ title: 'A lamp', domain: 'lamps.test', created_at: deps.now().toISOString() })
    expect((await call(ada, 'boards.feed', { board_id: board.id })).items.map(({ id }) => id)).toEqual([
      pin?.id,
    ])
    expect(await call(ada, 'boards.get', { board_id: board.id })).toMatchObject({ pin_count: 1 })
    expect(await wrongCounters(deps, [ada.userId])).toEqual([])
  })

  it('a pin is published once, however many work at it', async () => {
    const ada = await aMember(deps)
    const boards = await Promise.all([aBoard(deps, ada), aBoard(deps, ada)])
    for (let at = 0; at < 6; at += 1) await schedule(ada, boards[at % 2]!.id)
    wait(2)
    const ended = await Promise.all([publishDue(deps), publishDue(deps), publishDue(deps), publishDue(deps)])
    expect(ended.reduce((sum, one) => sum + one, 0)).toBe(6)
    expect(await pinsOf(ada)).toHaveLength(6)
    expect(await wrongCounters(deps, [ada.userId])).toEqual([])
  })

  it('many that cannot be published keep no other waiting', async () => {
    const ada = await aMember(deps)
    const board = await aBoard(deps, ada)
    const picture = await anUpload(deps, ada)
    for (let at = 0; at < 52; at += 1) await schedule(ada, board.id, picture)
    wait(2)
    let begun = 0
    const transact: typeof deps.transact = (work) => {
      begun += 1
      return begun <= 51 ? Promise.reject(new Error('broken')) : deps.transact(work)
    }
    expect(await publishDue({ ...deps, transact })).toBe(1)
  })

  it('a pin is not published while its creator is away, or may not write', async () => {
    const ada = await aMember(deps)
    await schedule(ada, (await aBoard(deps, ada)).id)
    wait(2)
    const mark = (changes: { deactivatedAt?: Date | null; isWriteBanned?: boolean }) =>
      deps.read.updateTable('users').set(changes).where('id', '=', ada.userId).execute()
    await mark({ deactivatedAt: deps.now() })
    await publishDue(deps)
    await mark({ deactivatedAt: null, isWriteBanned: true })
    await publishDue(deps)
    expect(await listed(ada)).toHaveLength(1)
    await mark({ isWriteBanned: false })
    await publishDue(deps)
    expect(await listed(ada)).toEqual([])
  })

  it('what cannot be published says why, and a new time is a new chance', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const shared = await aBoard(deps, ben, { privacy: 'secret' })
    const collaborates = { boardId: shared.id, userId: ada.userId, createdAt: deps.now() }
    await deps.read.insertInto('boardCollaborators').values(collaborates).execute()
    const lost = await schedule(ada, shared.id)
    const own = await aBoard(deps, ada)
    const picture = await anUpload(deps, ada)
    await call(ada, 'pins.create', { board_id: own.id, image_signature: picture })
    const twin = await schedule(ada, own.id, picture)
    await deps.read.deleteFrom('boardCollaborators').where('boardId', '=', shared.id).execute()
    wait(2)
    await publishDue(deps)
    expect(await listed(ada)).toMatchObject([
      { id: lost.id, problem: 'board_closed', board: null },
      { id: twin.id, problem: 'already_on_board', board: { id: own.id } },
    ])
    const other = await aBoard(deps, ada)
    const chance = { id: twin.id, board_id: other.id, scheduled_ts: inHours(1) }
    expect(await call(ada, 'scheduledPins.update', chance)).toMatchObject({ problem: null })
    wait(2)
    await publishDue(deps)
    expect((await listed(ada)).map(({ id }) => id)).toEqual([lost.id])
  })
})

describe('before its time', () => {
  it('C-4.89 a pin may be published at once', async () => {
    const ada = await aMember(deps)
    const { id } = await schedule(ada, (await aBoard(deps, ada)).id)
    const pin = await call(ada, 'scheduledPins.publish', { id })
    expect((await pinsOf(ada)).map((one) => one.id)).toEqual([pin.id])
    await expect(call(ada, 'scheduledPins.publish', { id })).rejects.toMatchObject({ code: 'PIN_NOT_FOUND' })
    expect(await listed(ada)).toEqual([])
  })

  it('what cannot be published at once goes on waiting', async () => {
    const ada = await aMember(deps)
    const board = await aBoard(deps, ada)
    const picture = await anUpload(deps, ada)
    await call(ada, 'pins.create', { board_id: board.id, image_signature: picture })
    const { id } = await schedule(ada, board.id, picture)
    await expect(call(ada, 'scheduledPins.publish', { id })).rejects.toMatchObject({
      code: 'PIN_ALREADY_ON_BOARD',
    })
    expect(await listed(ada)).toMatchObject([{ id, problem: null }])
  })
})
