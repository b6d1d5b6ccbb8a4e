import { useT } from '../i18n/i18n-context.ts'
import { ButtonLink } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { TilesIcon } from './icons/shell-icons.tsx'

/** A page whose subject does not exist, or not for this viewer. */
export function NotFoundState({ title, description }: { title: string; description?: string }) {
  const t = useT()
  return (
    <EmptyState
      heading="h1"
      icon={<TilesIcon size={40} />}
      title={title}
      description={description ?? t('notFound.description')}
      action={
        <ButtonLink to="/" tone="primary" size="large">
          {t('notFound.action')}
        </ButtonLink>
      }
    />
  )
}
