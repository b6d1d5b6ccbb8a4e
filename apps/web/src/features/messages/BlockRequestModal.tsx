import { useT } from '../../shared/i18n/i18n-context.ts'
import { ConfirmationModal } from '../../shared/ui/dialog/ConfirmationModal.tsx'

type Props = { name: string; isBusy: boolean; onBlock: () => void; onDismiss: () => void }

/** Says what blocking does before it is done. */
export function BlockRequestModal({ name, isBusy, onBlock, onDismiss }: Props) {
  const t = useT<'conversations'>()
  return (
    <ConfirmationModal
      heading={t('conversations.blockTitle', { name })}
      description={t('conversations.blockDescription')}
      primary={{ label: t('conversations.block'), isBusy, isDestructive: true, onClick: onBlock }}
      secondary={{ label: t('app.cancel'), onClick: onDismiss }}
      onDismiss={onDismiss}
    />
  )
}
