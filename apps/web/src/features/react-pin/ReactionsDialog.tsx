import type { ReactionView } from '@tessera/api-types/pins/views'
import { LIKE } from '../../entities/pins/reaction-counts.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useIdFeed } from '../../shared/api/id-feed.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { HeartIcon } from '../../shared/ui/icons/pin-icons.tsx'
import { ListFoot } from '../../shared/ui/ListFoot.tsx'
import { Spinner } from '../../shared/ui/Spinner.tsx'
import styles from './Reactions.module.css'
import { useReactionsInfiniteQuery } from './reactions-api.ts'
import { selectReactionEntities } from './reactions-slice.ts'

function Reaction({ reaction: { user, reaction_type } }: { reaction: ReactionView }) {
  const t = useT<'closeup'>()
  return (
    <li className={styles.reaction}>
      <Avatar name={user.full_name} imageUrl={user.image_small_url} size={40} isDecorative />
      <Link to={`/${user.username}/`} className={styles.name}>
        {user.full_name}
      </Link>
      <span className={styles.kind}>
        {reaction_type === LIKE ? t('closeup.reactionLike') : t('closeup.reactionOther')}
      </span>
    </li>
  )
}

function Reactions({ pinId }: { pinId: string }) {
  const t = useT<'closeup'>()
  const feed = useIdFeed(useReactionsInfiniteQuery({ pinId }, { refetchOnMountOrArgChange: true }))
  const entities = useAppSelector(selectReactionEntities)
  const failure = errorText(feed.error, t)
  if (feed.status === 'loading') return <Spinner size={32} label={t('app.loading')} />
  if (feed.status === 'failed') {
    return <ErrorState title={t('closeup.reactionsFailed')} description={failure} onRetry={feed.onRetry} />
  }
  if (feed.ids.length === 0) {
    return <EmptyState icon={<HeartIcon size={40} />} title={t('closeup.noReactions')} heading="h3" />
  }
  return (
    <>
      <ul className={styles.list}>
        {feed.ids.map((id) => {
          const reaction = entities[id]
          return reaction && <Reaction key={id} reaction={reaction} />
        })}
      </ul>
      <ListFoot
        onLoadMore={feed.onLoadMore}
        isLoadingMore={feed.isLoadingMore}
        failure={feed.hasMoreFailed ? failure : undefined}
        onRetry={feed.onRetry}
      />
    </>
  )
}

/** Who reacted to a pin, and how. */
export function ReactionsDialog({ pinId, onDismiss }: { pinId: string; onDismiss: () => void }) {
  const t = useT<'closeup'>()
  return (
    <Dialog title={t('closeup.reactions')} onDismiss={onDismiss} variant="sheet">
      <Reactions pinId={pinId} />
    </Dialog>
  )
}
