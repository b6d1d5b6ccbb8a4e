import { expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { reportSteps } from '../../testing/report-steps.ts'
import { visitor } from '../../testing/test-callers.ts'
import { aBoard, aCollaborator, aPin } from '../../testing/test-content.ts'

const { deps, call, people, openCaseOf, newsOf } = await reportSteps()

const reportBoard = (who: Member, board_id: string) =>
  call(who, 'reports.reportBoard', { board_id, reason: 'hate', view_type: 2 })
const reportUser = (who: Member, user_id: string) =>
  call(who, 'reports.reportUser', { user_id, reason: 'harassment' })

const restore = (who: Member, id: string) => call(who, 'recentlyDeleted.restore', { type: 'board', id })

it('a reported board shows staff its name, its owner and the way to it', async () => {
  const { staff, ada, ben, eve } = await people()
  const board = await aBoard(deps, ada)
  const { name, url } = await call(ben, 'boards.get', { board_id: board.id })
  for (const who of [ben, eve]) await reportBoard(who, board.id)
  const shown = await call(staff, 'reportCases.get', { id: await openCaseOf(board.id) })
  expect(shown).toMatchObject({
    type: 'board',
    words: name,
    path: url,
    is_there: true,
    report_count: 2,
    reasons: [{ reason: 'hate', count: 2 }],
    author: { id: ada.userId },
    board: { name, sensitivity: null },
    seen: [{ view_type: 2, count: 2 }],
    abilities: { can_decide: true, can_relabel: false, can_ban: true, can_mark_board: true },
  })
  const marked = await call(staff, 'reportCases.markBoard', { id: shown.id, sensitivity: 'violence' })
  expect(marked.board?.sensitivity).toBe('violence')
})

it('a board that breaks the rules is removed with its pins, for good, and its owner is told', async () => {
  const { staff, ada, ben } = await people()
  const board = await aBoard(deps, ada)
  const pin = await aPin(deps, ada, board)
  await reportBoard(ben, board.id)
  const id = await openCaseOf(board.id)
  const decided = await call(staff, 'reportCases.decide', { id, decision: 'upheld' })
  expect(decided).toMatchObject({ state: 'upheld', is_there: false, path: null, words: 'A board' })
  await expect(call(ada, 'boards.get', { board_id: board.id })).rejects.toMatchObject({
    code: 'BOARD_NOT_FOUND',
  })
  await expect(call(ada, 'pins.restore', { pin_ids: [pin.id] })).rejects.toMatchObject({
    code: 'PIN_NOT_FOUND',
  })
  await expect(restore(ada, board.id)).rejects.toMatchObject({ code: 'BOARD_NOT_FOUND' })
  expect(await newsOf(ada)).toEqual([['board_removed', null]])
  expect(await newsOf(ben)).toEqual([['report_upheld', null]])
})

it('a case of a board that changed hands is about who has it now', async () => {
  const { staff, other, ada, ben } = await people()
  const board = await aBoard(deps, ada)
  await aCollaborator(deps, board, { owner: ada, member: other })
  await reportBoard(ben, board.id)
  const id = await openCaseOf(board.id)
  await call(ada, 'boardOwnership.offer', { board_id: board.id, user_id: other.userId })
  await call(other, 'boardOwnership.accept', { board_id: board.id })
  const refused = { code: 'NOT_ALLOWED' }
  await expect(call(other, 'reportCases.decide', { id, decision: 'dismissed' })).rejects.toMatchObject(
    refused,
  )
  expect(await call(staff, 'reportCases.get', { id })).toMatchObject({ author: { id: other.userId } })
  const decided = await call(staff, 'reportCases.decide', { id, decision: 'upheld' })
  expect(decided).toMatchObject({ author: { id: other.userId }, upheld_count: 1 })
  expect(await newsOf(other)).toContainEqual(['board_removed', null])
  expect(await newsOf(ada)).not.toContainEqual(['board_removed', null])
})

it('a board that its owner deleted meanwhile cannot be restored once the report is upheld', async () => {
  const { staff, ada, ben } = await people()
  const board = await aBoard(deps, ada)
  await reportBoard(ben, board.id)
  const id = await openCaseOf(board.id)
  await call(ada, 'boards.delete', { board_id: board.id })
  await call(staff, 'reportCases.decide', { id, decision: 'upheld' })
  await expect(restore(ada, board.id)).rejects.toMatchObject({ code: 'BOARD_NOT_FOUND' })
})

it('a reported person shows staff their name and profile, keeps the account, and may be banned from posting', async () => {
  const { staff, ada, ben } = await people()
  await reportUser(ben, ada.userId)
  const id = await openCaseOf(ada.userId)
  const { username, full_name } = await call(ben, 'users.get', { user_id: ada.userId })
  expect(await call(staff, 'reportCases.get', { id })).toMatchObject({
    type: 'user',
    words: full_name,
    path: `/${username}/`,
    is_there: true,
    author: { id: ada.userId, is_write_banned: false },
    board: null,
  })
  const banned = await call(staff, 'reportCases.banAuthor', { id })
  expect(banned.author?.is_write_banned).toBe(true)
  const decided = await call(staff, 'reportCases.decide', { id, decision: 'upheld' })
  expect(decided).toMatchObject({ state: 'upheld', is_there: true, upheld_count: 1 })
  const { items } = await call(staff, 'reportCases.list', { filter: { type: 'user', id: [id] } })
  expect(items).toHaveLength(1)
})

it('hidden boards and people look missing, and nobody reports themselves or a board of theirs', async () => {
  const { ada, ben } = await people()
  const secret = await aBoard(deps, ada, { privacy: 'secret' })
  const open = await aBoard(deps, ada)
  await expect(reportBoard(ben, secret.id)).rejects.toMatchObject({ code: 'BOARD_NOT_FOUND' })
  await expect(reportBoard(ben, '1')).rejects.toMatchObject({ code: 'BOARD_NOT_FOUND' })
  await expect(reportBoard(ada, open.id)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  await expect(reportUser(ada, ada.userId)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  await expect(reportUser(ben, '1')).rejects.toMatchObject({ code: 'USER_NOT_FOUND' })
  await call(ada, 'users.block', { user_id: ben.userId })
  await expect(reportUser(ben, ada.userId)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' })
  await expect(reportBoard(ben, open.id)).rejects.toMatchObject({ code: 'BOARD_NOT_FOUND' })
})

it('visitors report neither boards nor people', async () => {
  const { ada } = await people()
  const board = await aBoard(deps, ada)
  const refused = { code: 'SIGN_IN_REQUIRED' }
  await expect(
    call(visitor, 'reports.reportBoard', { board_id: board.id, reason: 'spam' }),
  ).rejects.toMatchObject(refused)
  await expect(
    call(visitor, 'reports.reportUser', { user_id: ada.userId, reason: 'spam' }),
  ).rejects.toMatchObject(refused)
})
