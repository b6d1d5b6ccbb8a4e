import styles from './Logo.module.css'

/** Five tiles that form a T: the mark of the software; the style of a site with a logo covers it. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg data-mark viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <rect className={styles.clay} x="1" y="2" width="9" height="11" rx="2.6" />
      <rect className={styles.gold} x="11.5" y="2" width="9" height="8" rx="2.6" />
      <rect className={styles.sea} x="22" y="2" width="9" height="11" rx="2.6" />
      <rect className={styles.ink} x="11.5" y="11.5" width="9" height="11" rx="2.6" />
      <rect className={styles.clay} x="11.5" y="24" width="9" height="6.5" rx="2.6" />
    </svg>
  )
}
