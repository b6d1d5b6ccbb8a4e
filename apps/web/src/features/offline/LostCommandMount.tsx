import { useEffect, useEffectEvent } from 'react'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { onAnyAction } from '../../shared/store/listeners.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { isLostCommand } from './lost-command.ts'

/** Says what cannot be done without a connection; from the first moment, for later its code would not come. */
export function LostCommandMount() {
  const t = useT()
  const dispatch = useAppDispatch()
  const say = useEffectEvent(() => void dispatch(toastShown({ text: t('offline.toast'), tone: 'error' })))
  useEffect(() => onAnyAction((action) => isLostCommand(action) && say()), [])
  return null
}
