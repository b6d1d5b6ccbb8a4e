import type { Pin } from '../../entities/pins/pins-slice.ts'
import { countOf, LIKE, NO_REACTION } from '../../entities/pins/reaction-counts.ts'
import { useAsMember } from '../../entities/session/use-as-member.ts'
import { formatCount } from '@tessera/i18n/formats'
import { useTranslator } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { HeartIcon } from '../../shared/ui/icons/pin-icons.tsx'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'
import styles from './LikeButton.module.css'
import { reactPinApi } from './react-pin-api.ts'

const { reactToPin, unreactToPin } = reactPinApi.endpoints

/** The heart with its count: shown at once, taken back if the server refuses. */
export function LikeButton({ pin }: { pin: Pin }) {
  const { t, locale } = useTranslator<'pins'>()
  const dispatch = useAppDispatch()
  const asMember = useAsMember('react')
  const isMine = (pin.reaction_by_me ?? NO_REACTION) !== NO_REACTION
  const count = countOf(pin.reaction_counts, LIKE)
  const ask = { pin_id: pin.id }

  const press = () =>
    void dispatch(
      isMine
        ? unreactToPin.initiate(ask, { track: false })
        : reactToPin.initiate({ ...ask, reaction_type: LIKE }, { track: false }),
    )
  return (
    <button
      type="button"
      aria-pressed={isMine}
      title={t(isMine ? 'react.liked' : 'react.like')}
      onClick={() => asMember(press)}
      className={classNames(styles.like, isMine && styles.mine)}
    >
      <HeartIcon isFilled={isMine} />
      <VisuallyHidden>{t('react.like')}</VisuallyHidden>{' '}
      {count > 0 && (
        <>
          <span aria-hidden="true">{formatCount(count, locale)}</span>
          <VisuallyHidden>{t('react.count', { count })}</VisuallyHidden>
        </>
      )}
    </button>
  )
}
