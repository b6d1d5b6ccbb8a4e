// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isConnected } from './connection-state.ts'
import { doubtConnection, onConnection } from './connection.ts'

const server = { isUp: true, asked: [] as string[] }
const told: boolean[] = []
let stop = (): void => undefined

const happens = async (target: EventTarget, name: string) => {
  target.dispatchEvent(new Event(name))
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (path: string) => {
    server.asked.push(path)
    return server.isUp ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError('Failed'))
  })
  server.isUp = true
  server.asked = []
  told.length = 0
  stop = onConnection((isBack) => told.push(isBack))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a doubt ends with the first answer of the server', async () => {
  doubtConnection()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual([true])
  expect(server.asked).toEqual(['/livez'])
})

it('the server is asked with growing pauses until it answers, though the browser never says online', async () => {
  expect(navigator.onLine).toBe(true)
  server.isUp = false
  doubtConnection()
  await vi.advanceTimersByTimeAsync(3000)
  expect(isConnected()).toBe(false)
  expect(server.asked).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(117_000)
  expect(server.asked.length).toBeLessThan(15)
  server.isUp = true
  await vi.advanceTimersByTimeAsync(30_000)
  expect(told.at(-1)).toBe(true)
  expect(isConnected()).toBe(true)
  const count = server.asked.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.asked).toHaveLength(count)
})

it.each([
  ['online', window],
  ['focus', window],
  ['visibilitychange', document],
])('while it is lost, %s asks at once', async (name, target) => {
  server.isUp = false
  doubtConnection()
  await vi.advanceTimersByTimeAsync(40_000)
  server.isUp = true
  await happens(target, name)
  expect(told.at(-1)).toBe(true)
})

it('the browser’s word that it is offline is asked about, not believed', async () => {
  await happens(window, 'offline')
  expect(told).toEqual([true])
  server.isUp = false
  await happens(window, 'offline')
  expect(told).toEqual([true, false])
})

it('a browser that is offline from the start is asked about, too', async () => {
  stop()
  server.isUp = false
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  stop = onConnection((isBack) => told.push(isBack))
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([false])
})

it('while the server is in reach nobody asks, and a gateway’s refusal is no answer of it', async () => {
  await happens(window, 'focus')
  expect(server.asked).toEqual([])
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 502 })))
  doubtConnection()
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([false])
})
