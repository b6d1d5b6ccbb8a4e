import { VIEW_TYPES } from '@tessera/shared-tracking'
import { expect, it } from 'vitest'
import { surfaceFor, trackedPage } from './current-page.ts'

it("a pin's page knows the feed its pin was met in, and its other pins are of its own feed", () => {
  const page = trackedPage('/pin/12/', '/search/pins/?q=lamp')
  expect(page).toMatchObject({ view_type: VIEW_TYPES.PIN_CLOSEUP, object_id_str: '12', name: 'pin_closeup' })
  expect(surfaceFor(page, '12')).toBe('search')
  expect(surfaceFor(page, '13')).toBe('pin_detail')
  expect(surfaceFor(trackedPage('/pin/12/', null), '12')).toBe('none')
})

it('a reserved word is no person', () => {
  expect(trackedPage('/ada/', null).view_type).toBe(VIEW_TYPES.PROFILE)
  expect(trackedPage('/password/', null).view_type).toBe(VIEW_TYPES.OTHER)
})
