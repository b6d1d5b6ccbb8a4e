import { expect, it } from 'vitest'
import { autologin } from './autologin.ts'

const visit = { isAuthenticated: false, isBot: false, hasLoggedOut: false }

function attempts(outcomes: readonly (boolean | Error)[]) {
  const names = ['social network', 'one tap', 'search company']
  const tried: string[] = []
  const all = outcomes.map((outcome, at) => () => {
    tried.push(names[at] ?? '')
    return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome)
  })
  return { all, tried }
}

it('I-4.91 a visitor’s ways are tried in their order, up to the first that succeeds', async () => {
  const { all, tried } = attempts([new Error('not reached'), true, true])
  expect(await autologin(visit, all)).toBe(true)
  expect(tried).toEqual(['social network', 'one tap'])
  const none = attempts([false, false, false])
  expect(await autologin(visit, none.all)).toBe(false)
  expect(none.tried).toEqual(['social network', 'one tap', 'search company'])
})

it.each([{ isAuthenticated: true }, { isBot: true }, { hasLoggedOut: true }])(
  'I-4.91 I-4.92 nothing is tried for %o',
  async (who) => {
    const { all, tried } = attempts([true])
    expect(await autologin({ ...visit, ...who }, all)).toBe(false)
    expect(tried).toEqual([])
  },
)
