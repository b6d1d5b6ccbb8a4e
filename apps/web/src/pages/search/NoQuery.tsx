import { useT } from '../../shared/i18n/i18n-context.ts'
import { ButtonLink } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { SearchIcon } from '../../shared/ui/icons/shell-icons.tsx'

/** The search before anybody has asked for anything. */
export function NoQuery() {
  const t = useT<'search'>()
  return (
    <EmptyState
      heading="h1"
      icon={<SearchIcon size={40} />}
      title={t('search.noQuery')}
      description={t('search.noQueryDescription')}
      action={
        <ButtonLink to="/topics/" tone="primary" size="large">
          {t('search.exploreTopics')}
        </ButtonLink>
      }
    />
  )
}
