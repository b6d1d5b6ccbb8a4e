import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

type Props = {
  icon?: ReactNode
  title: string
  description?: string
  /** What leads on from here. */
  action?: ReactNode
  /** `h1` where the state is the whole page. */
  heading?: 'h1' | 'h2' | 'h3'
}

export function EmptyState({ icon, title, description, action, heading: Heading = 'h2' }: Props) {
  return (
    <div className={styles.state}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {description && <p className={styles.description}>{description}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
