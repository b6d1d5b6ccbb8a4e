import type { FeedExclusion } from '@tessera/api-types/feed-tuning/contracts'
import type { RecommendationReason } from '@tessera/api-types/pins/views'
import { exclusionUndone, feedTuningApi, leftOut } from '../../entities/feed-tuning/feed-tuning-api.ts'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import reasons from './AdReasons.module.css'
import styles from './CardMenu.module.css'
import { HideIcon } from './menu-icons.tsx'
import { CardMenuItem } from './CardMenuItem.tsx'

const TOPICS = 3

/** What a pin has in common with others that may be left out. */
type Trait = FeedExclusion & { name: string; label: string }

/** Why the pin is in a feed. */
function whyText({ reason, name }: RecommendationReason, t: Translate<'card-menu'>): string {
  switch (reason) {
    case 'followed_user':
      return t('cardMenu.whyPerson', { name: name ?? '' })
    case 'followed_board':
      return t('cardMenu.whyBoard', { name: name ?? '' })
    case 'followed_interest':
      return t('cardMenu.whyTopic', { name: name ?? '' })
    case 'saved_together':
      return name ? t('cardMenu.whyTogether', { name }) : t('cardMenu.whyTogetherNameless')
    case 'popular':
      return t('cardMenu.whyPopular')
    case 'fresh':
      return t('cardMenu.whyFresh')
    case 'related_board':
      return t('cardMenu.whySameBoards')
    case 'related_words':
      return t('cardMenu.whySameWords')
    case 'related_topic':
      return name ? t('cardMenu.whySameTopic', { name }) : t('cardMenu.whySameTopicNameless')
    case 'related_look':
      return t('cardMenu.whySameLook')
  }
}

/** The board that brought the pin: one that is followed, or one's own. */
function boardOf({ recommendation_reason: why }: Pin, t: Translate<'card-menu'>): Trait[] {
  if (!why?.reasonId || !why.name) return []
  const { reason, reasonId: id, name } = why
  if (reason === 'followed_board')
    return [{ type: 'board', id, name, label: t('cardMenu.lessBoard', { name }) }]
  if (reason === 'saved_together')
    return [{ type: 'board', id, name, label: t('cardMenu.lessOwnBoard', { name }) }]
  return []
}

function useTraits(pin: Pin): Trait[] {
  const t = useT<'card-menu'>()
  const { data: topics = [] } = feedTuningApi.useTopicsOfPinQuery({ pin_id: pin.id })
  const { id, full_name } = pin.pinner
  return [
    ...boardOf(pin, t),
    { type: 'person', id, name: full_name, label: t('cardMenu.lessPerson', { name: full_name }) },
    ...topics.slice(0, TOPICS).map(({ id: topicId, name }) => ({
      type: 'topic' as const,
      id: topicId,
      name,
      label: t('cardMenu.lessTopic', { name }),
    })),
  ]
}

/** Why a pin is in a feed, if it is there for a reason, and what to leave out to see less like it. */
export function WhyPin({ pin, onDismiss }: { pin: Pin; onDismiss: () => void }) {
  const t = useT<'card-menu'>()
  const dispatch = useAppDispatch()
  const traits = useTraits(pin)
  const leaveOut = async ({ type, id, name }: Trait) => {
    onDismiss()
    const ask = { type, id, pinId: pin.id }
    const { error } = await dispatch(leftOut(ask))
    const reason = errorText(error, t)
    dispatch(
      error
        ? toastShown({ text: reason, tone: 'error' })
        : toastShown({ text: t('cardMenu.lessDone', { name }), undo: exclusionUndone(ask) }),
    )
  }
  const why = pin.recommendation_reason ? whyText(pin.recommendation_reason, t) : ''
  const title = t(why ? 'cardMenu.why' : 'cardMenu.notInterested')
  return (
    <Dialog title={title} width={420} variant="sheet" onDismiss={onDismiss}>
      <p className={reasons.lead}>{why || t('cardMenu.less')}</p>
      <ul aria-label={t('cardMenu.less')} className={styles.items}>
        {traits.map((trait) => (
          <CardMenuItem
            key={trait.type + trait.id}
            icon={<HideIcon />}
            label={trait.label}
            onSelect={() => void leaveOut(trait)}
          />
        ))}
      </ul>
      <p className={reasons.more}>
        <Link to="/settings/home-feed/" onClick={onDismiss}>
          {t('cardMenu.tune')}
        </Link>
      </p>
    </Dialog>
  )
}
