import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useAppStore } from '../../shared/store/hooks.ts'
import { notePage } from './note-page.ts'
import { noteVisit } from './note-visit.ts'

/** Notes the visit and each page of it. */
export function VisitorMount() {
  const store = useAppStore()
  const { pathname, search } = useLocation()
  useEffect(() => noteVisit(store), [store])
  useEffect(() => notePage(store.getState(), pathname + search), [store, pathname, search])
  return null
}
