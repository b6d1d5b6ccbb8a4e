import type { Board } from '../../../entities/boards/boards-slice.ts'
import { useT } from '../../../shared/i18n/i18n-context.ts'
import { ButtonLink } from '../../../shared/ui/Button.tsx'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { TilesIcon } from '../../../shared/ui/icons/shell-icons.tsx'

export function EmptyBoard({ board }: { board: Board }) {
  const t = useT<'boards'>()
  const canAdd = board.abilities?.can_add_pins
  const lead = (
    <>
      <ButtonLink to={`/pin-creation-tool/?board=${board.id}`} tone="primary" size="large">
        {t('boards.addPin')}
      </ButtonLink>
      <ButtonLink to="/" size="large">
        {t('boards.findIdeas')}
      </ButtonLink>
    </>
  )
  return (
    <EmptyState
      icon={<TilesIcon size={40} />}
      title={canAdd ? t('boards.ownEmpty') : t('boards.empty')}
      description={canAdd ? t('boards.ownEmptyDescription') : undefined}
      action={canAdd && lead}
    />
  )
}
