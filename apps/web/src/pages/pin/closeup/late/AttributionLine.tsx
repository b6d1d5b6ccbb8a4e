import type { Attribution } from '@tessera/api-types/pins/attribution'
import { OutsideLink } from '../../../../entities/texts/OutsideLink.tsx'
import { useT } from '../../../../shared/i18n/i18n-context.ts'
import styles from './Facts.module.css'

/** Who made what the pin's page shows, where, and on which terms. */
export function AttributionLine({ attribution }: { attribution: Attribution }) {
  const t = useT<'articles'>()
  const { author, author_url, license_url, provider_name, media_type } = attribution
  return (
    <p className={styles.subtle}>
      {t(`source.${media_type}`)}{' '}
      {author_url ? <OutsideLink address={author_url}>{author}</OutsideLink> : <bdi>{author}</bdi>}
      {' · '}
      {provider_name}
      {license_url && (
        <>
          {' · '}
          <OutsideLink address={license_url}>{t('source.license')}</OutsideLink>
        </>
      )}
    </p>
  )
}
