import type { WorldPlan } from './world-plan.ts'

/** Finds the pin (an index of the plan's) that shows a scene; throws where none does. */
export function scenePins({ pins }: WorldPlan): (scene: string) => number {
  const byScene = new Map(
    pins.flatMap(({ picture }, at) => ('scene' in picture ? [[picture.scene, at]] : [])),
  )
  return (scene) => {
    const at = byScene.get(scene)
    if (at === undefined) throw new Error(`No pin shows ${scene}`)
    return at
  }
}
