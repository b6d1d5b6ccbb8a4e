import { outboundLink } from '../../../../entities/pins/pin-reference.ts'
import type { Pin } from '../../../../entities/pins/pins-slice.ts'
import { LinkedText } from '../../../../entities/texts/LinkedText.tsx'
import { useT } from '../../../../shared/i18n/i18n-context.ts'
import { Link } from '../../../../shared/navigation/Link.tsx'
import { LinkIcon } from '../../../../shared/ui/icons/card-icons.tsx'
import { VisuallyHidden } from '../../../../shared/ui/VisuallyHidden.tsx'
import styles from '../PinDetails.module.css'
import { AttributionLine } from './AttributionLine.tsx'

function MoreFrom({ domain }: { domain: string }) {
  const t = useT<'closeup'>()
  return (
    <Link to={`/source/${domain}/`} className={styles.source}>
      {t('closeup.moreFrom', { domain })}
    </Link>
  )
}

/** The texts of a pin and its link. */
export function PinText({ pin }: { pin: Pin }) {
  const { title, description, link, domain, note, pinner } = pin
  const t = useT<'closeup' | 'articles'>()
  return (
    <div className={styles.text}>
      {link && domain && (
        <a {...outboundLink(pin)} target="_blank" className={styles.source}>
          <LinkIcon size={18} />
          {domain}
        </a>
      )}
      {title ? (
        <h1 className={styles.title}>
          <bdi>{title}</bdi>
        </h1>
      ) : (
        <VisuallyHidden>
          <h1>{t('closeup.untitled', { name: pinner.full_name })}</h1>
        </VisuallyHidden>
      )}
      {description && (
        <p className={styles.description}>
          <bdi>
            <LinkedText text={description} />
          </bdi>
        </p>
      )}
      {link && domain && (
        <a
          {...outboundLink(pin)}
          target="_blank"
          className={styles.visit}
          aria-label={t(pin.embed ? 'source.watch' : 'closeup.visit', { domain })}
        >
          {t(pin.embed ? 'source.watchAction' : 'closeup.visitAction')}
        </a>
      )}
      {domain && <MoreFrom domain={domain} />}
      {pin.attribution && <AttributionLine attribution={pin.attribution} />}
      {note && (
        <p className={styles.note}>
          <strong>{t('closeup.note')}</strong> {note}
        </p>
      )}
    </div>
  )
}
