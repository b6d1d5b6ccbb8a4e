import LoginIcon from '@mui/icons-material/TaskAlt'
import { useEffect } from 'react'
import { FlowFrame } from '../../layout/FlowFrame.tsx'
import { Message } from '../../layout/Message.tsx'
import { i18nProvider } from '../../providers/i18n-provider.ts'
import { announceLogin } from '../../session/login-again.ts'

const text = (key: string) => i18nProvider.translate(`console.logged_in.${key}`)

/** Where a login in a tab of its own ends: the tab that waits for it goes on, and this one closes. */
export function LoggedInPage() {
  useEffect(() => {
    announceLogin()
    window.close()
  }, [])
  return (
    <FlowFrame>
      <title>{`${text('title')} · ${i18nProvider.translate('console.name')}`}</title>
      <Message isWholePage title={text('title')} text={text('text')} icon={<LoginIcon />} />
    </FlowFrame>
  )
}
