import { useState } from 'react'
import type { ProofMethod } from '@tessera/api-types/second-factor/views'
import { useCanUsePasskeys } from '../../entities/session/use-can-use-passkeys.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import type { MessageKey } from '../../shared/i18n/messages.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { CodeStep } from './CodeStep.tsx'
import styles from './ConfirmSteps.module.css'
import { PasskeyStep } from './PasskeyStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'

export type StepActions = {
  /** Throws the refusal of the call. */
  give: (values: { token?: string; password?: string }) => Promise<void>
  /** Says whether the person went through with it. */
  signByPasskey: () => Promise<boolean>
  textCode: () => Promise<void>
}

type Props = StepActions & { methods: readonly ProofMethod[]; phoneEnd: string | null }

const INSTEAD: Record<ProofMethod, MessageKey<'confirm'>> = {
  password: 'confirm.password.instead',
  totp: 'confirm.totp.instead',
  sms: 'confirm.sms.instead',
  passkey: 'confirm.passkey.instead',
  recovery_code: 'confirm.recovery.instead',
}

/** One way to confirm at a time, the usual one first, and the ways to the others. */
export function ConfirmSteps({ methods, phoneEnd, ...actions }: Props) {
  const t = useT<'confirm'>()
  const canUsePasskeys = useCanUsePasskeys()
  const usable = canUsePasskeys === false ? methods.filter((method) => method !== 'passkey') : methods
  const [picked, setPicked] = useState<ProofMethod>()
  const chosen = picked ?? usable[0]
  const others = usable.filter((method) => method !== chosen)
  return (
    <div className={styles.steps}>
      {chosen === 'password' && <PasswordStep give={actions.give} />}
      {chosen === 'passkey' && <PasskeyStep signByPasskey={actions.signByPasskey} />}
      {chosen !== undefined && chosen !== 'password' && chosen !== 'passkey' && (
        <CodeStep key={chosen} kind={chosen} phoneEnd={phoneEnd} {...actions} />
      )}
      {others.map((method) => (
        <Button key={method} tone="plain" onClick={() => setPicked(method)}>
          {t(INSTEAD[method])}
        </Button>
      ))}
    </div>
  )
}
