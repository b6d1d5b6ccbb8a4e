import { describe, expect, it } from 'vitest'
import {
  COMPONENTS,
  ELEMENTS,
  EVENT_TYPES,
  TIME_SPENT_TYPES,
  VIEW_PARAMETERS,
  VIEW_TYPES,
} from './event-catalogue.ts'
import { surfaceName, pageView } from './page-view.ts'
import { makeTrackedEvent } from './tracked-event.ts'

const FIELDS = [
  'event_type',
  'view_type',
  'view_parameter',
  'view_data',
  'component',
  'object_id_str',
  'aux_data',
  'event_data',
  'time',
  'clientUUID',
  'appState',
]

describe('the event catalogue', () => {
  it('I-3.39 gives each thing a number of its own', () => {
    const tables = [
      { ...EVENT_TYPES, ...TIME_SPENT_TYPES },
      VIEW_TYPES,
      VIEW_PARAMETERS,
      COMPONENTS,
      ELEMENTS,
    ]
    for (const table of tables) {
      const numbers = Object.values(table)
      expect(new Set(numbers).size).toBe(numbers.length)
      expect(numbers.every((number) => Number.isInteger(number) && number > 0 && number < 32_768)).toBe(true)
    }
  })

  it('I-3.38 a tracked event has its eleven fields filled from the teller and the page', () => {
    const event = makeTrackedEvent(
      {
        event_type: EVENT_TYPES.CLICK,
        view_parameter: VIEW_PARAMETERS.SEARCH_PINS,
        component: COMPONENTS.PIN_GRID,
        object_id_str: '12',
        event_data: { slot: 3 },
      },
      {
        now: () => 1_767_225_600_000,
        newId: () => 'an-id',
        appState: () => 'active',
        view: () => ({
          view_type: VIEW_TYPES.SEARCH,
          view_data: { words: 2 },
          aux_data: { surface: 'search' },
        }),
      },
    )
    expect(event).toMatchObject({
      event_type: 2,
      view_type: 5,
      time: 1_767_225_600_000,
      clientUUID: 'an-id',
      appState: 'active',
    })
    const filled = Object.entries(event).filter(([, value]) => value !== null)
    expect(filled.map(([key]) => key).toSorted()).toEqual(FIELDS.toSorted())
  })
})

describe('what telemetry calls a page', () => {
  it('I-2.44 is one of six names, and today is told as profile', () => {
    const names = {
      '/pin/12/': 'pin_closeup',
      '/ada/lamps/': 'board',
      '/ada/': 'profile',
      '/ada/_saved/': 'profile',
      '/topics/lamps/': 'topic',
      '/amp/pin/12/': 'amp',
      '/': 'homefeed',
      '/homefeed/': 'homefeed',
      '/today/': 'profile',
      '/today/best/some-title/12/': 'profile',
      '/settings/': null,
    }
    for (const [path, name] of Object.entries(names)) expect([path, surfaceName(path)]).toEqual([path, name])
  })

  it('names the pin of a closeup and the kind of a search', () => {
    expect(pageView('/pin/12/')).toEqual({ view_type: VIEW_TYPES.PIN_CLOSEUP, object_id_str: '12' })
    expect(pageView('/search/users/?q=a')).toMatchObject({ view_parameter: VIEW_PARAMETERS.SEARCH_USERS })
    expect(pageView('/somewhere/', () => false)).toEqual({ view_type: VIEW_TYPES.OTHER })
  })
})
