import { EXPERIMENTS } from '@tessera/api-types/experiments/experiment-names'
import { describe, expect, it } from 'vitest'
import { makePreloader } from './preload-queries.ts'

function preloader({ isOn = true, experiment = null as string | null } = {}) {
  const started: unknown[] = []
  const at = makePreloader({
    queries: [
      {
        paths: ['/pin/:id', '/pin/:id/sent'],
        experiment: experiment as never,
        start: ({ id }) => started.push(id),
      },
    ],
    isOn: () => isOn,
  })
  return { at, started }
}

describe('preloading at a change of location', () => {
  it('I-4.79 calls the preload of the matching page once', () => {
    const { at, started } = preloader()
    for (const path of ['/', '/pin/5/', '/pin/5/', '/pin/6/sent/', '/pin/7/repin/']) at(path)
    expect(started).toEqual(['5', '6'])
  })

  it('I-4.79 calls it only where the check of its experiment passes', () => {
    const experiment = EXPERIMENTS.tokenRefresh
    const off = preloader({ isOn: false, experiment })
    off.at('/pin/5/')
    expect(off.started).toEqual([])
    const on = preloader({ experiment })
    on.at('/pin/5/')
    expect(on.started).toEqual(['5'])
  })
})
