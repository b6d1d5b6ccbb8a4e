import { expect, it } from 'vitest'
import { mayGreet } from './InviteGreetingMount.tsx'

const WISHES = [true, false]
const table = WISHES.flatMap((inviter) =>
  WISHES.flatMap((viewer) => WISHES.map((isSame) => [inviter, viewer, isSame] as const)),
)

it.each(table)('I-4.112 inviter wants %s, viewer wants %s, the same person %s', (inviter, viewer, isSame) => {
  const greets = mayGreet(
    { id: '1', should_show_messaging: inviter },
    { id: isSame ? '1' : '2', should_show_messaging: viewer },
  )
  expect(greets).toBe(inviter && viewer && !isSame)
})
