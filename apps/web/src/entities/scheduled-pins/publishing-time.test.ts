import { expect, it } from 'vitest'
import { inputsOf, proposedTime, secondsOf, timeFault } from './publishing-time.ts'

const now = new Date(2026, 4, 9, 10, 20).getTime()
const time = (scheduledDate: string, scheduledTime: string) => ({ scheduledDate, scheduledTime })

it('a moment comes back from its inputs to the minute', () => {
  expect(inputsOf(now)).toEqual(time('2026-05-09', '10:20'))
  expect(secondsOf(inputsOf(now)) * 1000).toBe(now)
})

it('the next full hour of tomorrow is proposed', () => {
  expect(proposedTime(now)).toEqual(time('2026-05-10', '11:00'))
})

it.each([
  [time('', '10:00'), { field: 'scheduledDate', message: 'schedule.dateNeeded' }],
  [time('2026-05-10', ''), { field: 'scheduledTime', message: 'schedule.timeNeeded' }],
  [time('2026-05-09', '10:19'), { field: 'scheduledTime', message: 'schedule.inThePast' }],
  [time('2026-05-08', '23:00'), { field: 'scheduledDate', message: 'schedule.inThePast' }],
  [time('2026-06-09', '10:00'), { field: 'scheduledDate', message: 'schedule.tooFar' }],
  [time('2026-02-31x', '10:00'), { field: 'scheduledDate', message: 'schedule.notATime' }],
  [time('2026-05-09', '10:21'), null],
])('C-5.12 C-5.13 %j has the fault %j', (given, fault) => {
  expect(timeFault(given, now)).toEqual(fault)
})
