import { deactivate } from '../../apps/api/src/domains/account-life/account-life-store.ts'
import { changePrivacy } from '../../apps/api/src/domains/follows/profile-privacy-service.ts'
import { relistPinsOf } from '../../apps/api/src/domains/pins/pin-save-service.ts'
import { operations } from '../../apps/api/src/operations.ts'
import { callerOf } from '../../apps/api/src/testing/test-operations.ts'
import type { TestDeps } from '../../apps/api/src/testing/test-deps.ts'
import type { VisibilityWorld, Member, Traces } from './visibility-world.ts'

interface VisibilityCase {
  hide(deps: TestDeps, world: VisibilityWorld): Promise<unknown>
  /** What then leaves the server no more. */
  hides: readonly (keyof Traces)[]
  isHiddenFromVisitors: boolean
  /** Where their id still stands: for members who undo a block, and beside what was written to one another. */
  showsPersonIn?: readonly string[]
}

const PUBLIC_LIFE = ['person', 'things', 'guests', 'comments'] as const
const EVERYTHING = [...PUBLIC_LIFE, 'messages'] as const

const beAlone = (deps: TestDeps, { userId }: Member) =>
  deps.transact((tx) => changePrivacy(tx, userId, true, deps))

const leave = ({ transact, now }: TestDeps, { userId }: Member) =>
  transact(async (tx) => {
    await deactivate(tx, userId, now(), null)
    await relistPinsOf(tx, userId)
  })

const block = (deps: TestDeps, blocker: Member, blocked: Member) =>
  callerOf(operations, deps)(blocker, 'users.block', { user_id: blocked.userId })

/** All by which somebody, or what is theirs, is kept from others. */
export const visibilityCases: Record<string, VisibilityCase> = {
  'with a private profile': {
    hide: (deps, { ada }) => beAlone(deps, ada),
    hides: ['things'],
    isHiddenFromVisitors: true,
  },
  'under sixteen': {
    async hide(deps, { ada }) {
      const birthday = `${deps.now().getUTCFullYear() - 15}-01-01`
      await deps.read.updateTable('users').set({ birthday }).where('id', '=', ada.userId).execute()
      await beAlone(deps, ada)
    },
    hides: ['things'],
    isHiddenFromVisitors: true,
  },
  'with a secret board': {
    hide: (deps, { ada, boardId }) =>
      callerOf(operations, deps)(ada, 'boards.update', { board_id: boardId, privacy: 'secret' }),
    hides: ['things'],
    isHiddenFromVisitors: true,
  },
  'who left': {
    hide: (deps, { ada }) => leave(deps, ada),
    hides: PUBLIC_LIFE,
    isHiddenFromVisitors: true,
    showsPersonIn: ['conversations.get', 'conversations.list', 'messages.list'],
  },
  'who blocks the reader': {
    hide: (deps, { ada, reader }) => block(deps, ada, reader),
    hides: EVERYTHING,
    isHiddenFromVisitors: false,
  },
  'whom the reader blocks': {
    hide: (deps, { ada, reader }) => block(deps, reader, ada),
    hides: EVERYTHING,
    isHiddenFromVisitors: false,
    showsPersonIn: ['users.get', 'users.blocked', 'users.followers', 'users.following', 'boards.followers'],
  },
}
