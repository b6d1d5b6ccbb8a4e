import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import styles from './Skeleton.module.css'

type Props = {
  width?: CSSProperties['inlineSize']
  height?: CSSProperties['blockSize']
  shape?: 'box' | 'text' | 'circle'
}

/** The place of something that is on its way. The region around it says that it loads. */
export function Skeleton({ width = '100%', height = '1em', shape = 'box' }: Props) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, styles[shape])}
      style={{ inlineSize: width, blockSize: height }}
    />
  )
}
