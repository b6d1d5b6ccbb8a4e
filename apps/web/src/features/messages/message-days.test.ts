import { describe, expect, it } from 'vitest'
import { ada, aMessage, bo } from '../../test/message-builders.ts'
import { dayLabel, daysOf, shortMoment } from './message-days.ts'

const noon = new Date(2026, 4, 20, 12).getTime()
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const at = (id: string, created_ms: number, sender = bo) => aMessage({ id, created_ms, sender })
const idsOf = (messages: Parameters<typeof daysOf>[0]) =>
  daysOf(messages).map(({ runs }) => runs.map((run) => run.messages.map(({ id }) => id)))

describe('messages by day and person', () => {
  it('one person’s stand together, until another one writes', () => {
    const told = [at('1', noon), at('2', noon + MINUTE), at('3', noon + 2 * MINUTE, ada)]
    expect(idsOf(told)).toEqual([[['1', '2'], ['3']]])
  })

  it('begin anew after a while and on another day', () => {
    const told = [at('1', noon), at('2', noon + 6 * MINUTE), at('3', noon + DAY)]
    expect(idsOf(told)).toEqual([[['1'], ['2']], [['3']]])
  })
})

describe('the name of a day', () => {
  it.each([
    [0, 'Today'],
    [1, 'Yesterday'],
    [2, 'Monday, May 18'],
  ])('of %i days ago', (days, label) => {
    expect(dayLabel(noon - days * DAY, noon + MINUTE, 'en_US')).toBe(label)
  })

  it('a list has only room for the time, the weekday or the date', () => {
    expect(shortMoment(noon, noon, 'en_US')).toMatch(/^12:00\sPM$/)
    expect(shortMoment(noon - 2 * DAY, noon, 'en_US')).toBe('Mon')
    expect(shortMoment(noon - 30 * DAY, noon, 'en_US')).toBe('Apr 20')
  })
})
