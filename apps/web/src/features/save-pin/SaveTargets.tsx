import { useEffect, useState } from 'react'
import { boardsApi } from '../../entities/boards/boards-api.ts'
import { selectIsAuthenticated } from '../../entities/session/session-slice.ts'
import { after } from '../../shared/browser/timer.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'

const CALM_MS = 500

/** Beside every page: once it is calm, asks where a member may save, so that cards can name the board. */
export function SaveTargets() {
  const isMember = useAppSelector(selectIsAuthenticated)
  const [isCalm, setIsCalm] = useState(false)
  useEffect(() => after(CALM_MS, () => setIsCalm(true)), [])
  boardsApi.useBoardPickerQuery({}, { skip: !isMember || !isCalm })
  return null
}
