import { useT } from '../shared/i18n/i18n-context.ts'
import { EmptyState } from '../shared/ui/EmptyState.tsx'
import { TilesIcon } from '../shared/ui/icons/TilesIcon.tsx'

export function Page() {
  const t = useT()
  return <EmptyState heading="h1" icon={<TilesIcon size={40} />} title={t('search.placeholder')} />
}
