import fc from 'fast-check'
import { DomainError } from '../../apps/api/src/kernel/domain-error.ts'
import type { FreshnessWorld, Person } from './world.ts'

/** One thing that somebody does in one of the processes, to a person or a pin drawn with it. */
export interface Act {
  kind: keyof typeof kinds
  by: number
  to: number
  pin: number
  process: 0 | 1
}

interface Given {
  world: FreshnessWorld
  by: Person
  to: Person
  pinId: string
  process: 0 | 1
}

type Doing = (given: Given) => Promise<unknown>

const onPerson =
  (name: 'users.follow' | 'users.unfollow' | 'users.block' | 'users.unblock'): Doing =>
  ({ world, by, to, process }) =>
    world.ask(process, by.member, name, { user_id: to.member.userId })

const onOwnBoard =
  (privacy: 'public' | 'secret'): Doing =>
  ({ world, by, process }) =>
    world.ask(process, by.member, 'boards.update', { board_id: by.boardId, privacy })

const beingPrivate =
  (is_private_profile: boolean): Doing =>
  ({ world, by, process }) =>
    world.ask(process, by.member, 'settings.updatePrivacy', { is_private_profile })

const hidingAi =
  (hides_ai_pins: boolean): Doing =>
  ({ world, by, process }) =>
    world.ask(process, by.member, 'settings.updatePrivacy', { hides_ai_pins })

const sayingAi =
  (made_with_ai: boolean): Doing =>
  ({ world, by, pinId, process }) =>
    world.ask(process, by.member, 'pins.update', { id: pinId, made_with_ai })

let names = 0
const aName = () => `Name ${(names += 1)}`

const kinds = {
  save: async ({ world, by, pinId, process }) => {
    const { id } = await world.ask(process, by.member, 'pins.save', { pin_id: pinId, board_id: by.boardId })
    world.pinIds.push(id)
  },
  deletePin: ({ world, by, pinId, process }) => world.ask(process, by.member, 'pins.delete', { id: pinId }),
  retitle: ({ world, by, pinId, process }) =>
    world.ask(process, by.member, 'pins.update', { id: pinId, title: aName() }),
  rename: ({ world, by, process }) =>
    world.ask(process, by.member, 'boards.update', { board_id: by.boardId, name: aName() }),
  react: ({ world, by, pinId, process }) => world.ask(process, by.member, 'pins.react', { pin_id: pinId }),
  comment: ({ world, by, pinId, process }) =>
    world.ask(process, by.member, 'comments.create', { pinId, text: aName() }),
  follow: onPerson('users.follow'),
  unfollow: onPerson('users.unfollow'),
  block: onPerson('users.block'),
  unblock: onPerson('users.unblock'),
  hideBoard: onOwnBoard('secret'),
  openBoard: onOwnBoard('public'),
  hideProfile: beingPrivate(true),
  openProfile: beingPrivate(false),
  hideAi: hidingAi(true),
  showAi: hidingAi(false),
  sayAi: sayingAi(true),
  unsayAi: sayingAi(false),
} satisfies Record<string, Doing>

export const anAct: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom(...(Object.keys(kinds) as Act['kind'][])),
  by: fc.nat(),
  to: fc.nat(),
  pin: fc.nat(),
  process: fc.constantFrom(0, 1),
})

export const at = <T>(things: readonly T[], place: number): T => {
  const thing = things[place % things.length]
  if (thing === undefined) throw new Error('there is nothing')
  return thing
}

/** Does it; false where it is refused, as much is that is drawn. */
export async function perform(world: FreshnessWorld, { kind, by, to, pin, process }: Act): Promise<boolean> {
  const doing: Doing = kinds[kind]
  try {
    const { people, pinIds } = world
    await doing({ world, by: at(people, by), to: at(people, to), pinId: at(pinIds, pin), process })
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code !== 'INTERNAL') return false
    throw error
  }
}
