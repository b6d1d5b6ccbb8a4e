import { useId, useState } from 'react'
import { unfinishedName } from '../../entities/media/unfinished-uploads.ts'
import { useIsHydrated } from '../../shared/browser/use-is-hydrated.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { UploadIcon } from '../../shared/ui/icons/editing-icons.tsx'
import { ARCHIVE_ACCEPT } from './archive-rules.ts'
import styles from './ImportLibrary.module.css'
import { LeaveUpload } from './LeaveUpload.tsx'
import { useArchiveUpload } from './use-archive-upload.ts'

type ZoneProps = { onFile: (file: File) => void; isWrong: boolean }

/** A file chooser that fills its zone, so that a dropped file lands in it. */
function FileZone({ onFile, isWrong }: ZoneProps) {
  const t = useT<'imports'>()
  const hintId = useId()
  const [isOver, setIsOver] = useState(false)
  return (
    <label className={classNames(styles.zone, isOver && styles.over, isWrong && styles.wrong)}>
      <input
        type="file"
        accept={ARCHIVE_ACCEPT}
        className={styles.file}
        aria-describedby={hintId}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // So that the same file can be chosen again.
          target.value = ''
          if (file) onFile(file)
        }}
      />
      <UploadIcon size={32} />
      <span className={styles.zoneTitle}>{t('imports.choose')}</span>
      <span id={hintId} className={styles.facts}>
        {t('imports.chooseHint')}
      </span>
    </label>
  )
}

type SendingProps = { name: string; share: number; isResumed?: boolean; onCancel: () => void }

function Sending({ name, share, isResumed = false, onCancel }: SendingProps) {
  const t = useT<'imports'>()
  const percent = Math.floor(share * 100)
  return (
    <div className={styles.panel}>
      <p className={styles.name}>{t('imports.uploading', { name })}</p>
      <progress
        value={percent}
        max={100}
        aria-label={t('imports.uploading', { name })}
        className={styles.progress}
      />
      <p className={styles.facts}>
        {t('imports.percent', { percent })} · {t('imports.keepOpen')}
      </p>
      <output className={styles.facts}>{isResumed && t('imports.resumed')}</output>
      <Button className={styles.start} onClick={onCancel}>
        {t('imports.cancelUpload')}
      </Button>
    </div>
  )
}

type FailureProps = { name: string; message: string; onRetry: (() => void) | null; onCancel: () => void }

function UploadFailure({ name, message, onRetry, onCancel }: FailureProps) {
  const t = useT<'imports'>()
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <b>{t('imports.notTaken', { name })}</b> {message}
      </p>
      {onRetry && (
        <div className={styles.ways}>
          <Button tone="primary" onClick={onRetry}>
            {t('app.retry')}
          </Button>
          <Button onClick={onCancel}>{t('app.cancel')}</Button>
        </div>
      )}
    </div>
  )
}

/** Tells of an upload that was left before it was done. */
function Unfinished() {
  const t = useT<'imports'>()
  const isHydrated = useIsHydrated()
  const name = isHydrated ? unfinishedName('archive') : null
  return name === null ? null : <p className={styles.facts}>{t('imports.unfinished', { name })}</p>
}

/** Takes a file, and shows how far it has come; `onBegun` gets the id of the import. */
export function ImportFile({ onBegun }: { onBegun: (id: string) => void }) {
  const { upload, take, retry, cancel } = useArchiveUpload(onBegun)
  switch (upload.status) {
    case 'none':
      return (
        <>
          <FileZone onFile={take} isWrong={false} />
          <Unfinished />
        </>
      )
    case 'uploading':
      return (
        <>
          <Sending
            name={upload.file.name}
            share={upload.share}
            isResumed={upload.isResumed}
            onCancel={cancel}
          />
          <LeaveUpload />
        </>
      )
    case 'beginning':
      return <Sending name={upload.file.name} share={1} onCancel={cancel} />
    case 'refused':
      return (
        <>
          <FileZone onFile={take} isWrong />
          <UploadFailure name={upload.file.name} message={upload.message} onRetry={null} onCancel={cancel} />
        </>
      )
    case 'failed':
    case 'notBegun':
      return (
        <UploadFailure name={upload.file.name} message={upload.message} onRetry={retry} onCancel={cancel} />
      )
  }
}
