import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import type { RowsMeta } from '../providers/kept-rows.ts'
import { messageOf } from './field-errors.ts'
import { rememberList } from './list-address.ts'
import { isMalformed } from './list-search.ts'

/** Why the rows below are those of before, with the way to newer ones. */
export function RowsProblem() {
  const translate = useTranslate()
  const { isFetching } = useListContext()
  const { text, isMisasked, dismiss, retry } = useRowsProblem()
  const { pathname } = useLocation()
  if (isMisasked) return <Navigate to={pathname} replace />
  if (text === null) return null
  return (
    <Alert
      severity="error"
      sx={{ borderRadius: 0 }}
      action={
        <>
          <Button color="inherit" size="small" disabled={isFetching} onClick={retry}>
            {translate('console.error.retry')}
          </Button>
          <Button color="inherit" size="small" onClick={dismiss}>
            {translate('console.error.dismiss')}
          </Button>
        </>
      }
    >
      {translate(text, { _: text })}
    </Alert>
  )
}

/** Dismissing a problem goes back to the page, sort and search that the rows are of. */
function useRowsProblem() {
  const { meta, refetch, isPending, isPlaceholderData = false } = useListContext()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [dismissed, setDismissed] = useState<{ text: string | null; search: string } | null>(null)
  const { problem } = (meta ?? {}) as RowsMeta
  const text = problem === undefined ? null : messageOf(problem)
  const shown = useRef(search)
  const isCurrent = !isPending && !isPlaceholderData && problem === undefined
  useEffect(() => {
    if (!isCurrent) return
    shown.current = search
    rememberList(pathname, search)
  }, [isCurrent, pathname, search])
  const dismiss = () => {
    setDismissed({ text, search: shown.current })
    if (shown.current !== search) void navigate({ search: shown.current }, { replace: true })
  }
  const retry = () => {
    setDismissed(null)
    void refetch()
  }
  const isDismissed = dismissed?.text === text && dismissed?.search === search
  const isMisasked = isMalformed(problem) && search !== ''
  return { text: isDismissed ? null : text, isMisasked, dismiss, retry }
}
