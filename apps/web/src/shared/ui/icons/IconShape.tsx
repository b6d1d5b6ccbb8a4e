import type { ReactNode } from 'react'

export type IconProps = { size?: number; isFilled?: boolean }

type ShapeProps = IconProps & {
  children: ReactNode
  /** Points along the line: mirrored where one reads from right to left. */
  isDirectional?: boolean
}

/** A 24-unit drawing in the colour of the text around it, hidden from screen readers: the control has the name. */
export function IconShape({ size = 24, children, isDirectional }: ShapeProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      data-directional={isDirectional}
    >
      {children}
    </svg>
  )
}
