import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { focusFirstControl, focusFirstField } from '../../browser/first-field.ts'
import { keepFocus } from '../../browser/focus-return.ts'
import { standBeside } from '../../browser/stand-beside.ts'
import { useT } from '../../i18n/i18n-context.ts'
import { classNames } from '../class-names.ts'
import { CloseIcon } from '../icons/control-icons.tsx'
import { IconButton } from '../IconButton.tsx'
import styles from './Dialog.module.css'

type Props = {
  title: string
  onDismiss: () => void
  children: ReactNode
  /** Buttons at the foot, last one first in weight. */
  footer?: ReactNode
  /** Widest in px: 540, 720 and 900 are the usual steps. */
  width?: number
  /** On a phone's screen a sheet rises from the foot, and a page fills it; a popover is a sheet there, and stands beside its parent elsewhere. */
  variant?: 'dialog' | 'sheet' | 'page' | 'popover'
  /** Step of the design scale that the heading is set in. */
  headingSize?: HeadingSize
  describedBy?: string
}

type HeadingSize = 300 | 400 | 500 | 600

export const MODAL_HEADING_SIZE: HeadingSize = 500 // spec 001 §9

type BoxRef<E> = RefObject<E | null>

function useModal(dialog: BoxRef<HTMLDialogElement>, body: BoxRef<HTMLElement>, isPopover: boolean): void {
  useEffect(() => {
    const node = dialog.current
    const returnFocus = keepFocus()
    node?.showModal()
    const stopPlacing = node && isPopover ? standBeside(node) : undefined
    if (body.current) focusFirstControl(body.current)
    const stopWaiting = node ? focusFirstField(node) : undefined
    return () => {
      stopPlacing?.()
      stopWaiting?.()
      node?.close()
      returnFocus()
    }
  }, [dialog, body, isPopover])
}

/** A modal part: it starts on its first field, if it shows one, or once it does, else on what can be pressed first; the browser keeps the focus inside and gives it back to where it was. */
export function Dialog(props: Props) {
  const { title, onDismiss, children, footer, width = 540, variant = 'dialog' } = props
  const { headingSize = MODAL_HEADING_SIZE } = props
  const isPopover = variant === 'popover'
  const t = useT()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)

  useModal(dialog, body, isPopover)

  // The dialog element itself is hit only beside its content: on the backdrop.
  const dismissOutside = (event: MouseEvent) => event.target === event.currentTarget && onDismiss()

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={props.describedBy}
      className={classNames(styles.dialog, styles[variant], isPopover && styles.sheet)}
      style={{ maxInlineSize: width }}
      onPointerDown={dismissOutside}
      onCancel={(event) => {
        // React hands it the events of dialogs and file fields inside, too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onDismiss()
      }}
    >
      <div className={styles.panel}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title} style={{ fontSize: `var(--text-${headingSize})` }}>
            {title}
          </h2>
          <IconButton label={t('app.dismissModal')} icon={<CloseIcon />} onClick={onDismiss} />
        </header>
        <div ref={body} className={styles.body}>
          {children}
        </div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  )
}
