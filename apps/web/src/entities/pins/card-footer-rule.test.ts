import { expect, it } from 'vitest'
import { hasCardFooter, SIMPLIFIED_GRID } from './card-footer-rule.ts'

it('C-4.02 the footer of a card is hidden from members and shown to visitors', () => {
  expect([hasCardFooter(true, null), hasCardFooter(false, null)]).toEqual([false, true])
})

it('C-4.03 C-9.03 the simplified grid shows it to members too', () => {
  expect(SIMPLIFIED_GRID).toEqual({ experimentId: 1000069, experienceId: 500417, flag: 'hide_footer' })
  expect(hasCardFooter(true, 'false')).toBe(true)
  expect(hasCardFooter(true, 'true')).toBe(false)
})
