import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import styles from './Skeleton.module.css'

type Props = {
  width?: CSSProperties['inlineSize']
  height?: CSSProperties['blockSize']
  shape?: 'box' | 'text' | 'circle'
}

/** The placeholder of something that loads. The region around it announces the loading. */
export function Skeleton({ width = '100%', height = '1em', shape = 'box' }: Props) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, styles[shape])}
      style={{ inlineSize: width, blockSize: height }}
    />
  )
}
