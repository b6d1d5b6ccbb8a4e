import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anAct, at, perform } from './freshness/acts.ts'
import { wrongLater, wrongNow } from './freshness/looks.ts'
import { openFreshnessWorld } from './freshness/world.ts'

const SEQUENCES = Number(process.env['FRESHNESS_SEQUENCES'] ?? '60')
const SEED = Number(process.env['SEED'] ?? '1')
const ACTS = 4
/** As long as what others do may take to be seen. */
const LATER_MS = 2_001

const world = await openFreshnessWorld()

const aStep = fc.record({ act: anAct, other: fc.nat(), pin: fc.nat(), process: fc.constantFrom(0, 1) })

it(`${SEQUENCES} sequences of acts in two processes, drawn by seed ${SEED}: answers are those without any cache`, async () => {
  let done = 0
  const aSequence = fc.asyncProperty(fc.array(aStep, { minLength: 1, maxLength: ACTS }), async (steps) => {
    for (const { act, other, pin, process } of steps) {
      const { people, pinIds, deps } = world
      const isDone = await perform(world, act)
      if (isDone) done += 1
      const places = { pinId: at(pinIds, pin), boardId: at(people, act.to).boardId }
      const by = at(people, act.by)
      expect(await wrongNow(world, process, by, { ...places, isOwnAct: isDone })).toEqual([])
      const someone = other % (people.length + 1) === 0 ? undefined : at(people, other)
      expect(await wrongNow(world, process, someone, { ...places, isOwnAct: false })).toEqual([])
      deps.setNow(new Date(deps.now().getTime() + LATER_MS))
      expect(await wrongLater(world, process)).toEqual([])
    }
  })
  // The world goes on from one sequence to the next: a shorter one would not begin where this one did.
  await fc.assert(aSequence, {
    numRuns: SEQUENCES,
    seed: SEED,
    endOnFailure: true,
    includeErrorInReport: true,
  })
  expect(done).toBeGreaterThan(SEQUENCES / 2)
}, 0)
