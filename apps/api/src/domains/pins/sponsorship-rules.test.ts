import { expect, it } from 'vitest'
import { SPONSORSHIP_STATUS } from '@tessera/api-types/sponsorships/sponsorship-status'
import { answered, endedBy } from './sponsorship-rules.ts'

const asked = { status: SPONSORSHIP_STATUS.pending, sponsorId: '7' }

it('C-9.17 the statuses are 1, 2 and 3 after the answer', () => {
  expect(SPONSORSHIP_STATUS).toEqual({ pending: 0, approved: 1, denied: 2, ended: 3 })
})

it('C-4.50 C-4.51 C-4.52 C-4.53 what becomes of status and sponsor', () => {
  expect(answered(asked, 1)).toEqual({ status: 1, sponsorId: '7' })
  expect(answered(asked, 2)).toEqual({ status: 2, sponsorId: null })
  expect(endedBy('sponsor')).toEqual({ status: 3, sponsorId: null })
  expect(endedBy('creator')).toBeNull()
})
