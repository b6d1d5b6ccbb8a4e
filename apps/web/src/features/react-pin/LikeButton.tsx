import { type ComponentProps, useRef, useState } from 'react'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { LIKE, NO_REACTION } from '../../entities/pins/reaction-counts.ts'
import { useAsMember } from '../../entities/session/use-as-member.ts'
import { isFocusBusy } from '../../shared/browser/focused-item.ts'
import { formatCount } from '@tessera/i18n/formats'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import { useT, useTranslator } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { HeartIcon } from '../../shared/ui/icons/pin-icons.tsx'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'
import styles from './LikeButton.module.css'
import type { LikeButtonKinds } from './LikeButtonKinds.tsx'
import { reaction } from './react-pin-api.ts'

type KindsProps = ComponentProps<typeof LikeButtonKinds> & { onDismiss?: () => void }

/** Where Tab comes before the kinds are here. */
function Awaited({ onReact }: KindsProps) {
  const t = useT<'pins'>()
  if (!onReact) return <HeartIcon isFilled />
  return (
    <button type="button" aria-busy className={styles.awaited}>
      {t('react.more')}
    </button>
  )
}

const LazyKinds = lazyComponent<KindsProps>(
  ['reactions'],
  async () => (await import('./LikeButtonKinds.tsx')).LikeButtonKinds,
  Awaited,
  true,
)

/** The heart with the count of all reactions: shown at once, taken back if the server refuses. */
export function LikeButton({ pin }: { pin: Pin }) {
  const { t, locale } = useTranslator<'pins'>()
  const dispatch = useAppDispatch()
  const asMember = useAsMember('react')
  const [isOver, setIsOver] = useState<boolean>()
  const mine = pin.reaction_by_me ?? NO_REACTION
  const count = (pin.reaction_counts ?? []).reduce((sum, { reactionCount }) => sum + reactionCount, 0)

  const heart = useRef<HTMLButtonElement>(null)
  const giveUp = () => {
    if (isFocusBusy()) heart.current?.focus()
    setIsOver(undefined)
  }
  const react = (kind: number) =>
    asMember(() => void dispatch(reaction(pin, mine === kind ? NO_REACTION : kind)))
  return (
    <div
      className={styles.box}
      onPointerEnter={() => setIsOver(true)}
      onPointerLeave={() => setIsOver((was) => was && false)}
      onFocus={() => setIsOver(false)}
    >
      <button
        ref={heart}
        type="button"
        aria-pressed={mine !== NO_REACTION}
        title={t(mine === NO_REACTION ? 'react.like' : 'react.liked')}
        onClick={() => react(mine || LIKE)}
        className={classNames(styles.like, mine !== NO_REACTION && styles.mine)}
      >
        {mine > LIKE ? (
          <LazyKinds pin={pin} />
        ) : (
          <>
            <HeartIcon isFilled={mine === LIKE} />
            <VisuallyHidden>{t('react.like')}</VisuallyHidden>
          </>
        )}{' '}
        {count > 0 && (
          <>
            <span aria-hidden="true">{formatCount(count, locale)}</span>
            <VisuallyHidden>{t('react.count', { count })}</VisuallyHidden>
          </>
        )}
      </button>
      {isOver !== undefined && <LazyKinds pin={pin} isOver={isOver} onReact={react} onDismiss={giveUp} />}
    </div>
  )
}
