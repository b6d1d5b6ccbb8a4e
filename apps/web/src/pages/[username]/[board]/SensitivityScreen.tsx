import { type Board, warningPassed } from '../../../entities/boards/boards-slice.ts'
import { useT } from '../../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../../shared/store/hooks.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { LockIcon } from '../../../shared/ui/icons/state-icons.tsx'

/** Stands before a board that may disturb people, with the reason, until one goes past it. */
export function SensitivityScreen({ board: { id, sensitivity } }: { board: Board }) {
  const t = useT<'boards'>()
  const dispatch = useAppDispatch()
  return (
    <EmptyState
      heading="h1"
      icon={<LockIcon size={40} />}
      title={t('boards.warning')}
      description={t(`boards.warning.${sensitivity ?? 'other'}`)}
      action={
        <Button tone="primary" size="large" onClick={() => dispatch(warningPassed({ boardId: id }))}>
          {t('boards.passWarning')}
        </Button>
      }
    />
  )
}
