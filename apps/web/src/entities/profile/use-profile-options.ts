import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import {
  type ProfileOptions,
  profileOptionsChanged,
  profileOptionsRead,
  selectProfileOptions,
  storedOptions,
} from './profile-options-slice.ts'

/** How the viewer looks at profiles and boards, and a way to change it. The server draws the defaults. */
export function useProfileOptions(): [ProfileOptions, (changed: Partial<ProfileOptions>) => void] {
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(profileOptionsRead(storedOptions()))
  }, [dispatch])
  return [useAppSelector(selectProfileOptions), (changed) => dispatch(profileOptionsChanged(changed))]
}
