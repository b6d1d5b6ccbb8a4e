import { useEffect, useReducer } from 'react'
import { isConnected } from '../../shared/browser/connection-state.ts'
import { onConnection } from '../../shared/browser/connection.ts'
import { after } from '../../shared/browser/clock.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import styles from './OfflineBanner.module.css'
import { BACK_ONLINE_SHOWN_MS, nextBanner } from './offline-banner-machine.ts'

export function OfflineBanner() {
  const t = useT()
  const [state, send] = useReducer(nextBanner, 'hidden')

  useEffect(() => onConnection((isBack) => send({ type: isBack ? 'regained' : 'lost' })), [])

  useEffect(() => {
    if (state !== 'backOnline') return
    return after(BACK_ONLINE_SHOWN_MS, () => send({ type: 'waited', isOnline: isConnected() }))
  }, [state])

  const text = { hidden: '', offline: t('offline.banner'), backOnline: t('offline.back') }[state]
  return <output className={classNames(styles.banner, styles[state])}>{text}</output>
}
