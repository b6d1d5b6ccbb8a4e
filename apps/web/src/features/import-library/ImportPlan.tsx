import type { LibraryImportView } from '@tessera/api-types/library-imports/views'
import { useState } from 'react'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { ImportCounts } from './ImportCounts.tsx'
import { ImportItems } from './ImportItems.tsx'
import styles from './ImportLibrary.module.css'
import type { ImportActs } from './use-import-acts.ts'

const PRIVACIES = ['secret', 'public'] as const
export type ChosenPrivacy = (typeof PRIVACIES)[number]

/** Places whose boards say who may see them. */
const TELLING: readonly LibraryImportView['source_kind'][] = ['pinterest', 'are_na', 'pinry']

type ChoiceProps = { value: ChosenPrivacy; hasHint: boolean; onChange: (privacy: ChosenPrivacy) => void }

function PrivacyChoice({ value, hasHint, onChange }: ChoiceProps) {
  const t = useT<'imports'>()
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.name}>{t('imports.privacy')}</legend>
      {hasHint && <p className={styles.facts}>{t('imports.privacyHint')}</p>}
      {PRIVACIES.map((one) => (
        <label key={one} className={styles.option}>
          <input type="radio" name="privacy" checked={value === one} onChange={() => onChange(one)} />
          {t(`imports.privacy.${one}`)}
        </label>
      ))}
    </fieldset>
  )
}

/** What would be imported; nothing is until the member confirms it. */
export function ImportPlan({ view, acts }: { view: LibraryImportView; acts: ImportActs }) {
  const t = useT<'imports'>()
  const [privacy, setPrivacy] = useState<ChosenPrivacy>('secret')
  const { pins, boards, boards_existing, duplicates } = view.counts
  const hasNewBoards = boards > boards_existing
  return (
    <>
      <ImportCounts counts={view.counts} />
      {pins === 0 && <p>{t(duplicates > 0 ? 'imports.allThere' : 'imports.nothingUsable')}</p>}
      {pins > 0 && hasNewBoards && view.source_kind !== 'tessera' && (
        <PrivacyChoice value={privacy} hasHint={TELLING.includes(view.source_kind)} onChange={setPrivacy} />
      )}
      {pins > 0 && boards_existing > 0 && <p className={styles.facts}>{t('imports.existingHint')}</p>}
      <div className={styles.ways}>
        {pins > 0 && (
          <Button tone="primary" isBusy={acts.isConfirming} onClick={() => void acts.confirm(privacy)}>
            {t('imports.confirm', { count: pins })}
          </Button>
        )}
        <Button isBusy={acts.isCanceling} onClick={() => void acts.cancel()}>
          {t(pins > 0 ? 'app.cancel' : 'imports.dismiss')}
        </Button>
      </div>
      <ImportItems view={view} />
    </>
  )
}
