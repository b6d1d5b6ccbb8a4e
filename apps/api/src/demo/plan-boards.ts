import { DAY_MS } from '../kernel/durations.ts'
import { accountAgeMs } from './ages.ts'
import { BOARDS_ABOUT, SECTION_TITLES } from './demo-boards-data.ts'
import { DEMO_INTERESTS, type InterestSlug } from './interests.ts'
import { DEMO_PEOPLE } from './people.ts'
import { OLDEST_PIN_DAYS } from './plan-pins.ts'
import type { Random } from './random.ts'
import type { PlannedBoard } from './world-plan.ts'

const BOARDS_EACH = 3

interface BoardIdea {
  interest: InterestSlug
  name: string
  description: string
}

/** Everybody keeps a board about what they write about themselves, and two about something else. */
export function planBoards(random: Random): PlannedBoard[] {
  const ideas = DEMO_INTERESTS.flatMap(([interest]) =>
    BOARDS_ABOUT[interest].map(([name, description]): BoardIdea => ({ interest, name, description })),
  )
  const left = random.shuffle(ideas)
  const take = (fits: (idea: BoardIdea) => boolean): BoardIdea => {
    const [idea] = left.splice(Math.max(0, left.findIndex(fits)), 1)
    if (!idea) throw new Error('There are fewer ideas for boards than boards.')
    return idea
  }
  const own = DEMO_PEOPLE.map(([, , , topic]) => take(({ interest }) => interest === topic))
  return own.flatMap((first, person) => {
    const chosen = [first]
    while (chosen.length < BOARDS_EACH)
      chosen.push(take(({ interest }) => chosen.every((idea) => idea.interest !== interest)))
    return chosen.map((idea) => planBoard(random, person, idea))
  })
}

/** Older than its pins, younger than its owner's account. */
function planBoard(random: Random, person: number, idea: BoardIdea): PlannedBoard {
  return {
    ...idea,
    person,
    isSecret: random.chance(0.06),
    sections: random.chance(0.3) ? random.shuffle(SECTION_TITLES).slice(0, random.whole(2, 3)) : [],
    ageMs: random.between((OLDEST_PIN_DAYS + 1) * DAY_MS, accountAgeMs(person)),
  }
}
