import type { ConnectionView } from '@tessera/api-types/social-login/views'
import { socialLoginApi } from '../../entities/social-login/social-login-api.ts'
import { openPage } from '../../shared/browser/page-location.ts'
import { readFailure } from '../../shared/forms/call-failure.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import styles from './ConnectedAccounts.module.css'

type Props = { connection: ConnectionView }

/** One provider of the site: connect to it or end that. */
export function ConnectionRow({ connection }: Props) {
  const t = useT<'social'>()
  const dispatch = useAppDispatch()
  const [connect, connecting] = socialLoginApi.useConnectMutation()
  const [disconnect, disconnecting] = socialLoginApi.useDisconnectMutation()
  const { slot, name, icon_url: icon, is_connected: isConnected } = connection
  const tell = (error: unknown, done = '') => {
    const text = error ? (readFailure(error, [], t).message ?? '') : done
    dispatch(toastShown({ text, tone: error ? 'error' : 'plain' }))
  }
  const handleConnect = async () => {
    const { data, error } = await connect({ slot })
    if (data) openPage(data.path)
    else tell(error)
  }
  const handleDisconnect = async () => {
    const { error } = await disconnect({ slot })
    tell(error, t('social.connections.disconnected', { name }))
  }
  return (
    <li className={styles.connection}>
      {icon && <img src={icon} alt="" className={styles.icon} />}
      <ConnectionState connection={connection} />
      {isConnected ? (
        <Button
          aria-label={t('social.connections.disconnectNamed', { name })}
          isBusy={disconnecting.isLoading}
          onClick={() => void handleDisconnect()}
        >
          {t('social.connections.disconnect')}
        </Button>
      ) : (
        <Button
          aria-label={t('social.connections.connectNamed', { name })}
          isBusy={connecting.isLoading}
          onClick={() => void handleConnect()}
        >
          {t('social.connections.connect')}
        </Button>
      )}
    </li>
  )
}

function ConnectionState({ connection: { name, username, url, is_connected: isConnected } }: Props) {
  const t = useT<'social'>()
  const state = username
    ? t('social.connections.connectedAs', { username })
    : t(isConnected ? 'social.connections.connected' : 'social.connections.notConnected')
  const link = url && (
    <a href={url} rel="nofollow noopener ugc" target="_blank">
      {state}
    </a>
  )
  return (
    <div className={styles.text}>
      <p className={styles.name}>{name}</p>
      <p className={styles.state}>{link ?? state}</p>
    </div>
  )
}
