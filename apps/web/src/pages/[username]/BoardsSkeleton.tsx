import { useT } from '../../shared/i18n/i18n-context.ts'
import { CardGrid } from '../../shared/ui/CardGrid.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f']

export function BoardsSkeleton() {
  const t = useT<'profile'>()
  return (
    <div role="status">
      <CardGrid
        label={t('profile.loadingBoards')}
        items={PLACES}
        keyOf={(place) => place}
        renderItem={() => <Skeleton height="11rem" />}
      />
    </div>
  )
}
