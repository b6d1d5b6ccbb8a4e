import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { pathVisited } from '../../entities/session/visits-slice.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'

/** Notes the paths a visitor passes through, for the banner of the sign-up page. */
export function VisitRecorder() {
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  useEffect(() => void dispatch(pathVisited(pathname)), [dispatch, pathname])
  return null
}
