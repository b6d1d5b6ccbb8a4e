import { DELIVERY_VERDICTS } from '@tessera/api-types/ads/delivery-verdicts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { choosePromotions, inOrder } from './choose-promotions.ts'
import { CHOICE_VERSION, replayed, storedDecision, verdictOf, type Decision } from './decision.ts'
import type { AdViewer, Candidate } from './eligibility.ts'

const few = (...names: string[]) => fc.subarray(names)
const topics = few('7', '8', '9')

const candidates = fc
  .array(
    fc.record({
      pinId: fc.constantFrom('11', '12', '13'),
      ownerId: fc.constantFrom('21', '22'),
      businessId: fc.constantFrom('31', '32'),
      country: fc.constant('DE'),
      locales: few('de', 'fr'),
      ages: few('18-24', '25-34', '65+'),
      genders: few('female', 'unspecified'),
      interestIds: topics,
      audienceIds: fc.option(few('41', '42')),
      isAuto: fc.boolean(),
      topicIds: topics,
      isMadeWithAi: fc.boolean(),
      startAt: fc.date({ min: new Date(0), max: new Date(1e12), noInvalidDate: true }),
      dailyBudgetMicros: fc.integer({ min: 200_000, max: 900_000 }),
      spentTodayMicros: fc.integer({ min: 0, max: 900_000 }),
      paceMicros: fc.integer({ min: 0, max: 900_000 }),
      nextChargeMicros: fc.constantFrom(4_000, 200_000),
      capLeftMicros: fc.option(fc.integer({ min: 0, max: 500_000 })),
    }),
    { maxLength: 6 },
  )
  .map((all): Candidate[] => all.map((each, index) => ({ ...each, id: String(index + 1) })))

const viewers: fc.Arbitrary<AdViewer> = fc.record({
  country: fc.constant('DE'),
  locale: fc.constantFrom('de', 'en_US'),
  isPersonalized: fc.boolean(),
  age: fc.option(fc.integer({ min: 10, max: 90 })),
  gender: fc.constantFrom(null, 'female', 'male', 'custom'),
  interestIds: few('7', '8', '100'),
  audienceIds: few('41', '400'),
  businessIds: few('31', '300'),
  blockedIds: few('21', '200'),
  hiddenIds: few('1', '100'),
  hidesAi: fc.boolean(),
  seenToday: fc.subarray(['2', '3', '100']).map((ids) => new Map(ids.map((id) => [id, 3]))),
})

const decisions: fc.Arbitrary<Decision> = fc.record({
  slots: fc.integer({ min: 1, max: 3 }),
  viewer: viewers,
  page: fc.record({ topicIds: few('8', '100'), pinIds: few('13', '100') }),
  candidates,
})

const chosenIn = ({ candidates: all, viewer, page, slots }: Decision) =>
  choosePromotions(inOrder(all), viewer, page, slots)

it('a kept decision, read back, chooses the same', () => {
  fc.assert(
    fc.property(decisions, (decision) => {
      const choices = chosenIn(decision)
      const stored = JSON.parse(JSON.stringify(storedDecision(decision, choices))) as NonNullable<
        ReturnType<typeof storedDecision>
      >
      expect(replayed(stored)?.chosen).toEqual(choices.map(({ promotionId }) => promotionId))
    }),
    { numRuns: 500 },
  )
})

it('what is kept of a viewer names nobody and nothing that made no difference', () => {
  fc.assert(
    fc.property(decisions, (decision) => {
      const stored = storedDecision(decision, chosenIn(decision))
      expect(JSON.stringify([stored?.viewer, stored?.page.pinIds])).not.toMatch(
        /"(?:100|200|300)"[^:]*\]|"100":/,
      )
      expect([null, 0, 18, 25, 35, 45, 50, 55, 65]).toContain(stored?.viewer.age)
    }),
  )
})

it('every candidate has one verdict; those shown were chosen, and one that comes later than others could be', () => {
  fc.assert(
    fc.property(decisions, (decision) => {
      const chosen = chosenIn(decision).map(({ promotionId }) => promotionId)
      for (const candidate of decision.candidates) {
        const verdict = verdictOf(candidate, decision, chosen)
        expect(DELIVERY_VERDICTS).toContain(verdict)
        expect(verdict === 'SHOWN').toBe(chosen.includes(candidate.id))
        if (verdict !== 'OTHERS_FIRST' && verdict !== 'SHOWN')
          expect(chosenIn({ ...decision, candidates: [candidate] })).toEqual([])
      }
    }),
  )
})

it('a decision of other rules is not made again', () => {
  const [decision] = fc.sample(decisions, { numRuns: 1, seed: 7 })
  const stored = decision && storedDecision(decision, chosenIn(decision))
  expect(stored && replayed({ ...stored, version: CHOICE_VERSION + 1 })).toBeNull()
})

it('more than two hundred candidates are not kept', () => {
  const [decision] = fc.sample(decisions, { numRuns: 1, seed: 7 })
  const one = fc.sample(candidates, { numRuns: 50, seed: 1 }).flat()[0]
  if (!decision || !one) throw new Error('Nothing was drawn')
  const many = Array.from({ length: 201 }, (_none, index) => ({ ...one, country: 'US', id: String(index) }))
  expect(storedDecision({ ...decision, candidates: many }, [])).toBeNull()
})
