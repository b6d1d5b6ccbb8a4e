import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { type MetricsChannel, requestMetrics } from './metrics-of-all.ts'

/** A channel on which the test speaks for the process that holds the port. */
function aChannel() {
  const emitter = new EventEmitter()
  const requests: { metricsFor: string }[] = []
  const channel = Object.assign(emitter, {
    send: (message: unknown) => requests.push(message as { metricsFor: string }),
  }) as MetricsChannel & EventEmitter
  return { channel, requests }
}

it('metrics of all processes come to each request, also when several come at once', async () => {
  const { channel, requests } = aChannel()
  const both = Promise.all([requestMetrics(channel), requestMetrics(channel)])
  for (const [index, request] of requests.entries())
    channel.emit('message', { ...request, text: `metrics ${index}` })
  expect(await both).toEqual(['metrics 0', 'metrics 1'])
  expect(channel.listenerCount('message')).toBe(0)
})

it('a request ends where nobody responds, and leaves nothing behind', async () => {
  const { channel } = aChannel()
  await expect(requestMetrics(channel, 10)).rejects.toThrow('no metrics')
  expect(channel.listenerCount('message')).toBe(0)
})
