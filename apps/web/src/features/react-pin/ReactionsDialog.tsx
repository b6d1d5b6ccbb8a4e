import { useState } from 'react'
import { formatCount } from '@tessera/i18n/formats'
import type { ReactionView } from '@tessera/api-types/pins/views'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { countOf } from '../../entities/pins/reaction-counts.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useIdFeed } from '../../shared/api/id-feed.ts'
import { useT, useTranslator } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { Chip } from '../../shared/ui/Chip.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { HeartIcon } from '../../shared/ui/icons/pin-icons.tsx'
import { ListFoot } from '../../shared/ui/ListFoot.tsx'
import { Spinner } from '../../shared/ui/Spinner.tsx'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'
import { REACTION_KINDS, ReactionIcon } from './reaction-kinds.tsx'
import styles from './Reactions.module.css'
import { useReactionsInfiniteQuery } from './reactions-api.ts'
import { selectReactionEntities } from './reactions-slice.ts'

function Reaction({ reaction: { user, reaction_type } }: { reaction: ReactionView }) {
  const t = useT<'reactions'>()
  return (
    <li className={styles.reaction}>
      <Avatar name={user.full_name} imageUrl={user.image_small_url} size={40} isDecorative />
      <Link to={`/${user.username}/`} className={styles.name}>
        {user.full_name}
      </Link>
      <span className={styles.kind}>
        <ReactionIcon kind={reaction_type} size={20} />
        {t('reactions.kind', { kind: reaction_type })}
      </span>
    </li>
  )
}

function Reactions({ pinId, kind }: { pinId: string; kind: number | null }) {
  const t = useT<'closeup'>()
  const feed = useIdFeed(useReactionsInfiniteQuery({ pinId, kind }, { refetchOnMountOrArgChange: true }))
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

/** All reactions, or those of one kind; shown where there are several kinds. */
function KindChoice({
  pin,
  kind,
  onChange,
}: {
  pin: Pin
  kind: number | null
  onChange: (kind: number | null) => void
}) {
  const { t, locale } = useTranslator<'reactions'>()
  const kinds = REACTION_KINDS.filter((one) => countOf(pin.reaction_counts, one) > 0)
  if (kinds.length < 2) return null
  return (
    <div role="group" aria-label={t('reactions.kinds')} className={styles.kinds}>
      <Chip isSelected={kind === null} onToggle={() => onChange(null)}>
        {t('reactions.all')}
      </Chip>
      {kinds.map((one) => {
        const count = countOf(pin.reaction_counts, one)
        return (
          <Chip
            key={one}
            icon={<ReactionIcon kind={one} size={20} />}
            isSelected={kind === one}
            onToggle={() => onChange(one)}
          >
            <span aria-hidden="true">{formatCount(count, locale)}</span>
            <VisuallyHidden>{t('reactions.kindCount', { kind: one, count })}</VisuallyHidden>
          </Chip>
        )
      })}
    </div>
  )
}

/** Who reacted to a pin, and how. */
export function ReactionsDialog({ pin, onDismiss }: { pin: Pin; onDismiss: () => void }) {
  const t = useT<'closeup'>()
  const [kind, setKind] = useState<number | null>(null)
  return (
    <Dialog title={t('closeup.reactions')} onDismiss={onDismiss} variant="sheet">
      <KindChoice pin={pin} kind={kind} onChange={setKind} />
      <Reactions key={kind} pinId={pin.id} kind={kind} />
    </Dialog>
  )
}
