import type { Access } from '@tessera/api-types/route'
import type { ErrorCode } from '@tessera/api-types/errors'
import type { TestDeps } from '../../apps/api/src/testing/test-deps.ts'
import { BOARDS, type BoardName, type BoardWorld } from './board-world.ts'
import type { World } from './world.ts'
import { ALL, except, type Kind } from './viewer-kinds.ts'

export type Outcome = ErrorCode | 'ok'

/** One object a call touches: how it is called, who sees the object, and who may do the thing. */
export interface ObjectRights {
  input(world: World, kind: Kind): Record<string, unknown>
  /** What must be so before, taken back with the call; returns what the input then needs. */
  prepare?(deps: TestDeps, world: World, viewer: World['viewers'][Kind]): Promise<Record<string, unknown>>
  sees: readonly Kind[]
  may: readonly Kind[]
  /** For who does not see the object: the same as where it never was. */
  hidden: Outcome
  /** For who sees it and may not. */
  refused: Outcome
  done: Outcome
  /** Where a relation itself decides. */
  but?: Partial<Record<Kind, Outcome>> | undefined
}

/** Rights of one operation by the policy, by object. */
export interface Rights {
  access: Access
  /** Kinds who are write-banned may do it all the same: coming and going. */
  isOpenToBanned?: true
  objects: Record<string, ObjectRights>
}

type Words = Partial<Omit<ObjectRights, 'input'>>
type Input<O> = (object: O, world: World, kind: Kind) => Record<string, unknown>

const everybody = (input: ObjectRights['input'], words: Words): ObjectRights => ({
  input,
  sees: ALL,
  may: ALL,
  hidden: 'NOT_FOUND',
  refused: 'NOT_ALLOWED',
  done: 'ok',
  ...words,
})

/** A call about the caller alone, or about public data: everyone with access may make it. */
export const alike = (
  access: Access,
  input: ObjectRights['input'] = () => ({}),
  words: Words = {},
): Rights => ({
  access,
  objects: { itself: everybody(input, words) },
})

/** As `alike`, for those who begin or end a session or unsubscribe: also for the write-banned. */
export const comeAndGo = (
  access: Access,
  input: ObjectRights['input'] = () => ({}),
  words: Words = {},
): Rights => ({
  ...alike(access, input, words),
  isOpenToBanned: true,
})

const outOfBlock = except(ALL, 'blockedByOwner', 'blockerOfOwner')
const collaborators: Kind[] = ['collaborator', 'deletingCollaborator']

/** Who sees each board with all that hangs on it. */
const sees: Record<BoardName, readonly Kind[]> = {
  publicBoard: outOfBlock,
  protectedBoard: outOfBlock,
  secretBoard: ['owner', ...collaborators],
  privateOwnerBoard: ['privateOwner', 'privateOwnerFollower'],
}

const keeperOf = (name: BoardName): Kind => (name === 'privateOwnerBoard' ? 'privateOwner' : 'owner')
const people: Record<'viewers' | 'keeper' | 'writers' | 'removers', (name: BoardName) => readonly Kind[]> = {
  /** The kinds of viewer that see it. */
  viewers: (name: BoardName) => sees[name],
  /** The owner of the board and of the pins on it. */
  keeper: (name: BoardName) => [keeperOf(name)],
  /** Who may put pins and sections there. */
  writers: (name: BoardName) =>
    name === 'privateOwnerBoard' ? ['privateOwner'] : ['owner', ...collaborators],
  /** Who may take pins of others off. */
  removers: (name: BoardName) =>
    name === 'privateOwnerBoard' ? ['privateOwner'] : ['owner', 'deletingCollaborator'],
}

const onEachBoard =
  (hiddenByDefault: Outcome) =>
  (access: Access, who: keyof typeof people, input: Input<BoardWorld>, words: Words = {}): Rights => ({
    access,
    objects: Object.fromEntries(
      BOARDS.map((name) => [
        name,
        everybody((world, kind) => input(world[name], world, kind), {
          sees: sees[name],
          may: people[who](name),
          hidden: hiddenByDefault,
          ...words,
        }),
      ]),
    ),
  })

export const onBoards = onEachBoard('BOARD_NOT_FOUND')
export const onSections = onEachBoard('BOARD_SECTION_NOT_FOUND')
export const onPins = onEachBoard('PIN_NOT_FOUND')
export const onComments = onEachBoard('COMMENT_NOT_FOUND')
export const onDidIts = onEachBoard('DID_IT_NOT_FOUND')

/** Changes some outcomes of some objects. */
export const where = (rights: Rights, objects: Record<string, Words>): Rights => ({
  ...rights,
  objects: Object.fromEntries(
    Object.entries(rights.objects).map(([name, target]) => [name, { ...target, ...objects[name] }]),
  ),
})

type Person = 'owner' | 'privateOwner' | 'whoLeft'
const seesPerson: Record<Person, readonly Kind[]> = {
  owner: except(ALL, 'blockedByOwner'),
  privateOwner: ALL,
  whoLeft: [],
}

/** A call about a person: somebody public, somebody private, somebody who left. */
export const onPeople = (
  access: Access,
  input: Input<{ id: string; username: string }>,
  words: Partial<Record<Person, Words>> = {},
): Rights => ({
  access,
  objects: Object.fromEntries(
    (['owner', 'privateOwner', 'whoLeft'] as const).map((name) => [
      name,
      everybody((world, kind) => input({ id: world.ids[name], username: world.names[name] }, world, kind), {
        sees: seesPerson[name],
        may: seesPerson[name],
        hidden: 'USER_NOT_FOUND',
        ...words[name],
      }),
    ]),
  ),
})

/** Owner and admins of a business; who manages it from above acts as one of them, with what its row excepts. */
export const OWN_MANAGERS: Kind[] = ['businessOwner', 'businessAdmin']
export const MANAGERS: Kind[] = [...OWN_MANAGERS, 'organizationManager']
export const COLLEAGUES: Kind[] = [...MANAGERS, 'businessEmployee', 'analystOfAsset']

/** A call inside a business; for outsiders it does not exist. */
export const inBusiness = (
  may: readonly Kind[],
  input: Input<World['business']> = () => ({}),
  words: Words = {},
): Rights => ({
  access: 'member',
  objects: {
    business: everybody(
      (world, kind) => ({ business_id: world.business.id, ...input(world.business, world, kind) }),
      { sees: COLLEAGUES, may, hidden: 'BUSINESS_NOT_FOUND', ...words },
    ),
  },
})
