import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { MerchantBanner } from './MerchantBanner.tsx'

const MerchantPanel = lazy(async () => ({ default: (await import('./MerchantPanel.tsx')).MerchantPanel }))

/** What the hub shows of the program on every page: its banner, and its panel with `?show_vmp=true`. // spec 002 §2 */
export function MerchantCorner() {
  const [search, setSearch] = useSearchParams()
  const close = () =>
    setSearch(
      (now) => {
        now.delete('show_vmp')
        return now
      },
      { replace: true },
    )
  return (
    <>
      <MerchantBanner />
      {search.get('show_vmp') === 'true' && (
        <Suspense fallback={null}>
          <MerchantPanel onClose={close} />
        </Suspense>
      )}
    </>
  )
}
