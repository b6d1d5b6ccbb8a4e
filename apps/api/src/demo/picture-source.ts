import type { PictureSource } from './draw-pictures.ts'
import { seededRandom } from './random.ts'
import type { PlannedPin } from './world-plan.ts'
import type { Drawing } from './pictures/drawing.ts'
import { portrait } from './pictures/art.ts'

/** The file of a rendered scene, or the drawing that the seed of the pin makes. */
export const sourceOf = ({ picture, seed }: PlannedPin): PictureSource =>
  'scene' in picture
    ? { file: new URL(`scenes/${picture.scene}.webp`, import.meta.url) }
    : picture.draw(seededRandom(seed))

const FIRST_FACE = 90_210

/** The picture of one of the demo people: a portrait of their own, which no pin shows. */
export const faceOf = (person: number): Drawing => portrait(seededRandom(FIRST_FACE + person * 17))
