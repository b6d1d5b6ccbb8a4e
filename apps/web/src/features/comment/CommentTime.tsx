import { formatDay, formatMoment, formatSince } from '@tessera/i18n/formats'
import { now } from '../../shared/browser/clock.ts'
import { useIsHydrated } from '../../shared/browser/use-is-hydrated.ts'
import { useTranslator } from '../../shared/i18n/i18n-context.ts'
import styles from './CommentItem.module.css'

/** When something was written: its day where no clock of the reader is known yet, then the time since. */
export function CommentTime({ at }: { at: string }) {
  const { locale } = useTranslator<'comments'>()
  const isHydrated = useIsHydrated()
  return (
    <time dateTime={at} title={isHydrated ? formatMoment(at, locale) : undefined} className={styles.day}>
      {isHydrated ? formatSince(at, now(), locale) : formatDay(at, locale)}
    </time>
  )
}
