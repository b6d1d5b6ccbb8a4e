import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { onPageEscape } from '../browser/page-escape.ts'
import { FIRST_ENTRY } from './use-go-back.ts'

/** Escape leads back to where one came from within the site. */
export function useEscapeBack(): void {
  const navigate = useNavigate()
  const { key } = useLocation()
  useEffect(() => (key === FIRST_ENTRY ? undefined : onPageEscape(() => void navigate(-1))), [key, navigate])
}
