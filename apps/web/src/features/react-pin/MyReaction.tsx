import { useT } from '../../shared/i18n/i18n-context.ts'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'
import { ReactionIcon } from './reaction-kinds.tsx'

/** The viewer's own kind where it is another one than a like. */
export function MyReaction({ kind }: { kind: number }) {
  const t = useT<'reactions'>()
  return (
    <>
      <ReactionIcon kind={kind} />
      <VisuallyHidden>{t('reactions.kind', { kind })}</VisuallyHidden>
    </>
  )
}
