import type { FeedSource } from '@tessera/api-types/feed-tuning/contracts'
import { useState } from 'react'
import { feedTuningApi } from '../../entities/feed-tuning/feed-tuning-api.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { SwitchField } from '../../shared/ui/forms/SwitchField.tsx'
import { ListPicture } from '../../shared/ui/ListPicture.tsx'
import styles from './TuneFeed.module.css'

/** Asks for the state of the switch of a source. */
function useTuning({ type, id }: FeedSource) {
  const [exclude] = feedTuningApi.useExcludeFromFeedMutation()
  const [include] = feedTuningApi.useIncludeInFeedMutation()
  const [hide] = feedTuningApi.useHideFromFeedMutation()
  const [unhide] = feedTuningApi.useUnhideInFeedMutation()
  return (isIn: boolean): Promise<{ error?: unknown }> => {
    if (type === 'hidden_pin') return (isIn ? unhide : hide)({ pin_id: id })
    return (isIn ? include : exclude)({ type: type === 'own_board' ? 'board' : type, id })
  }
}

function Picture({ source: { type, name, image_url } }: { source: FeedSource }) {
  if (type === 'person') return <Avatar name={name} imageUrl={image_url} size={48} isDecorative />
  return <ListPicture url={image_url} size={48} />
}

/** One thing that the home feed is made from, with the switch that leaves it out. */
export function FeedSourceRow({ source }: { source: FeedSource }) {
  const t = useT<'tuning'>()
  const dispatch = useAppDispatch()
  const tune = useTuning(source)
  const [isIn, setIsIn] = useState(!source.is_excluded)
  const name = source.name || t('tuning.untitled')
  const change = async (next: boolean) => {
    setIsIn(next)
    const { error } = await tune(next)
    if (!error) return
    setIsIn(!next)
    const text = errorText(error, t)
    dispatch(toastShown({ text, tone: 'error' }))
  }
  return (
    <li className={styles.row}>
      <Link to={source.url} className={styles.source}>
        <Picture source={source} />
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
      </Link>
      <SwitchField
        label=""
        aria-label={t('tuning.include', { name })}
        checked={isIn}
        onChange={({ target }) => void change(target.checked)}
      />
    </li>
  )
}
