import { useState } from 'react'
import { secondFactorApi } from '../../entities/session/second-factor-api.ts'
import { signInApi } from '../../entities/session/sign-in-api.ts'
import { useCanUsePasskeys } from '../../entities/session/use-can-use-passkeys.ts'
import { openPage } from '../../shared/browser/page-location.ts'
import { signWithPasskey } from '../../shared/browser/passkeys.ts'
import { readFailure } from '../../shared/forms/call-failure.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'

/** Logs in without a password, where the browser has passkeys. */
export function PasskeyLogIn({ next }: { next: string }) {
  const t = useT<'auth'>()
  const dispatch = useAppDispatch()
  const canUse = useCanUsePasskeys()
  const [state, setState] = useState<{ isBusy: boolean; error?: string }>({ isBusy: false })
  if (!canUse) return null

  async function logIn() {
    const { logInPasskeyOptions, logInPasskey } = secondFactorApi.endpoints
    const passkey = await signWithPasskey(await dispatch(logInPasskeyOptions.initiate({})).unwrap())
    if (!passkey) return setState({ isBusy: false })
    const token = await dispatch(logInPasskey.initiate({ passkey })).unwrap()
    await dispatch(signInApi.endpoints.beginSession.initiate({ token })).unwrap()
    openPage(next)
  }
  const handleLogIn = () => {
    setState({ isBusy: true })
    logIn().catch((error: unknown) =>
      setState({ isBusy: false, error: readFailure(error, [], t).message ?? t('error.default') }),
    )
  }
  return (
    <>
      <FormAlert text={state.error} />
      <Button size="large" isFullWidth isBusy={state.isBusy} onClick={handleLogIn}>
        {t('auth.logIn.passkey')}
      </Button>
    </>
  )
}
