import { describe, expect, it } from 'vitest'
import { COMPONENTS, TIME_SPENT_TYPES as T } from './event-catalogue.ts'
import { makeTimeSpent, type TimeSpentEvent } from './time-spent.ts'

function aMeasure() {
  let [time, ids] = [0, 0]
  const told: TimeSpentEvent[] = []
  const spent = makeTimeSpent({
    now: () => time,
    newId: () => `pair-${++ids}`,
    emit: (event) => told.push(event),
  })
  const short = () =>
    told.map(({ event_type, pair_id, duration_ns }) => [event_type, pair_id, duration_ns] as const)
  return { spent, told, short, pass: (ms: number) => void (time += ms) }
}

describe('time spent', () => {
  it('I-3.40 is told by two events that share pair_id, the end with duration_ns', () => {
    const { spent, told, pass } = aMeasure()
    spent.wentOffsite({
      object_id_str: '12',
      component: COMPONENTS.PIN_CLOSEUP,
      aux_data: { to: 'kiln.example' },
    })
    pass(1500)
    spent.cameBack()
    expect(told.map((event) => Object.keys(event).length)).toEqual([9, 9])
    expect(told).toMatchObject([
      { event_type: T.OFFSITE_START, pair_id: 'pair-1', object_id_str: '12', duration_ns: null },
      { event_type: T.OFFSITE_END, pair_id: 'pair-1', object_id_str: '12', duration_ns: 1_500_000_000 },
    ])
  })

  it('I-4.58 the end of the foreground pair begins the background pair, and the other way round', () => {
    const { spent, short, pass } = aMeasure()
    spent.appForeground()
    pass(2000)
    spent.appBackground()
    pass(500)
    spent.appForeground()
    expect(short()).toEqual([
      [T.FOREGROUND_START, 'pair-1', null],
      [T.FOREGROUND_END, 'pair-1', 2_000_000_000],
      [T.BACKGROUND_START, 'pair-2', null],
      [T.BACKGROUND_END, 'pair-2', 500_000_000],
      [T.FOREGROUND_START, 'pair-3', null],
    ])
  })

  it('I-4.59 a paused component accrues no duration', () => {
    const { spent, short, pass } = aMeasure()
    const subject = { component: COMPONENTS.PIN_CLOSEUP }
    spent.componentActive('closeup', subject)
    pass(1000)
    spent.componentPaused('closeup')
    pass(60_000)
    spent.componentActive('closeup', subject)
    pass(250)
    spent.componentEnded('closeup')
    expect(short()).toEqual([
      [T.COMPONENT_START, 'pair-1', null],
      [T.COMPONENT_END, 'pair-1', 1_250_000_000],
    ])
  })

  it('I-4.60 the offsite pair ends when the person comes back, and only then', () => {
    const { spent, short, pass } = aMeasure()
    spent.cameBack()
    expect(short()).toEqual([])
    spent.wentOffsite({})
    spent.appBackground()
    pass(3000)
    spent.appForeground()
    spent.cameBack()
    expect(short()).toContainEqual([T.OFFSITE_END, 'pair-1', 3_000_000_000])
  })
})
