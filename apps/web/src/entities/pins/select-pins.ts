import { useMemo } from 'react'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { type Pin, selectHiddenPins, selectPinEntities } from './pins-slice.ts'

/** The pins of a list in its order; one that was deleted or hidden since is left out. */
export function usePins(ids: readonly string[]): Pin[] {
  const entities = useAppSelector(selectPinEntities)
  const hidden = useAppSelector(selectHiddenPins)
  return useMemo(() => ids.flatMap((id) => (hidden[id] ? [] : (entities[id] ?? []))), [ids, entities, hidden])
}
