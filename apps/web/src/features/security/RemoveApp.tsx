import { useState } from 'react'
import { secondFactorApi } from '../../entities/session/second-factor-api.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { ConfirmationModal } from '../../shared/ui/dialog/ConfirmationModal.tsx'
import { type OnNewCodes, useChange } from './use-change.ts'

/** Takes the authenticator app away, after a question. */
export function RemoveApp({ onNewCodes }: { onNewCodes: OnNewCodes }) {
  const t = useT<'security'>()
  const change = useChange(onNewCodes)
  const [isAsking, setIsAsking] = useState(false)
  const [remove] = secondFactorApi.useRemoveAppMutation()
  const handleRemove = () => {
    // Gone before a proof may be asked for: one question at a time.
    setIsAsking(false)
    remove({})
      .unwrap()
      .then((answer) => change.done(answer, 'security.app.removed'), change.failed)
  }
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t('security.app.remove')}</Button>
      {isAsking && (
        <ConfirmationModal
          heading={t('security.app.removeTitle')}
          description={t('security.removeText')}
          primary={{ label: t('security.remove'), onClick: handleRemove, isDestructive: true }}
          secondary={{ label: t('security.keep'), onClick: () => setIsAsking(false) }}
          onDismiss={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
