import type { ReactNode } from 'react'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { BottomBar } from './BottomBar.tsx'
import { Header } from './Header.tsx'
import styles from './Shell.module.css'
import { VisitorFooter } from './VisitorFooter.tsx'

const CONTENT = 'content'

/** Header, page and bottom bar. The page brings its own `h1`. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useT()
  return (
    <>
      <a href={`#${CONTENT}`} className={styles.skip}>
        {t('app.skipToContent')}
      </a>
      <Header />
      <main id={CONTENT} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <VisitorFooter />
      <BottomBar />
    </>
  )
}
