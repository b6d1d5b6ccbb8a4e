// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { drawButton, RENEW_NONCE_MS } from './draw-button.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const token = `e30.${btoa(JSON.stringify({ sub: '7', email: 'a@b.example' }))}.c2ln`

async function drawn() {
  let nonces = 0
  const { transport } = fakeServer({
    'social.oneTap': () => ({ script_url: '/gsi.js', client_id: 'site', nonce: `n${++nonces}` }),
    'auth.register': refusal(401, 'That sign-in didn’t work. Try again.'),
  })
  const steps: string[] = []
  const refused: unknown[] = []
  let press = (_token: string): void => undefined
  const ending = new AbortController()
  await drawButton(document.createElement('div'), {
    next: '/',
    store: makeStore({ transport }),
    onRefused: (error) => refused.push(error),
    signal: ending.signal,
    script: {
      begin: async ({ nonce }) => void steps.push(`begin ${nonce}`) as never,
      renew: (nonce) => void steps.push(`renew ${nonce}`),
      renderButton: (_parent, onAnswer) => {
        steps.push('button')
        press = onAnswer
      },
    },
  })
  return { steps, refused, ending, press: () => press(token) }
}

it('the button has a new nonce before the server takes the old one no more, until its place is gone', async () => {
  const { steps, ending } = await drawn()
  expect(steps).toEqual(['begin n1', 'button'])
  await vi.advanceTimersByTimeAsync(RENEW_NONCE_MS)
  expect(steps.slice(2)).toEqual(['renew n2', 'button'])
  ending.abort()
  await vi.advanceTimersByTimeAsync(2 * RENEW_NONCE_MS)
  expect(steps).toHaveLength(4)
})

it('a refused sign-in is reported, and may be tried again', async () => {
  const { steps, refused, press } = await drawn()
  press()
  await vi.advanceTimersByTimeAsync(0)
  expect(refused).toMatchObject([{ message: 'That sign-in didn’t work. Try again.' }])
  expect(steps.slice(2)).toEqual(['renew n2', 'button'])
})
