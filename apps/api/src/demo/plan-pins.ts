import { DAY_MS } from '../kernel/durations.ts'
import { DEMO_CLIPS } from './clips-data.ts'
import { DEMO_STORIES } from './demo-stories-data.ts'
import { INDOOR_KINDS } from './indoor-kinds-data.ts'
import { MADE_KINDS } from './made-kinds-data.ts'
import { OUTDOOR_KINDS } from './outdoor-kinds-data.ts'
import type { DrawnWords, PictureKind, PictureSubject } from './picture-kind.ts'
import type { Random } from './random.ts'
import type { ScenePicture } from './scene-picture.ts'
import { SCENE_PICTURES } from './scene-pictures-data.ts'
import type { PlannedBoard, PlannedPin } from './world-plan.ts'

export const PICTURE_KINDS: readonly PictureKind[] = [...OUTDOOR_KINDS, ...INDOOR_KINDS, ...MADE_KINDS]

const FIRST_SEED = 20_260
export const OLDEST_PIN_DAYS = 90
const STORY_SCENES = new Set(DEMO_STORIES.flatMap(({ pages }) => pages.map(([scene]) => scene)))

/** Every rendered scene once, first, then the drawings, and the clips. */
export function planPins(random: Random, boards: readonly PlannedBoard[]): PlannedPin[] {
  const placeFor = placerOf(random, boards)
  const drawn = PICTURE_KINDS.flatMap((kind) =>
    kind.pictures.map((words) => planDrawnPin(random, placeFor, kind, words)),
  )
  // Clips and pictures of stories are few, and made to be seen.
  const placeInTheOpen: Placer = (subject) => placeFor(subject, ({ isSecret }) => !isSecret)
  const rendered = SCENE_PICTURES.map((scene, index) =>
    planScenePin(
      random,
      STORY_SCENES.has(scene.file) ? placeInTheOpen : placeFor,
      scene,
      drawn.length + index,
    ),
  )
  const clips = DEMO_CLIPS.map((clip, index) => ({
    ...planScenePin(random, placeInTheOpen, clip, drawn.length + rendered.length + index),
    picture: { clip: clip.file },
  }))
  return [...rendered, ...drawn, ...clips]
}

function planDrawnPin(
  random: Random,
  placeFor: Placer,
  { name, draw, interests, about }: PictureKind,
  [seed, title, description, altText]: DrawnWords,
): PlannedPin {
  const kind = { name, interests, altText, ...(about && { about }) }
  return {
    ...placeFor(kind),
    kind,
    picture: { draw },
    seed,
    title,
    description,
    ageMs: random.between(0.02, OLDEST_PIN_DAYS) * DAY_MS,
  }
}

function planScenePin(
  random: Random,
  placeFor: Placer,
  { file, title, description, ...kind }: ScenePicture,
  index: number,
): PlannedPin {
  return {
    ...placeFor(kind),
    kind,
    picture: { scene: file },
    seed: FIRST_SEED + index * 31,
    title,
    description,
    ageMs: random.between(0.02, OLDEST_PIN_DAYS / 3) * DAY_MS,
  }
}

type Placer = (
  subject: PictureSubject,
  isFit?: (board: PlannedBoard) => boolean,
) => Pick<PlannedPin, 'board' | 'section'>

/** Finds a pin a board of its topics: one that is empty yet, of its first topic if there is one, or the emptier of two. */
function placerOf(random: Random, boards: readonly PlannedBoard[]): Placer {
  const filled = boards.map(() => 0)
  return ({ interests }, isFit = () => true) => {
    const fitting = boards.flatMap((board, at) =>
      interests.includes(board.interest) && isFit(board) ? [at] : [],
    )
    const empty = fitting.filter((at) => filled[at] === 0)
    const own = empty.filter((at) => boards[at]?.interest === interests[0])
    const open = own.length > 0 ? own : empty.length > 0 ? empty : fitting
    const [one, other] = [random.pick(open), random.pick(open)]
    const board = (filled[one] ?? 0) <= (filled[other] ?? 0) ? one : other
    filled[board] = (filled[board] ?? 0) + 1
    const { sections } = boards[board] as PlannedBoard
    const section = sections.length > 0 && random.chance(0.5) ? random.whole(0, sections.length - 1) : null
    return { board, section }
  }
}
