import { COMMENTS_ABOUT } from './demo-comments-data.ts'
import { DEMO_INTERESTS } from './interests.ts'
import { DEMO_PEOPLE } from './people.ts'
import type { Random } from './random.ts'
import type { PlannedBoard, PlannedComment, PlannedPin } from './world-plan.ts'

/** Each comment once, under a pin of its topic, from somebody other than its owner; photographs get the most. */
export function planComments(
  random: Random,
  boards: readonly PlannedBoard[],
  pins: readonly PlannedPin[],
): PlannedComment[] {
  return DEMO_INTERESTS.flatMap(([topic]) => {
    const open = pins.flatMap(({ board, kind }, at) =>
      kind.interests[0] === topic && !boards[board]?.isSecret ? [at] : [],
    )
    const rendered = open.filter((at) => !('draw' in (pins[at] as PlannedPin).picture))
    return COMMENTS_ABOUT[topic].map((text) => {
      const pin = random.pick(rendered.length > 0 && random.chance(0.8) ? rendered : open)
      const { board, ageMs } = pins[pin] as PlannedPin
      const owner = (boards[board] as PlannedBoard).person
      const person = (owner + random.whole(1, DEMO_PEOPLE.length - 1)) % DEMO_PEOPLE.length
      return { pin, person, text, ageMs: ageMs * random.unit() }
    })
  })
}
