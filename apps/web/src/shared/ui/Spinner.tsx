import { useT } from '../i18n/i18n-context.ts'
import styles from './Spinner.module.css'

type Props = { size?: number; label?: string }

/** Four tiles that light up in turn. */
export function Spinner({ size = 36, label }: Props) {
  const t = useT()
  return (
    <span className={styles.spinner} style={{ inlineSize: size }}>
      <progress aria-label={label ?? t('app.loading')} className={styles.progress} />
      <span className={styles.tile} />
      <span className={styles.tile} />
      <span className={styles.tile} />
      <span className={styles.tile} />
    </span>
  )
}
