import { useState } from 'react'
import { readFailure } from '../../shared/forms/call-failure.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import type { MessageKey } from '../../shared/i18n/messages.ts'

type Outcome = { isBusy: boolean; error?: string; message?: string }

/** A button's call: whether it runs, and what came of it in words. */
export function useCallStatus(send: () => Promise<unknown>, success: MessageKey<'passcode'>) {
  const t = useT<'passcode'>()
  const [outcome, setOutcome] = useState<Outcome>({ isBusy: false })
  const run = () => {
    setOutcome({ isBusy: true })
    send().then(
      () => setOutcome({ isBusy: false, message: t(success) }),
      (error: unknown) => setOutcome({ isBusy: false, error: readFailure(error, [], t).message ?? '' }),
    )
  }
  return { ...outcome, run }
}
