import type { DataExportView } from '@tessera/api-types/data-export/contracts'
import { formatFileSize } from '@tessera/i18n/file-size'
import { formatMoment } from '@tessera/i18n/formats'
import { useTranslator } from '../../shared/i18n/i18n-context.ts'

/** How far the archive has come. */
export function ExportState({ state }: { state: DataExportView }) {
  const { t, locale } = useTranslator<'preferences'>()
  const { status, percent, size, expires_at } = state
  switch (status) {
    case 'running':
      return (
        <p role="status">
          <progress value={percent} max={100} aria-label={t('preferences.export.progress')} />{' '}
          {t('preferences.export.running')}
        </p>
      )
    case 'ready': {
      const until = expires_at === null ? '' : formatMoment(expires_at, locale)
      return (
        <p role="status">
          {t('preferences.export.ready', { size: formatFileSize(size ?? 0, locale), until })}
        </p>
      )
    }
    case 'failed':
      return <p role="alert">{t('preferences.export.failed')}</p>
    case 'expired':
      return <p>{t('preferences.export.expired')}</p>
    case 'none':
      return null
  }
}
