import { useMemo } from 'react'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { type Pin, selectPinEntities } from './pins-slice.ts'

/** The pins of a list in its order; one that was deleted since is left out. */
export function usePins(ids: readonly string[]): Pin[] {
  const entities = useAppSelector(selectPinEntities)
  return useMemo(() => ids.flatMap((id) => entities[id] ?? []), [ids, entities])
}
