import { expect, it } from 'vitest'
import { standingGuide } from './standing-guide.ts'

const all = {
  home_feed: { experience_id: 500501, status: 'pending' },
  profile: { experience_id: 500502, status: 'viewed' },
} as const

it('a guide stands on its own page alone, and not when it is over', () => {
  expect(standingGuide(all, '/', 'ada')).toBe('pickTopics')
  expect(standingGuide(all, '/ada/_created/', 'ada')).toBe('firstBoard')
  expect(standingGuide(all, '/adams/', 'ada')).toBeNull()
  expect(standingGuide(all, '/search/', 'ada')).toBeNull()
  expect(standingGuide({}, '/', 'ada')).toBeNull()
})

it.each(['/ada', '/ada/', '/ada/_saved/'])(
  'the list of boards at %s says itself how to begin, so no guide covers it',
  (pathname) => {
    expect(standingGuide(all, pathname, 'ada')).toBeNull()
  },
)
