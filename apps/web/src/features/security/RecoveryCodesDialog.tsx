import { useState } from 'react'
import { printPage, saveText } from '../../shared/browser/save-text.ts'
import { copyText } from '../../shared/browser/share.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import styles from './Security.module.css'

const FILE_NAME = 'recovery-codes.txt'

type Props = { codes: readonly string[]; onDismiss: () => void }

/** Recovery codes, shown this once: to save, copy or print. */
export function RecoveryCodesDialog({ codes, onDismiss }: Props) {
  const t = useT<'security'>()
  const [status, setStatus] = useState('')
  const handleCopy = async () => {
    const isCopied = await copyText(codes.join('\n'))
    setStatus(t(isCopied ? 'security.recovery.copied' : 'security.recovery.notCopied'))
  }
  const footer = (
    <Button tone="primary" onClick={onDismiss}>
      {t('security.recovery.done')}
    </Button>
  )
  return (
    <Dialog title={t('security.recovery.title')} width={480} onDismiss={onDismiss} footer={footer}>
      <p>{t('security.recovery.lead')}</p>
      <ul className={styles.codes} aria-label={t('security.recovery')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={() => saveText(FILE_NAME, `${codes.join('\n')}\n`)}>
          {t('security.recovery.save')}
        </Button>
        <Button onClick={() => void handleCopy()}>{t('security.recovery.copy')}</Button>
        <Button onClick={printPage}>{t('security.recovery.print')}</Button>
      </div>
      <p role="status">{status}</p>
    </Dialog>
  )
}
