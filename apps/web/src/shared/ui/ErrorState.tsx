import { useT } from '../i18n/i18n-context.ts'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { AlertIcon } from './icons/shell-icons.tsx'

type Props = { title: string; description?: string; onRetry?: () => void; heading?: 'h1' | 'h2' | 'h3' }

export function ErrorState({ title, description, onRetry, heading }: Props) {
  const t = useT()
  const retry = onRetry && (
    <Button tone="primary" onClick={onRetry}>
      {t('app.retry')}
    </Button>
  )
  return (
    <div role="alert">
      <EmptyState
        icon={<AlertIcon size={40} />}
        title={title}
        description={description}
        action={retry}
        heading={heading}
      />
    </div>
  )
}
