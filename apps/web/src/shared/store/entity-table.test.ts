import { describe, expect, it } from 'vitest'
import { entityTable } from './entity-table.ts'

type Cup = { id: string; color: string; size?: number }
const table = entityTable<Cup>()

function cups(...all: Cup[]) {
  const state = table.getInitialState({ note: 'kept' })
  table.upsertMany(state, all)
  return state
}
const red = { id: '1', color: 'red', size: 3 }
const blue = { id: '2', color: 'blue' }

describe('a table of entities', () => {
  it('begins empty beside the rest of the state', () => {
    expect(table.getInitialState({ note: 'kept' })).toEqual({ ids: [], entities: {}, note: 'kept' })
  })

  it('keeps them in the order in which they came', () => {
    const state = cups(blue, red)
    table.upsertOne(state, { id: '2', color: 'green' })
    expect(state).toEqual({
      ids: ['2', '1'],
      entities: { '1': red, '2': { id: '2', color: 'green' } },
      note: 'kept',
    })
  })

  it('an upsert leaves what it does not name, a set does not', () => {
    const state = cups(red)
    table.upsertOne(state, { id: '1', color: 'green' })
    expect(state.entities['1']).toEqual({ id: '1', color: 'green', size: 3 })
    table.setMany(state, [{ id: '1', color: 'white' }])
    expect(state.entities['1']).toEqual({ id: '1', color: 'white' })
    expect(state.ids).toEqual(['1'])
  })

  it('leaves alone the objects it was given: they may be frozen', () => {
    const given = Object.freeze({ ...blue })
    const state = cups(given)
    table.upsertOne(state, { id: '2', color: 'green' })
    expect(state.entities['2']).toEqual({ id: '2', color: 'green' })
    expect(given).toEqual(blue)
  })

  it('changes only what is here', () => {
    const state = cups(blue)
    table.updateOne(state, { id: '2', changes: { size: 1 } })
    table.updateOne(state, { id: '9', changes: { size: 1 } })
    expect(state.entities).toEqual({ '2': { ...blue, size: 1 } })
  })

  it('removes entities with their places', () => {
    const state = cups({ ...red }, blue)
    table.removeOne(state, '1')
    table.removeMany(state, ['1', '9'])
    expect(state).toMatchObject({ ids: ['2'], entities: { '2': blue } })
  })
})
