import { expect, it } from 'vitest'
import { EXPERIENCES, withExperienceStatus } from './experiences.ts'

const home = { experience_id: 7, status: 'pending' } as const
const all = { home_feed: home, profile: { experience_id: 8, status: 'viewed' } } as const

it('I-4.04 I-3.41 completed and dismissed remove an experience, any other status is stored', () => {
  for (const status of ['completed', 'dismissed'] as const) {
    expect(withExperienceStatus(all, 'home_feed', { experience_id: 7, status })).toEqual({
      profile: all.profile,
    })
  }
  const viewed = withExperienceStatus(all, 'home_feed', { experience_id: 7, status: 'viewed' })
  expect(viewed).toEqual({ ...all, home_feed: { experience_id: 7, status: 'viewed' } })
})

it('I-4.04 news of an experience that stands nowhere changes nothing', () => {
  expect(withExperienceStatus(all, 'home_feed', { experience_id: 9, status: 'dismissed' })).toBe(all)
  expect(withExperienceStatus({}, 'home_feed', { experience_id: 7, status: 'viewed' })).toEqual({})
})

it('I-3.41 each placement holds an experience_id and a status', () => {
  expect(Object.values(EXPERIENCES).map(({ placement }) => placement)).toEqual(['home_feed', 'profile'])
  expect(Object.keys(all.home_feed)).toEqual(['experience_id', 'status'])
})
