import { expect, it } from 'vitest'
import { pinTagRows } from './pin-tag-rows.ts'
import { planWorld } from './world-plan.ts'

it('pictures of the demo are tagged with pins that sell what stands there', () => {
  const plan = planWorld()
  const pins = plan.pins.map((_, index) => ({ id: String(index), aggregatedPinId: `idea-${index}` }))
  const rows = pinTagRows(plan, pins)
  expect(rows.length).toBeGreaterThan(3)
  for (const { tags } of rows)
    for (const { pin_ids: ids } of JSON.parse(tags) as { pin_ids: string[] }[])
      for (const id of ids) expect(plan.pins[Number(id)]?.kind.about).toBe('product')
})
