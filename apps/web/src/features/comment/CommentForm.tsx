import { type FormEvent, useId, useState } from 'react'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'
import styles from './CommentForm.module.css'

export const MAX_COMMENT_LENGTH = 500 // facts §6
const COUNTED_BELOW = 100

type Props = {
  label: string
  submitLabel: string
  initialText?: string
  /** Answers what went wrong, in words; null when it worked. */
  onSend: (text: string) => Promise<string | null>
  onCancel?: () => void
}

type FootProps = Pick<Props, 'submitLabel' | 'onCancel'> & {
  id: string
  left: number
  isSending: boolean
  isEmpty: boolean
}

function Foot({ id, left, submitLabel, isSending, isEmpty, onCancel }: FootProps) {
  const t = useT()
  return (
    <div className={styles.foot}>
      <span id={id} className={styles.left}>
        {left <= COUNTED_BELOW && t('comments.left', { count: left })}
      </span>
      {onCancel && (
        <Button tone="plain" onClick={onCancel}>
          {t('comments.cancelReply')}
        </Button>
      )}
      <Button type="submit" tone="primary" isBusy={isSending} disabled={isEmpty}>
        {submitLabel}
      </Button>
    </div>
  )
}

/** A text of at most 500 characters. It is kept when sending fails. */
export function CommentForm({ label, submitLabel, initialText = '', onSend, onCancel }: Props) {
  const id = useId()
  const [text, setText] = useState(initialText)
  const [fault, setFault] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const left = MAX_COMMENT_LENGTH - text.length
  const isOpen = text !== '' || Boolean(onCancel)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = text.trim()
    if (!wanted || isSending) return
    setIsSending(true)
    const problem = await onSend(wanted)
    setIsSending(false)
    setFault(problem)
    if (!problem) setText('')
  }
  return (
    <form onSubmit={(event) => void send(event)} className={styles.form}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <textarea
        id={id}
        rows={1}
        value={text}
        placeholder={label}
        maxLength={MAX_COMMENT_LENGTH}
        aria-describedby={`${id}-left`}
        onChange={(event) => setText(event.target.value)}
        className={styles.text}
      />
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      {isOpen && (
        <Foot
          id={`${id}-left`}
          left={left}
          submitLabel={submitLabel}
          isSending={isSending}
          isEmpty={!text.trim()}
          onCancel={onCancel}
        />
      )}
    </form>
  )
}
