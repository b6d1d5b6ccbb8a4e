import type { PictureSource } from './draw-pictures.ts'
import { DEMO_FACES } from './faces-data.ts'
import { seededRandom } from './random.ts'
import type { PlannedPin } from './world-plan.ts'

/** The file of a rendered scene or of a clip's poster, or the drawing that the seed of the pin makes. */
export const sourceOf = ({ picture, seed }: PlannedPin): PictureSource =>
  'draw' in picture
    ? picture.draw(seededRandom(seed))
    : 'clip' in picture
      ? { file: new URL(`posters/${picture.clip}.webp`, import.meta.url) }
      : { file: new URL(`scenes/${picture.scene}.webp`, import.meta.url) }

/** The profile picture of one of the demo people, which no pin shows. */
export const faceOf = (person: number): PictureSource => ({
  file: new URL(`faces/${DEMO_FACES[person]}.webp`, import.meta.url),
})
