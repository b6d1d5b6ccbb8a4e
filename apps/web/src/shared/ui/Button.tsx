import { type ButtonHTMLAttributes, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { focusedElement, focusIfLost } from '../browser/focus-return.ts'
import { Link, type LinkProps } from '../navigation/Link.tsx'
import styles from './Button.module.css'
import { classNames } from './class-names.ts'
import { Spinner } from './Spinner.tsx'

export type ButtonTone = 'primary' | 'secondary' | 'outline' | 'plain' | 'danger'

type ButtonVariant = { tone?: ButtonTone; size?: 'medium' | 'large'; isFullWidth?: boolean; icon?: ReactNode }

const classNameOf = ({ tone = 'secondary', size = 'medium', isFullWidth }: ButtonVariant) =>
  classNames(styles.button, styles[tone], styles[size], isFullWidth && styles.full)

type ButtonProps = ButtonVariant &
  ButtonHTMLAttributes<HTMLButtonElement> & { isBusy?: boolean; ref?: Ref<HTMLButtonElement> }

/** While a button is disabled it cannot hold the focus: it gets it back afterwards, unless something else has it. */
function FocusHold() {
  // Noted while it is drawn: by the time it is there, the browser has taken the focus away.
  const [focused] = useState(focusedElement)
  const part = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const button = part.current?.closest('button')
    return () => {
      if (button && button === focused) focusIfLost(button)
    }
  }, [focused])
  return <span ref={part} hidden />
}

export function Button({ tone, size, isFullWidth, icon, isBusy, children, className, ...rest }: ButtonProps) {
  const classes = classNames(classNameOf({ tone, size, isFullWidth }), isBusy && styles.busy, className)
  const isDisabled = rest.disabled || isBusy
  return (
    <button type="button" {...rest} className={classes} aria-busy={isBusy} disabled={isDisabled}>
      {icon}
      <span className={styles.label}>{children}</span>
      {isBusy && (
        <span className={styles.spinner}>
          <Spinner size={20} />
        </span>
      )}
      {isDisabled && <FocusHold />}
    </button>
  )
}

/** A link that looks like a button: for going somewhere, not for doing something. */
export function ButtonLink({
  tone,
  size,
  isFullWidth,
  icon,
  children,
  className,
  ...rest
}: ButtonVariant & LinkProps) {
  return (
    <Link {...rest} className={classNames(classNameOf({ tone, size, isFullWidth }), className)}>
      {icon}
      <span className={styles.label}>{children}</span>
    </Link>
  )
}
