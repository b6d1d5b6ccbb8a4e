import { useState } from 'react'
import { usePastedFile } from '../../shared/browser/pasted-file.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { CameraIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { Spinner } from '../../shared/ui/Spinner.tsx'
import { usePictureSearch } from './use-picture-search.ts'
import styles from './VisualSearch.module.css'

/** Where a picture is chosen, dropped or pasted to search by; `isSmall` where results stand beside it. */
export function PictureForm({ isSmall = false }: { isSmall?: boolean }) {
  const t = useT<'visual-search'>()
  const { searchFile, problem, isBusy } = usePictureSearch()
  const [isOver, setIsOver] = useState(false)
  usePastedFile((file) => void searchFile(file))
  return (
    <label className={classNames(styles.form, isSmall && styles.small, isOver && styles.over)}>
      <CameraIcon size={isSmall ? 24 : 40} />
      <span>{isSmall ? t('visual.another') : t('visual.choose')}</span>
      <input
        type="file"
        accept="image/*"
        className={styles.file}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) void searchFile(file)
        }}
      />
      {isBusy && <Spinner label={t('visual.describing')} />}
      {problem !== null && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </label>
  )
}
