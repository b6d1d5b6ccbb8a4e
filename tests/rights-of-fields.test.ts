import { beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../apps/api/src/operations.ts'
import { testDeps, type TestDeps } from '../apps/api/src/testing/test-deps.ts'
import { fieldsOf } from './conformance/sample-input.ts'
import { cellOf, expected, callCell, rolledBackCall } from './rights/cell.ts'
import { foreignFields, isPrivateKey, keysOf } from './rights/field-rights.ts'
import { rightsOf } from './rights/rights-table.ts'
import { moved, smuggled, standing, type Standing } from './rights/standing.ts'
import { MEMBERS } from './rights/viewer-kinds.ts'
import { prepareWorld, type World } from './rights/world.ts'

/** A new owner, a member who becomes or ceases to be a business account, and a second factor that comes or goes are what these are for. */
const MOVES_BY_ITSELF = [
  'boardOwnership.accept',
  'auth.registerPartner',
  'business.close',
  'business.create',
  'business.transferOwnership',
  'security.addPasskey',
  'security.confirmApp',
  'security.confirmPhone',
  'security.removeApp',
  'security.removePasskey',
]
let deps: TestDeps
let world: World

beforeAll(async () => {
  deps = await testDeps()
  world = await prepareWorld(deps)
})

const named = (kind: 'query' | 'command') =>
  operations
    .filter(({ contract }) => contract.route.kind === kind)
    .map((operation) => [operation.contract.route.name, operation] as const)

describe('answers about others', () => {
  it('A-T12 the owner reads what strangers may not', async () => {
    const texts: string[] = []
    for (const [name, input] of [
      ['users.me', {}],
      ['boards.list', { username: world.names.owner }],
      ['pins.get', { id: world.secretBoard.pin.id }],
      ['security.get', {}],
    ] as const) {
      const operation = operations.find(({ contract }) => contract.route.name === name)!
      const { answer } = await rolledBackCall(deps, { operation, viewer: world.viewers.owner, input })
      texts.push(JSON.stringify(answer))
    }
    const read = texts.join('')
    expect(world.secrets.filter((secret) => !read.includes(secret))).toEqual([])
    expect(keysOf(JSON.parse(texts[0]!)).some(isPrivateKey)).toBe(true)
  })

  it.each(named('query'))(
    'I-6.19 A-T12 %s reveals to strangers nothing of its owner alone',
    async (name, operation) => {
      const leaks: string[] = []
      for (const target of Object.values(rightsOf(name).objects)) {
        for (const kind of ['visitor', 'stranger', 'blockedByOwner', 'otherBusinessOwner'] as const) {
          const { answer } = await callCell(
            deps,
            rightsOf(name),
            kind,
            cellOf(world, operation, target, kind),
          )
          const text = JSON.stringify(answer ?? null)
          leaks.push(
            ...world.secrets.filter((secret) => text.includes(secret)).map((one) => `${kind}: ${one}`),
          )
          if (foreignFields.includes(name)) leaks.push(...keysOf(answer).filter(isPrivateKey))
        }
      }
      expect(leaks).toEqual([])
    },
  )
})

describe('fields that nobody asked for', () => {
  it.each(named('command'))('I-6.19 A-T12 %s gives no right and moves nothing', async (name, operation) => {
    const victim = world.ids.follower
    const asked = fieldsOf(operation.contract)
    const extra = Object.fromEntries(Object.entries(smuggled(victim)).filter(([key]) => !asked.has(key)))
    const changed: string[] = []
    let tried = 0
    for (const target of Object.values(rightsOf(name).objects)) {
      const kind = MEMBERS.find(
        (one) => one !== 'follower' && expected(operation, rightsOf(name), target, one) === target.done,
      )
      if (!kind) continue
      tried += 1
      const own = cellOf(world, operation, target, kind)
      const stood: Standing[] = []
      const prepare = async (within: TestDeps) => {
        const given = await own.prepare?.(within)
        stood.push(await standing(within))
        return { ...given, ...extra }
      }
      const { seen, outcome } = await rolledBackCall(deps, { ...own, prepare }, standing)
      expect([target.done, 'INVALID_INPUT']).toContain(outcome)
      changed.push(...moved(stood[0]!, seen!, victim).filter(() => !MOVES_BY_ITSELF.includes(name)))
    }
    expect(changed).toEqual([])
    expect(({} as { polluted?: true }).polluted).toBeUndefined()
    expect(tried).toBeGreaterThan(0)
  })
})

describe('calls on lists', () => {
  const run = (name: string, kind: (typeof MEMBERS)[number], input: Record<string, unknown>) =>
    rolledBackCall(
      deps,
      {
        operation: operations.find(({ contract }) => contract.route.name === name)!,
        viewer: world.viewers[kind],
        input,
      },
      async ({ read }) => ({
        pins: await read.selectFrom('pins').select(['id', 'boardId']).orderBy('id').execute(),
        boards: await read
          .selectFrom('boards')
          .select(['id', 'position'])
          .where('ownerId', '=', world.ids.owner)
          .orderBy('id')
          .execute(),
      }),
    )

  it.each(['stranger', 'follower', 'collaborator', 'exCollaborator', 'employeeOfSite'] as const)(
    'I-6.19 A-T12 touch nothing that is not the %s’s',
    async (kind) => {
      const { board, pin } = world.publicBoard
      const before = (await run('users.get', kind, { user_id: world.ids.stranger })).seen
      const boardId = board.id
      const target = world.protectedBoard.board.id
      for (const [name, input] of [
        ['pins.deleteMany', { board_id: boardId, pin_ids: [pin.id] }],
        ['pins.moveMany', { board_id: boardId, pin_ids: [pin.id], target_board_id: target }],
        ['boards.reorder', { board_ids: [target, boardId] }],
      ] as const)
        expect({ name, ...(await run(name, kind, input)).seen }).toEqual({ name, ...before })
    },
  )
})

describe('rights that end', () => {
  it('I-6.19 A-T12 the next call of who was taken out of a business hears of no business', async () => {
    const operation = operations.find(({ contract }) => contract.route.name === 'employees.list')!
    const call = {
      operation,
      viewer: world.viewers.businessAdmin,
      input: { business_id: world.business.id },
    }
    expect(await rolledBackCall(deps, call)).toMatchObject({ outcome: 'ok' })
    const { userId } = world.viewers.businessAdmin as { userId: string }
    const row = await deps.read
      .deleteFrom('businessMembers')
      .where('userId', '=', userId)
      .returningAll()
      .executeTakeFirstOrThrow()
    expect(await rolledBackCall(deps, call)).toMatchObject({ outcome: 'BUSINESS_NOT_FOUND' })
    await deps.read.insertInto('businessMembers').values(row).execute()
  })
})
