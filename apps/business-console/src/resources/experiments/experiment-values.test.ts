import { expect, it } from 'vitest'
import { seenChanges } from '../../shared/seen-changes.ts'
import { changeableFields, newExperiment } from './experiment-values.ts'

it('of an experiment what was changed is sent, with what may change as it was read', () => {
  const { transform, builtOn } = seenChanges(changeableFields)
  const read = { ...newExperiment, id: '1', name: 'larger_pins', exposures: [], history: [] }
  const seen = newExperiment
  expect(transform({ ...read, description: null, traffic_share: 20 }, { previousData: read })).toEqual({
    traffic_share: 20,
    seen,
  })
  expect(builtOn(read)).toEqual({ seen })
})
