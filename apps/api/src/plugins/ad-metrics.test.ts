import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { makeAdMetrics } from './ad-metrics.ts'

it('B-4.60 organic and promoted pins stand in the metrics by list, and pages beyond the ad load', async () => {
  const registry = new Registry()
  const { placed } = makeAdMetrics(registry)
  placed('home', { organic: 25, promoted: 3, isWithin: true })
  placed('home', { organic: 14, promoted: 2, isWithin: true })
  placed('search', { organic: 4, promoted: 2, isWithin: false })
  const text = await registry.metrics()
  for (const line of [
    'ad_load_pins_total{placement="home",kind="organic"} 39',
    'ad_load_pins_total{placement="home",kind="promoted"} 5',
    'ad_load_pages_total{placement="home",load="within"} 2',
    'ad_load_pages_total{placement="search",load="beyond"} 1',
  ])
    expect(text).toContain(line)
})
