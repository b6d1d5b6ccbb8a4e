import type { LibraryImportView } from '@tessera/api-types/library-imports/views'
import { useEffect, useRef } from 'react'
import { focusIfLost } from '../../shared/browser/focus-return.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import styles from './ImportLibrary.module.css'
import { statusMessage } from './import-library-api.ts'
import { ImportPlan } from './ImportPlan.tsx'
import { ImportResult } from './ImportResult.tsx'
import { ImportRunning } from './ImportRunning.tsx'
import { type ImportActs, useImportActs } from './use-import-acts.ts'

function Body({ view, acts }: { view: LibraryImportView; acts: ImportActs }) {
  switch (view.status) {
    case 'reading':
    case 'importing':
      return <ImportRunning view={view} acts={acts} />
    case 'ready':
      return <ImportPlan view={view} acts={acts} />
    case 'done':
    case 'failed':
    case 'canceled':
      return <ImportResult view={view} acts={acts} />
  }
}

/** One import, from its reading to its report. */
export function ImportPanel({ view }: { view: LibraryImportView }) {
  const t = useT<'imports'>()
  const acts = useImportActs(view)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(view.status)
  const { status, name, source_kind } = view
  useEffect(() => {
    // The button that was pressed is gone with the state it belonged to.
    if (shown.current !== status) focusIfLost(heading.current)
    shown.current = status
  }, [status])
  return (
    <section aria-labelledby="import-heading" className={styles.panel}>
      <h2 id="import-heading" ref={heading} tabIndex={-1}>
        {t(statusMessage(view))}
      </h2>
      <p className={styles.facts}>
        <bdi>{name}</bdi>
        {source_kind !== null && ` · ${t(`imports.source.${source_kind}`)}`}
      </p>
      <Body view={view} acts={acts} />
    </section>
  )
}
