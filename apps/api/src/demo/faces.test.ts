import { expect, it } from 'vitest'
import { faceOf, sourceOf } from './picture-source.ts'
import { DEMO_PEOPLE } from './people.ts'
import { planWorld } from './world-plan.ts'

it('each of the demo people has a face of their own, which no pin shows', () => {
  const faces = DEMO_PEOPLE.map((_, person) => faceOf(person).svg)
  const shown = planWorld(600).pins.map((pin) => sourceOf(pin))
  expect(new Set(faces).size).toBe(DEMO_PEOPLE.length)
  for (const source of shown) if ('svg' in source) expect(faces).not.toContain(source.svg)
})
