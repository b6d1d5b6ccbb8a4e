import { useT } from '../../shared/i18n/i18n-context.ts'
import { BlockedPeople } from './BlockedPeople.tsx'

/** The people a member blocked, under a heading of their own. */
export function BlockedSection() {
  const t = useT<'preferences'>()
  return (
    <section aria-labelledby="blocked-people">
      <h2 id="blocked-people">{t('preferences.blocked.title')}</h2>
      <BlockedPeople />
    </section>
  )
}
