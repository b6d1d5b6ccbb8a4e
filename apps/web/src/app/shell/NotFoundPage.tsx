import { useT } from '../../shared/i18n/i18n-context.ts'
import { ButtonLink } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { TilesIcon } from '../../shared/ui/icons/shell-icons.tsx'

export function NotFoundPage() {
  const t = useT()
  const action = (
    <ButtonLink to="/" tone="primary" size="large">
      {t('notFound.action')}
    </ButtonLink>
  )
  return (
    <EmptyState
      heading="h1"
      icon={<TilesIcon size={40} />}
      title={t('notFound.title')}
      description={t('notFound.description')}
      action={action}
    />
  )
}
