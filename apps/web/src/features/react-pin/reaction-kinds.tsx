import type { ReactNode } from 'react'
import { HeartIcon } from '../../shared/ui/icons/pin-icons.tsx'
import { IconShape } from '../../shared/ui/icons/IconShape.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import styles from './reaction-kinds.module.css'

/** Like, love, thanks, wow and haha. spec 000 §4 */
export const REACTION_KINDS = [1, 2, 3, 4, 5] as const

const FACE = <circle cx="12" cy="12" r="9" />

const DRAWINGS: Readonly<Record<number, ReactNode>> = {
  2: (
    <>
      {FACE}
      <path
        d="M8.5 11.6S6.3 10.2 6.3 8.7a1.15 1.15 0 0 1 2.2-.5 1.15 1.15 0 0 1 2.2.5c0 1.5-2.2 2.9-2.2 2.9zM15.5 11.6s-2.2-1.4-2.2-2.9a1.15 1.15 0 0 1 2.2-.5 1.15 1.15 0 0 1 2.2.5c0 1.5-2.2 2.9-2.2 2.9z"
        fill="currentColor"
        strokeWidth={0.6}
      />
      <path d="M8.2 15a4.6 4.6 0 0 0 7.6 0" />
    </>
  ),
  3: (
    <>
      <path d="M12 13.5V21M12 21c-3.6 0-5.6-1.6-6-4.6 3.6 0 5.6 1.6 6 4.6zM12 21c3.6 0 5.6-1.6 6-4.6-3.6 0-5.6 1.6-6 4.6z" />
      <path d="M12 13.5C8.6 13.5 7 11.3 7 8V4.5l2.6 2L12 3l2.4 3.5 2.6-2V8c0 3.3-1.6 5.5-5 5.5z" />
    </>
  ),
  4: (
    <>
      {FACE}
      <path d="M9 9v.6M15 9v.6" />
      <ellipse cx="12" cy="15" rx="2" ry="2.6" />
    </>
  ),
  5: (
    <>
      {FACE}
      <path d="M7.4 10.2 9 8.8l1.6 1.4M13.4 10.2 15 8.8l1.6 1.4" />
      <path d="M7.4 13.2h9.2a4.6 4.6 0 0 1-9.2 0z" fill="currentColor" />
    </>
  ),
}

/** The drawing of a kind, in its own color. */
export function ReactionIcon({ kind, size }: { kind: number; size?: number }) {
  const drawing = DRAWINGS[kind]
  return (
    <span className={classNames(styles.icon, styles[`kind${kind}`])}>
      {drawing ? (
        <IconShape size={size ?? 24}>{drawing}</IconShape>
      ) : (
        <HeartIcon size={size ?? 24} isFilled />
      )}
    </span>
  )
}
