import type { Pin } from '../../entities/pins/pins-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'
import { ReactionIcon } from './reaction-kinds.tsx'
import { ReactionPicker } from './ReactionPicker.tsx'

type Props = {
  pin: Pin
  /** A pointer is over the button. */
  isOver?: boolean
  /** Chooses a kind; without it only the viewer's own is shown. */
  onReact?: (kind: number) => void
  onDismiss?: () => void
}

function MyReaction({ kind }: { kind: number }) {
  const t = useT<'reactions'>()
  return (
    <>
      <ReactionIcon kind={kind} />
      <VisuallyHidden>{t('reactions.kind', { kind })}</VisuallyHidden>
    </>
  )
}

/** What the like button needs only of those who react otherwise: it loads for them. */
export const LikeButtonKinds = ({ pin, isOver = false, onReact }: Props) =>
  onReact ? (
    <ReactionPicker pin={pin} isOver={isOver} onReact={onReact} />
  ) : (
    <MyReaction kind={pin.reaction_by_me ?? 0} />
  )
