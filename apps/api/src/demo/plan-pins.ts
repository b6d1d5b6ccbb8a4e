import { PICTURE_KINDS, type PictureKind, type PictureSubject } from './picture-kinds-data.ts'
import type { Random } from './random.ts'
import { SCENE_PICTURES, type ScenePicture } from './scene-pictures-data.ts'
import type { PlannedBoard, PlannedPin } from './world-plan.ts'

const FIRST_SEED = 20_260
const SPREAD_DAYS = 90
const DAY_MS = 24 * 60 * 60 * 1000

/** Every rendered scene once, and drawn pictures for the rest. */
export function planPins(random: Random, boards: readonly PlannedBoard[], pinCount: number): PlannedPin[] {
  const drawn = Array.from({ length: pinCount - SCENE_PICTURES.length }, (_, index) =>
    planDrawnPin(random, boards, index),
  )
  const rendered = SCENE_PICTURES.map((scene, index) =>
    planScenePin(random, boards, scene, drawn.length + index),
  )
  return [...drawn, ...rendered]
}

function planDrawnPin(random: Random, boards: readonly PlannedBoard[], index: number): PlannedPin {
  const kind = PICTURE_KINDS[index % PICTURE_KINDS.length] as PictureKind
  const place = placeFor(random, boards, kind)
  const [starts, ends] = kind.titles
  return {
    ...place,
    kind,
    picture: { draw: kind.draw },
    seed: FIRST_SEED + index * 31,
    title: `${random.pick(starts)} ${random.pick(ends)}`,
    description: random.pick(kind.descriptions),
    ageMs: random.between(0.02, SPREAD_DAYS) * DAY_MS,
  }
}

function planScenePin(
  random: Random,
  boards: readonly PlannedBoard[],
  { file, title, description, ...kind }: ScenePicture,
  index: number,
): PlannedPin {
  return {
    ...placeFor(random, boards, kind),
    kind,
    picture: { scene: file },
    seed: FIRST_SEED + index * 31,
    title,
    description,
    ageMs: random.between(0.02, SPREAD_DAYS / 3) * DAY_MS,
  }
}

function placeFor(random: Random, boards: readonly PlannedBoard[], { interests }: PictureSubject) {
  const fitting = boards.flatMap((board, at) => (interests.includes(board.interest) ? [at] : []))
  const board = random.pick(fitting)
  const { sections } = boards[board] as PlannedBoard
  const section = sections.length > 0 && random.chance(0.5) ? random.whole(0, sections.length - 1) : null
  return { board, section }
}
