import { useParams } from 'react-router-dom'
import { domainFeedApi } from '../../entities/pins/domain-feed-api.ts'
import { PinGrid } from '../../entities/pins/PinGrid.tsx'
import { saveActionsOf } from '../../features/save-pin/SaveActions.tsx'
import { useIdFeed } from '../../shared/api/id-feed.ts'
import { prefetched } from '../../shared/api/prefetch.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { ButtonLink } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import styles from './Source.module.css'

export const messageAreas = ['topics', 'pins'] as const

type Params = Readonly<Record<string, string | undefined>>

const domainIn = ({ domain = '' }: Params) => domain.toLowerCase()

export async function preload({ store, params }: { store: AppStore; params: Params }) {
  await prefetched(store.dispatch(domainFeedApi.endpoints.domainPins.initiate(domainIn(params))))
  return {}
}

export const head = ({ params, t }: { params: Params; t: Translate<'topics'> }) => ({
  title: t('topics.fromWebsite', { domain: domainIn(params) }),
  canonical: `/source/${encodeURIComponent(domainIn(params))}/`,
})

/** What people saved from a website. */
export function Page() {
  const t = useT<'topics'>()
  const domain = domainIn(useParams())
  const feed = useIdFeed(domainFeedApi.useDomainPinsInfiniteQuery(domain))
  return (
    <>
      <h1 className={styles.heading}>{t('topics.fromWebsite', { domain })}</h1>
      <PinGrid
        label={t('topics.pinsFromWebsite', { domain })}
        feed={feed}
        empty={
          <EmptyState
            title={t('topics.nothingFromWebsite', { domain })}
            action={<ButtonLink to="/topics/">{t('topics.back')}</ButtonLink>}
          />
        }
        actionsOf={saveActionsOf}
        priorityCount={4}
      />
    </>
  )
}
