import Fastify from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { errorReplies } from './error-replies.ts'
import { overload } from './overload.ts'

const CROWD = 100
let isSaturated = false
let app: ReturnType<typeof Fastify>

async function openApp(): Promise<() => void> {
  app = Fastify()
  const gate = Promise.withResolvers<void>()
  await app.register(errorReplies, { appVersion: 'test' })
  await app.register(overload, { isSaturated: () => isSaturated })
  app.get('/slow', async () => {
    await gate.promise
    return 'done'
  })
  app.get('/livez', async () => 'ok')
  await app.ready()
  return gate.resolve
}

afterEach(async () => {
  vi.restoreAllMocks()
  await app.close()
})

const crowd = (size = CROWD) => Array.from({ length: size }, () => app.inject('/slow'))

it('while there is more to do than can be done, a crowd is served up to a bound and the rest is told to come back', async () => {
  const open = await openApp()
  isSaturated = true
  const calls = crowd()
  expect((await app.inject('/livez')).statusCode).toBe(200)
  open()
  const answers = await Promise.all(calls)
  const refused = answers.filter(({ statusCode }) => statusCode === 503)
  expect(refused).toHaveLength(CROWD - 32)
  const retries = refused.map(({ headers }) => Number(headers['retry-after']))
  for (const seconds of [1, 2, 3, 4])
    expect(retries.filter((one) => one === seconds)).toHaveLength((CROWD - 32) / 4)
  expect((await app.inject('/slow')).statusCode).toBe(200)
})

it('a crowd that only waits for others is served whole, when it does not come all at once', async () => {
  const open = await openApp()
  isSaturated = false
  const calls: ReturnType<typeof crowd> = []
  while (calls.length < CROWD) {
    calls.push(...crowd(10))
    await new Promise((resolve) => setTimeout(resolve, 120))
  }
  open()
  expect((await Promise.all(calls)).every(({ statusCode }) => statusCode === 200)).toBe(true)
})

it('of a crowd that comes at once only some are admitted before anybody can know what they cost', async () => {
  const open = await openApp()
  isSaturated = false
  vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  const calls = crowd()
  await app.inject('/livez')
  open()
  const refused = (await Promise.all(calls)).filter(({ statusCode }) => statusCode === 503)
  expect(refused).toHaveLength(CROWD - 32 - 16)
})
