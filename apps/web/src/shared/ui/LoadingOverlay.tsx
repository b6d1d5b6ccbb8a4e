import styles from './LoadingOverlay.module.css'
import { Spinner } from './Spinner.tsx'

/** Covers the page (`fixed`) or the nearest positioned box (`absolute`) while something runs. */
export function LoadingOverlay({ position, label }: { position: 'fixed' | 'absolute'; label?: string }) {
  return (
    <div className={styles.overlay} style={{ position }}>
      <Spinner size={44} label={label} />
    </div>
  )
}
