import type { Drawing } from './pictures/drawing.ts'
import { portrait } from './pictures/art.ts'
import { seededRandom } from './random.ts'

const FIRST_FACE = 90_210

/** The picture of one of the demo people: a portrait of their own, which no pin shows. */
export const faceOf = (person: number): Drawing => portrait(seededRandom(FIRST_FACE + person * 17))
