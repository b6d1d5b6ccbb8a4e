import { useT } from '../../shared/i18n/i18n-context.ts'
import { Masonry } from '../../shared/ui/masonry/Masonry.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'

const RATIOS = [1.5, 1, 1.33, 0.75, 1.5, 1.25, 1, 1.5, 1.4, 0.8, 1.2, 1.5, 1, 1.35, 1.5, 0.9]
const TILES = RATIOS.map((ratio, index) => ({ key: String(index), ratio, textRem: 1.5 }))

type Tile = (typeof TILES)[number]
const keyOf = ({ key }: Tile) => key
const sizeOf = (tile: Tile) => tile

/** The places of pins that are on their way. */
export function PinGridSkeleton() {
  const t = useT<'pins'>()
  return (
    <div role="status">
      <VisuallyHidden>{t('pins.loading')}</VisuallyHidden>
      <div aria-hidden="true">
        <Masonry
          label={t('pins.loading')}
          items={TILES}
          keyOf={keyOf}
          sizeOf={sizeOf}
          renderItem={() => <Skeleton height="calc(100% - 1.5rem)" />}
        />
      </div>
    </div>
  )
}
