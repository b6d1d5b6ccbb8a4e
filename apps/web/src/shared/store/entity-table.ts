import type { EntityState } from '@reduxjs/toolkit'

type Entity = { id: string }
/** The state of a slice while one of its reducers changes it. */
type Draft = { ids: string[]; entities: Record<string, object> }

/**
 * Entities by id, in the order in which they came, for the reducers of a slice. The toolkit's own adapter keeps sorted
 * tables as well, which no slice here has; its code would be on every page.
 */
export function entityTable<T extends Entity>() {
  const setOne = (state: Draft, entity: T): void => {
    if (!(entity.id in state.entities)) state.ids.push(entity.id)
    state.entities[entity.id] = entity
  }
  /** Nothing for an entity that is not here. */
  const updateOne = (state: Draft, { id, changes }: { id: string; changes: Partial<T> }): void => {
    const known = state.entities[id]
    // A new object: the known one may be frozen, being part of a response that is stored elsewhere, too.
    if (known) state.entities[id] = { ...known, ...changes }
  }
  /** Fields that the entity leaves out stay as they are. */
  const upsertOne = (state: Draft, entity: T): void =>
    entity.id in state.entities ? updateOne(state, { id: entity.id, changes: entity }) : setOne(state, entity)
  const removeMany = (state: Draft, ids: readonly string[]): void => {
    const isHere = ids.some((id) => id in state.entities)
    if (!isHere) return
    for (const id of ids) delete state.entities[id]
    state.ids = state.ids.filter((id) => id in state.entities)
  }
  return {
    getInitialState: <Rest extends object>(rest: Rest = {} as Rest): EntityState<T, string> & Rest => ({
      ids: [],
      entities: {},
      ...rest,
    }),
    setOne,
    setMany: (state: Draft, entities: readonly T[]): void => entities.forEach((one) => setOne(state, one)),
    updateOne,
    upsertOne,
    upsertMany: (state: Draft, entities: readonly T[]): void =>
      entities.forEach((one) => upsertOne(state, one)),
    removeMany,
    removeOne: (state: Draft, id: string): void => removeMany(state, [id]),
  }
}
