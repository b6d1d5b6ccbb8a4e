import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useId, useSyncExternalStore } from 'react'
import { useGetIdentity, useTranslate } from 'react-admin'
import { httpClient } from '../providers/http-client.ts'
import { makeRunOperation } from '../providers/run-operation.ts'
import { endWaiting, isWaitingForLogin, onPossibleLogin, onWaitingChange } from '../session/login-again.ts'
import { LOGGED_IN_PATH, loginPath } from '../shared/console-paths.ts'

const run = makeRunOperation(httpClient)

/** The session has ended: the page stays as it is while its reader logs in again in a tab of its own. */
export function LoginAgain() {
  const translate = useTranslate()
  const id = useId()
  const isOpen = useSyncExternalStore(onWaitingChange, isWaitingForLogin)
  useResume(isOpen)
  const giveUp = () => endWaiting(false)
  return (
    <Dialog open={isOpen} onClose={giveUp} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('console.login_again.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('console.login_again.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={giveUp}>{translate('console.login_again.cancel')}</Button>
        <Button variant="contained" onClick={() => window.open(loginPath(LOGGED_IN_PATH), '_blank')}>
          {translate('console.login_again.login')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Another person's login starts the page afresh: what is on it was not meant for them. */
function useResume(isWaiting: boolean): void {
  const { identity } = useGetIdentity()
  const ownId = identity?.id
  useEffect(() => {
    if (!isWaiting) return undefined
    return onPossibleLogin(() => {
      run('users.me', {}).then(
        ({ id }) => (id === ownId ? endWaiting(true) : window.location.reload()),
        () => undefined,
      )
    })
  }, [isWaiting, ownId])
}
