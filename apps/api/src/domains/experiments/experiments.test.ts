import { beforeAll, describe, expect, it } from 'vitest'
import { assignGroup } from '@tessera/shared-tracking'
import type { Member } from '@tessera/shared-auth'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { experimentsOf } from './assignment-service.ts'
import { listPastArms, readRunning } from './experiment-store.ts'
import { experimentsOperations } from './operations.ts'
import { subjectOf } from './experiment-subject.ts'

let deps: TestDeps
let call: ReturnType<typeof callerOf>
let staff: Member
let ada: Member

const caller = (unauth_id?: string) => ({
  requestId: '1',
  ip: '192.0.2.1',
  isLocal: false,
  userAgent: 'test',
  installId: null,
  idempotencyKey: null,
  sessionToken: null,
  cookies: unauth_id ? { unauth_id } : {},
  isAgeRestricted: false,
  isPrivacySignalled: false,
})

const fields = {
  description: 'Which of two',
  state: 'running' as const,
  groups: [
    { name: 'enabled', weight: 50 },
    { name: 'control', weight: 50 },
  ],
  viewer_types: ['authenticated' as const, 'unauthenticated' as const],
  device: 'any' as const,
  countries: [],
  traffic_share: 100,
  holdout: null,
  holdout_share: 0,
}
const define = async (more: Partial<typeof fields> = {}) =>
  call(staff, 'experiments.create', { ...fields, ...more, name: `e${deps.newId()}` })

beforeAll(async () => {
  deps = await testDeps()
  call = callerOf(experimentsOperations, deps)
  staff = { ...(await aMember(deps)), isEmployee: true }
  ada = await aMember(deps)
})

const seen = async (id: string) => (await call(staff, 'experiments.get', { id })).exposures

describe('activation', () => {
  it('I-7.26 I-1.13 the single and the list form store activations, each person once, in the group the server assigned', async () => {
    const [one, two] = [await define(), await define()]
    const running = await readRunning(deps.read)
    const groupOf = (name: string) =>
      assignGroup(
        running.find((row) => row.name === name)!,
        subjectOf({ viewer: ada, caller: caller() }),
      )
    await call(ada, 'experiments.activate', { experiment_name: one.name, experiment_group: 'made_up' })
    await call(ada, 'experiments.activate', {
      experiments: [
        { experiment_name: one.name },
        { experiment_name: two.name, experiment_group: 'enabled' },
      ],
    })
    expect(await seen(one.id)).toEqual([{ group: groupOf(one.name), subjects: 1 }])
    expect(await seen(two.id)).toEqual([{ group: groupOf(two.name), subjects: 1 }])
  })

  it('I-7.27 an unknown experiment answers success and stores nothing', async () => {
    const { id } = await define()
    expect(await call(ada, 'experiments.activate', { experiment_name: 'nobody_knows' })).toEqual({
      done: true,
    })
    expect(await seen(id)).toEqual([])
  })

  it('I-1.13 a visitor counts once by the identifier of the browser, and without one not at all', async () => {
    const { id, name } = await define()
    const activate = (unauthId?: string) =>
      call(visitor, 'experiments.activate', { experiment_name: name }, { cookies: caller(unauthId).cookies })
    await activate()
    expect(await seen(id)).toEqual([])
    await activate('browser-1')
    await activate('browser-1')
    expect((await seen(id)).map(({ subjects }) => subjects)).toEqual([1])
  })

  it('I-4.53 a held out visitor is recorded in holdout, a member in the holdout by name', async () => {
    const { id, name } = await define({ holdout: 'winter' as never, holdout_share: 100 })
    const browser = { cookies: { unauth_id: 'browser-2' } }
    await call(visitor, 'experiments.activate', { experiment_name: name }, browser)
    await call(ada, 'experiments.activate', { experiment_name: name })
    expect((await seen(id)).map(({ group }) => group)).toEqual(['holdout', 'holdout_winter'])
  })
})

describe('what a page is told', () => {
  const page = (viewer: Member, fullPath = '/', isDevelopment = false) =>
    experimentsOf({ viewer, caller: caller(), deps }, { fullPath, isDevelopment })

  it('I-3.43 I-3.42 I-4.55 carries each group that waits for its check; an override is active at once, for employees and in development', async () => {
    const { name } = await define()
    expect((await page(ada)).triggerable[name]).toMatch(/^(enabled|control)$/)
    const asked = `/?experiments=${name}:control`
    expect((await page(ada, asked)).active).toEqual({})
    for (const told of [await page(staff, asked), await page(ada, asked, true)]) {
      expect(told.active).toEqual({ [name]: 'control' })
      expect(told.triggerable[name]).toBeUndefined()
    }
  })

  it('follows a change at once, and a stopped experiment puts nobody in a group', async () => {
    const { id, name } = await define()
    await page(ada)
    await call(staff, 'experiments.update', { id, state: 'stopped' })
    expect((await page(ada)).triggerable[name]).toBeUndefined()
  })

  it('I-4.55 costs no statement while the definitions are known', async () => {
    await page(ada)
    const closed = { ...deps, read: undefined as never }
    const told = await experimentsOf(
      { viewer: ada, caller: caller(), deps: closed },
      { fullPath: '/', isDevelopment: false },
    )
    expect(told).toEqual(await page(ada))
  })
})

describe('definitions', () => {
  it('each exposure is kept with the weights it was drawn by', async () => {
    const { id, name } = await define()
    const activate = (viewer: Member) => call(viewer, 'experiments.activate', { experiment_name: name })
    const weights = (enabled: number) => [
      { name: 'enabled', weight: enabled },
      { name: 'control', weight: 100 - enabled },
    ]
    await activate(ada)
    await call(staff, 'experiments.update', { id, traffic_share: 90 })
    await call(staff, 'experiments.update', { id, traffic_share: 100, groups: weights(90) })
    const ben = await aMember(deps)
    await activate(ben)
    const exposures = await deps.read
      .selectFrom('experimentExposures')
      .select(['userId', 'armsVersion'])
      .where('experimentId', '=', id)
      .orderBy('armsVersion')
      .execute()
    expect(exposures).toEqual([
      { userId: ada.userId, armsVersion: 1 },
      { userId: ben.userId, armsVersion: 2 },
    ])
    expect(await listPastArms(deps.read, id)).toEqual([{ version: 1, arms: weights(50) }])
    const { exposures: told } = await call(staff, 'experiments.get', { id })
    expect(told.reduce((sum, { subjects }) => sum + subjects, 0)).toBe(2)
  })

  it('I-4.55 are listed, changed and told of by employees, with who changed what', async () => {
    const { id, name } = await define()
    const changed = await call(staff, 'experiments.update', { id, traffic_share: 20 })
    expect(changed.history.map(({ changes }) => changes)[0]).toEqual([
      { field: 'traffic_share', old: 100, new: 20 },
    ])
    const { items, total } = await call(staff, 'experiments.list', { filter: { q: name } })
    expect([items.map((each) => each.id), total]).toEqual([[id], 1])
    await expect(call(staff, 'experiments.create', { ...fields, name })).rejects.toMatchObject({
      code: 'EXPERIMENT_NAME_TAKEN',
    })
    await expect(call(staff, 'experiments.get', { id: '1' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('I-4.55 are nobody else’s: to others they do not exist', async () => {
    await expect(call(ada, 'experiments.list', {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('I-4.55 need weights that make 100', async () => {
    const groups = [{ name: 'enabled', weight: 60 }]
    await expect(define({ groups })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})

describe('guided experiences', () => {
  it('I-4.04 I-3.41 a new member is shown them until they are dismissed or done', async () => {
    const eve = await aMember(deps)
    const first = await call(eve, 'experiences.list', {})
    expect(first).toEqual({
      home_feed: { experience_id: 500501, status: 'pending' },
      profile: { experience_id: 500502, status: 'pending' },
    })
    const home = { placement: 'home_feed', experience_id: 500501 }
    const viewed = await call(eve, 'experiences.update', { ...home, status: 'viewed' })
    expect(viewed.home_feed?.status).toBe('viewed')
    await call(eve, 'experiences.update', { ...home, status: 'dismissed' })
    await call(eve, 'experiences.update', { ...home, status: 'viewed' })
    expect(Object.keys(await call(eve, 'experiences.list', {}))).toEqual(['profile'])
  })

  it('unknown ones are refused', async () => {
    const unknown = { placement: 'home_feed', experience_id: 1, status: 'viewed' as const }
    await expect(call(ada, 'experiences.update', unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
