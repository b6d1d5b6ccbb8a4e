import { useEffect, useRef } from 'react'
import { keepFocus } from '../../browser/focus-return.ts'
import { useT } from '../../i18n/i18n-context.ts'
import { CloseIcon } from '../icons/control-icons.tsx'
import { IconButton } from '../IconButton.tsx'
import styles from './Lightbox.module.css'

type Props = { src: string; alt: string; label: string; onDismiss: () => void }

/** A picture as large as the window allows, and nothing else. */
export function Lightbox({ src, alt, label, onDismiss }: Props) {
  const t = useT()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const node = dialog.current
    const returnFocus = keepFocus()
    node?.showModal()
    return () => {
      node?.close()
      returnFocus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={styles.lightbox}
      onPointerUp={onDismiss}
      onCancel={(event) => {
        event.preventDefault()
        onDismiss()
      }}
    >
      <img src={src} alt={alt} className={styles.picture} />
      <IconButton
        label={t('app.dismissModal')}
        icon={<CloseIcon />}
        tone="overlay"
        className={styles.close}
        onClick={onDismiss}
      />
    </dialog>
  )
}
