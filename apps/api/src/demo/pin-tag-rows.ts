import type { PinTag } from '@tessera/api-types/pins/pin-tags'
import type { WorldPlan } from './world-plan.ts'

type Place = Pick<PinTag, 'x' | 'y'> & { scenes: readonly string[] }

/** What stands where on a rendered picture, as the scenes that show it for sale. */
const LOOKS: Readonly<Record<string, readonly Place[]>> = {
  'books-8': [{ x: 0.75, y: 0.52, scenes: ['vases-5', 'vases-14'] }],
  'books-21': [{ x: 0.35, y: 0.48, scenes: ['vases-12'] }],
  'books-22': [
    { x: 0.35, y: 0.34, scenes: ['vases-6'] },
    { x: 0.79, y: 0.53, scenes: ['vases-2', 'vases-1'] },
  ],
  'books-23': [{ x: 0.79, y: 0.52, scenes: ['vases-6', 'vases-22'] }],
  'books-24': [{ x: 0.27, y: 0.51, scenes: ['vases-23', 'vases-13'] }],
}

/** The look of a few pictures, to be shopped by the pins of what stands on them. */
export function pinTagRows(plan: WorldPlan, pins: readonly { id: string; aggregatedPinId: string }[]) {
  const byScene = new Map(
    plan.pins.flatMap(({ picture }, index) =>
      'scene' in picture && pins[index] ? [[picture.scene, pins[index]] as const] : [],
    ),
  )
  const pinOf = (scene: string) => {
    const pin = byScene.get(scene)
    if (!pin) throw new Error(`No pin shows ${scene}`)
    return pin
  }
  return Object.entries(LOOKS).map(([scene, places]) => {
    const tags = places.map(({ x, y, scenes }): PinTag => {
      return { x, y, link: null, pin_ids: scenes.map((name) => pinOf(name).id) }
    })
    return { aggregatedPinId: pinOf(scene).aggregatedPinId, tags: JSON.stringify(tags) }
  })
}
