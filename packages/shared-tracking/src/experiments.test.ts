import { describe, expect, it } from 'vitest'
import { isEnabledGroup } from '@tessera/api-types/experiments/experiment-flags'
import { assignGroup, type ExperimentDefinition, type ExperimentSubject } from './experiments.ts'

const PEOPLE = 10_000

const definition = (more: Partial<ExperimentDefinition> = {}): ExperimentDefinition => ({
  name: 'colours',
  salt: 'salt',
  state: 'running',
  arms: [
    { name: 'enabled_red', weight: 20 },
    { name: 'enabled_blue', weight: 30 },
    { name: 'control', weight: 50 },
  ],
  viewerTypes: ['authenticated', 'unauthenticated'],
  device: 'any',
  countries: [],
  trafficShare: 100,
  holdout: null,
  holdoutShare: 0,
  ...more,
})
const member = (userId: string, more: Partial<ExperimentSubject> = {}): ExperimentSubject => ({
  userId,
  unauthId: null,
  viewerType: 'authenticated',
  isEmployee: false,
  isMobile: false,
  country: 'US',
  ...more,
})
const visitor = (unauthId: string | null): ExperimentSubject => ({
  ...member('1'),
  userId: null,
  unauthId,
  viewerType: 'unauthenticated',
})
const people = Array.from({ length: PEOPLE }, (_, at) => String(7_000_000_000_000 + at))
const groupsOf = (of: ExperimentDefinition) => people.map((id) => assignGroup(of, member(id)))
const shareOf = (groups: readonly (string | null)[], name: string | null) =>
  (groups.filter((group) => group === name).length / PEOPLE) * 100

describe('assignment', () => {
  it('I-4.55 10,000 ids split within 2 percent of the weights', () => {
    const groups = groupsOf(definition())
    for (const { name, weight } of definition().arms) {
      expect(Math.abs(shareOf(groups, name) - weight)).toBeLessThan(2)
    }
  })

  it('I-4.55 I-1.13 the same id always gets the same group, signed in or not', () => {
    expect(groupsOf(definition())).toEqual(groupsOf(definition()))
    expect(assignGroup(definition(), visitor('v1'))).toBe(assignGroup(definition(), visitor('v1')))
  })

  it('draws each experiment anew: groups of one say nothing about another', () => {
    const [one, two] = [groupsOf(definition()), groupsOf(definition({ name: 'sizes' }))]
    const both = one.map((group, at) => (group === 'control' && two[at] === 'control' ? 'both' : null))
    expect(Math.abs(shareOf(both, 'both') - 25)).toBeLessThan(2)
  })

  it('ramping up moves nobody who takes part already', () => {
    const [few, more] = [
      groupsOf(definition({ trafficShare: 10 })),
      groupsOf(definition({ trafficShare: 60 })),
    ]
    expect(Math.abs(shareOf(few, null) - 90)).toBeLessThan(2)
    expect(few.every((group, at) => group === null || group === more[at])).toBe(true)
  })

  it('I-4.53 I-1.13 the held out are in holdout as visitors and in one by name as members, and see control behaviour', () => {
    const held = definition({ holdout: 'winter', holdoutShare: 10 })
    const groups = groupsOf(held)
    expect(Math.abs(shareOf(groups, 'holdout_winter') - 10)).toBeLessThan(2)
    const other = groupsOf(definition({ name: 'sizes', holdout: 'winter', holdoutShare: 10 }))
    expect(
      groups.every((group, at) => (group === 'holdout_winter') === (other[at] === 'holdout_winter')),
    ).toBe(true)
    const unseen = assignGroup(definition({ holdout: 'winter', holdoutShare: 100 }), visitor('v1'))
    expect(unseen).toBe('holdout')
    expect([unseen, 'holdout_winter'].map(isEnabledGroup)).toEqual([false, false])
  })

  it('takes only whom it is for', () => {
    const of = (more: Partial<ExperimentDefinition>, subject = member('1')) =>
      assignGroup(definition({ arms: [{ name: 'enabled', weight: 100 }], ...more }), subject)
    expect(of({})).toBe('enabled')
    expect(of({ state: 'draft' })).toBeNull()
    expect(of({ viewerTypes: ['unauthenticated'] })).toBeNull()
    expect(of({ device: 'mobile' })).toBeNull()
    expect(of({ device: 'mobile' }, member('1', { isMobile: true }))).toBe('enabled')
    expect(of({ countries: ['DE'] })).toBeNull()
    expect(of({}, member('1', { viewerType: 'bot' }))).toBeNull()
  })

  it('puts a browser without an identifier only where everybody is', () => {
    expect(assignGroup(definition(), visitor(null))).toBeNull()
    expect(assignGroup(definition({ arms: [{ name: 'enabled', weight: 100 }] }), visitor(null))).toBe(
      'enabled',
    )
  })

  it('I-4.52 employees are in their group where there is one, and count as enabled', () => {
    const arms = [...definition().arms, { name: 'employees', weight: 0 }]
    const group = assignGroup(definition({ arms, trafficShare: 0 }), member('1', { isEmployee: true }))
    expect(group).toBe('employees')
    expect(['enabled', 'enabled_v2', 'employees', 'control', 'holdout', null].map(isEnabledGroup)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })
})
