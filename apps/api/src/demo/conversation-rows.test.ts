import { expect, it } from 'vitest'
import { DEMO_CONVERSATIONS } from './demo-conversations.ts'
import { DEMO_PEOPLE } from './people.ts'
import { planWorld } from './world-plan.ts'

const plan = planWorld()
const names = DEMO_PEOPLE.map(([fullName]) => fullName.split(' ')[0] ?? '')
const follows = (one: string, other: string) =>
  plan.userFollows.some(([from, to]) => names[from] === one && names[to] === other)

it('what people of the demo world wrote is told in order, by those who take part, about pins that are there', () => {
  for (const { people, lines, waitsFor = [] } of DEMO_CONVERSATIONS) {
    expect(lines.map(({ hoursAgo }) => hoursAgo)).toEqual(
      lines.map(({ hoursAgo }) => hoursAgo).toSorted((one, other) => other - one),
    )
    for (const name of [...people, ...lines.map(({ by }) => by)]) expect(people).toContain(name)
    for (const name of people) expect(names).toContain(name)
    for (const { pinOf } of lines)
      if (pinOf !== undefined)
        expect(
          plan.pins.some(({ kind, board }) => kind.name === pinOf && !plan.boards[board]?.isSecret),
        ).toBe(true)
    for (const name of waitsFor) expect(follows(name, people[0] ?? '')).toBe(false)
  }
})
