import type { ReactNode } from 'react'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { PinGrid } from '../../entities/pins/PinGrid.tsx'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { useIdFeed } from '../../shared/api/id-feed.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { ButtonLink } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { TilesIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'
import { homeFeedApi } from './home-feed-api.ts'
import { Landing } from './Landing.tsx'
import { useKeptFeed } from './use-kept-feed.ts'

/** Pictures in view when the page opens, on a wide screen. */
const FIRST_ROW = 5

function EmptyFeed() {
  const t = useT<'home'>()
  const action = (
    <>
      <ButtonLink to="/topics/" tone="primary" size="large">
        {t('home.emptyAction')}
      </ButtonLink>
      <ButtonLink to="/search/pins/" size="large">
        {t('home.emptySearch')}
      </ButtonLink>
    </>
  )
  return (
    <EmptyState
      icon={<TilesIcon size={40} />}
      title={t('home.emptyTitle')}
      description={t('home.emptyDescription')}
      action={action}
    />
  )
}

/** The feed of a member; a visitor meets the site first and then what people love. */
export function HomeScreen({ actionsOf }: { actionsOf: (pin: Pin) => ReactNode }) {
  const t = useT<'home'>()
  const isMember = useAppSelector(selectViewer) !== null
  const visit = useKeptFeed()
  const feed = useIdFeed(homeFeedApi.useHomeFeedInfiniteQuery({ visit }))
  return (
    <>
      {isMember ? (
        <VisuallyHidden>
          <h1>{t('home.title')}</h1>
        </VisuallyHidden>
      ) : (
        <Landing pinIds={feed.ids} />
      )}
      <PinGrid
        label={t(isMember ? 'home.feedLabel' : 'home.publicFeedLabel')}
        feed={feed}
        hasReasons={isMember}
        priorityCount={FIRST_ROW}
        actionsOf={actionsOf}
        empty={<EmptyFeed />}
      />
    </>
  )
}
