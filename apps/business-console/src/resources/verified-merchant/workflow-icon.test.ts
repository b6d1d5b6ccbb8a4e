import { expect, it } from 'vitest'
import { iconOfCheck, iconOfProgram } from './workflow-icon.ts'

it('B-4.43 a step has the icon of where it stands', () => {
  const icon = (
    program_state: Parameters<typeof iconOfProgram>[0]['program_state'],
    review_state: Parameters<typeof iconOfProgram>[0]['review_state'] = null,
  ) => iconOfProgram({ program_state, review_state })
  expect(icon(null)).toBe('UNSTARTED')
  expect(icon('APPLIED', 'pending')).toBe('IN_PROGRESS')
  expect([icon('APPLIED', 'appeal_pending'), icon('SUSPENDED', 'appeal_pending')]).toEqual([
    'IN_PROGRESS',
    'IN_PROGRESS',
  ])
  expect(icon('ACCEPTED', 'approved')).toBe('ACCEPTED')
  expect(icon('NON_COMPLIANT', 'approved')).toBe('ATTENTION')
  expect([icon('APPLIED', 'declined'), icon('SUSPENDED', 'approved')]).toEqual(['REJECTED', 'REJECTED'])
  expect(iconOfCheck({ result: 'PASS', required: true })).toBe('ACCEPTED')
  expect(iconOfCheck({ result: 'FAIL', required: true })).toBe('ATTENTION')
  expect(iconOfCheck({ result: 'FAIL', required: false })).toBe('RECOMMENDED')
})
