import { useT } from '../../../shared/i18n/i18n-context.ts'
import { ButtonLink } from '../../../shared/ui/Button.tsx'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { TilesIcon } from '../../../shared/ui/icons/shell-icons.tsx'

export function MissingPin() {
  const t = useT<'closeup'>()
  return (
    <EmptyState
      heading="h1"
      icon={<TilesIcon size={40} />}
      title={t('closeup.missingTitle')}
      description={t('closeup.missingDescription')}
      action={
        <ButtonLink to="/" tone="primary" size="large">
          {t('closeup.missingAction')}
        </ButtonLink>
      }
    />
  )
}
