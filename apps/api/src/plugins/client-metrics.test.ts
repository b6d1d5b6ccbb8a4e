import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { makeClientMetrics } from './client-metrics.ts'

it('I-8.30 failures that browsers only count stand in the metrics, by name and tags', async () => {
  const registry = new Registry()
  const { count } = makeClientMetrics(registry)
  count('share_suggestions_failed', { status: '500' })
  count('share_suggestions_failed', { status: '500' }, 2)
  expect(await registry.metrics()).toContain(
    'client_events_total{name="share_suggestions_failed",tags="status=500"} 3',
  )
})

it('what strangers send makes no more than a bounded number of series', async () => {
  const registry = new Registry()
  const { count } = makeClientMetrics(registry)
  for (let name = 0; name < 150; name++)
    for (let tag = 0; tag < 100; tag++) count(`made_up_${name}`, { tag: `value${tag}` })
  count('"} broken{', { 'a b': 'c' })
  const text = await registry.metrics()
  expect(text.match(/^client_events_total\{/gm)?.length).toBe(100 * 61 + 1)
  expect(text).not.toContain('broken')
})
