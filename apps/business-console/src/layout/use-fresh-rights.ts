import { useEffect, useRef } from 'react'
import { useRefresh } from 'react-admin'
import { useActingBusiness } from '../session/business-context.ts'

/** Reads records and cached rights anew once the rights of the session have changed. */
export function useFreshRights(): void {
  const refresh = useRefresh()
  const { rightsVersion } = useActingBusiness()
  const shown = useRef(rightsVersion)
  useEffect(() => {
    if (shown.current === rightsVersion) return
    shown.current = rightsVersion
    refresh()
  }, [refresh, rightsVersion])
}
