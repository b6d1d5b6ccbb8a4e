import type { OperationOutput } from '../../shared/api/endpoint.ts'
import type { shareSuggestionsRoutes } from '@tessera/api-types/share-suggestions/routes'
import { useLayoutEffect, useRef } from 'react'
import { errorText } from '../../shared/api/error-text.ts'
import { focusIfLost } from '../../shared/browser/focus-return.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { CloseIcon } from '../../shared/ui/icons/control-icons.tsx'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { FollowUserButton } from '../../features/follow/FollowUserButton.tsx'
import { suggestedCreatorsApi } from './suggested-creators-api.ts'
import styles from './SuggestedCreators.module.css'

type Creator = OperationOutput<(typeof shareSuggestionsRoutes)['suggestedCreators.list']>[number]

function Card({ creator, onHide }: { creator: Creator; onHide: () => void }) {
  const t = useT<'topics'>()
  const { id, username, full_name, image_medium_url, pictures, topic_name } = creator
  return (
    <li className={styles.card}>
      <Link to={`/${username}/`} className={styles.link}>
        <span className={styles.pictures}>
          {pictures.map(({ image_url, dominant_color }) => (
            <img
              key={image_url}
              src={image_url}
              alt=""
              loading="lazy"
              style={{ background: dominant_color }}
            />
          ))}
        </span>
        <Avatar name={full_name} imageUrl={image_medium_url} size={56} isDecorative />
        <bdi className={styles.name}>{full_name}</bdi>{' '}
        <span className={styles.reason}>
          {topic_name ? t('topics.creators.topic', { topic: topic_name }) : t('topics.creators.near')}
        </span>
      </Link>
      <FollowUserButton userId={id} />
      <IconButton
        label={t('topics.creators.hide', { name: full_name })}
        icon={<CloseIcon size={16} />}
        tone="filled"
        className={styles.hide}
        onClick={onHide}
      />
    </li>
  )
}

/** A row of creators whom the member may like to follow; nothing where there are none. */
export function SuggestedCreators() {
  const t = useT<'topics'>()
  const dispatch = useAppDispatch()
  const { data = [] } = suggestedCreatorsApi.useSuggestedCreatorsQuery({})
  const [hideCreator] = suggestedCreatorsApi.useHideCreatorMutation()
  const cards = useRef<HTMLUListElement>(null)
  const left = useRef<number | null>(null)
  useLayoutEffect(() => {
    const all = cards.current?.children
    if (left.current === null || !all) return
    const next = all[Math.min(left.current, all.length - 1)]
    left.current = null
    focusIfLost(next?.querySelector('a') ?? null)
  }, [data])
  const hide = async ({ id, full_name: name }: Creator, place: number) => {
    left.current = place
    const { undo } = dispatch(
      suggestedCreatorsApi.util.updateQueryData('suggestedCreators', {}, (creators) =>
        creators.filter((creator) => creator.id !== id),
      ),
    )
    const { error } = await hideCreator({ user_id: id })
    if (error) undo()
    dispatch(
      toastShown(
        error
          ? { text: errorText(error, t), tone: 'error' }
          : { text: t('topics.creators.hidden', { name }) },
      ),
    )
  }
  if (data.length === 0) return null
  return (
    <section aria-labelledby="suggested-creators" className={styles.section}>
      <h2 id="suggested-creators">{t('topics.creators.heading')}</h2>
      <ul ref={cards} className={styles.row}>
        {data.map((creator, place) => (
          <Card key={creator.id} creator={creator} onHide={() => void hide(creator, place)} />
        ))}
      </ul>
    </section>
  )
}
