import { useId } from 'react'
import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'
import styles from './ConfirmationModal.module.css'

type Step = { label: string; onClick: () => void; isBusy?: boolean; isDestructive?: boolean }

type Props = {
  heading: string
  /** One paragraph a line. */
  description: string
  primary: Step
  secondary?: Step
  onDismiss: () => void
}

/** Asks before something that cannot easily be taken back. */
export function ConfirmationModal({ heading, description, primary, secondary, onDismiss }: Props) {
  const id = useId()
  const footer = (
    <>
      {secondary && <Button onClick={secondary.onClick}>{secondary.label}</Button>}
      <Button
        tone={primary.isDestructive ? 'danger' : 'primary'}
        isBusy={primary.isBusy}
        onClick={primary.onClick}
      >
        {primary.label}
      </Button>
    </>
  )
  return (
    <Dialog title={heading} onDismiss={onDismiss} footer={footer} describedBy={id}>
      <div id={id} className={styles.description}>
        {description.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </Dialog>
  )
}
