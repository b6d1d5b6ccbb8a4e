import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { profileRefreshed, selectIsProfileStale } from '../session/session-slice.ts'

/** Asks a profile's list anew after something of the viewer's was made or removed. */
export function useFresh({
  isUninitialized,
  refetch,
}: {
  isUninitialized: boolean
  refetch: () => unknown
}): void {
  const dispatch = useAppDispatch()
  const isStale = useAppSelector(selectIsProfileStale)
  useEffect(() => {
    if (!isStale || isUninitialized) return
    dispatch(profileRefreshed())
    refetch()
  }, [isStale, isUninitialized, refetch, dispatch])
}
