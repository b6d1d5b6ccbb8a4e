import { Counter, type Registry } from 'prom-client'
import type { AdMetrics } from '../kernel/deps.ts'

/** Pins that this process placed in lists with ads, and the pages whose ads stand closer than is public. */
export function makeAdMetrics(registry: Registry): AdMetrics {
  const registers = [registry]
  const pins = new Counter({
    name: 'ad_load_pins_total',
    help: 'Pins of lists with ads, by list, organic and promoted.',
    labelNames: ['placement', 'kind'],
    registers,
  })
  const pages = new Counter({
    name: 'ad_load_pages_total',
    help: 'Pages of lists with ads, by list, within the public ad load and beyond it.',
    labelNames: ['placement', 'load'],
    registers,
  })
  return {
    placed(placement, { organic, promoted, isWithin }) {
      pins.inc({ placement, kind: 'organic' }, organic)
      pins.inc({ placement, kind: 'promoted' }, promoted)
      pages.inc({ placement, load: isWithin ? 'within' : 'beyond' })
    },
  }
}

/** For a process that places no ads. */
export const noAdMetrics: AdMetrics = { placed: () => undefined }
