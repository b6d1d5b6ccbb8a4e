import type { Board } from '../../../entities/boards/boards-slice.ts'
import type { Section } from '../../../entities/sections/sections-slice.ts'
import { useT } from '../../../shared/i18n/i18n-context.ts'
import { ButtonLink } from '../../../shared/ui/Button.tsx'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { TilesIcon } from '../../../shared/ui/icons/shell-icons.tsx'
import { organizePath } from './use-organize-mode.ts'

type Props = { board: Board; section: Section }

/** How somebody who may add pins fills a section: from its board, or with a new pin. */
function WaysToFill({ board, section }: Props) {
  const t = useT<'boards'>()
  const hasPins = (board.pin_count ?? 0) > 0
  return (
    <>
      {hasPins && (
        <ButtonLink to={organizePath(board.url, section.id)} tone="primary" size="large">
          {t('sections.chooseFrom', { name: board.name })}
        </ButtonLink>
      )}
      <ButtonLink
        to={`/pin-creation-tool/?board=${board.id}&section=${section.id}`}
        tone={hasPins ? 'secondary' : 'primary'}
        size="large"
      >
        {t('boards.addPin')}
      </ButtonLink>
    </>
  )
}

export function EmptySection(place: Props) {
  const t = useT<'boards'>()
  const { board } = place
  return (
    <EmptyState
      icon={<TilesIcon size={40} />}
      title={t('sections.empty')}
      action={
        board.abilities?.can_add_pins ? (
          <WaysToFill {...place} />
        ) : (
          <ButtonLink to={board.url}>{t('sections.backTo', { name: board.name })}</ButtonLink>
        )
      }
    />
  )
}
