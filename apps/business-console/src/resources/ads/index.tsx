import AdsIcon from '@mui/icons-material/AdsClickOutlined'
import { lazy } from 'react'
import { Route } from 'react-router-dom'
import { exactPage } from '../../layout/exact-page.tsx'
import { isReading, type HubResource } from '../../shared/console-resource.ts'

const AdsPage = lazy(async () => ({ default: (await import('./AdsPage.tsx')).AdsPage }))
const PromotionPage = lazy(async () => ({ default: (await import('./PromotionPage.tsx')).PromotionPage }))

export const ads: HubResource = {
  name: 'ads',
  icon: AdsIcon,
  group: 'accounts',
  list: exactPage('ads', async () => (await import('./AdsPage.tsx')).AdsPage),
  recordRepresentation: 'name',
  children: (
    <>
      <Route path=":accountId" element={<AdsPage />} />
      <Route path=":accountId/:promotionId" element={<PromotionPage />} />
    </>
  ),
  allows: isReading,
}

/** Records below an ad account, such as its promotions; the server decides who sees them. */
export const advertisers: Pick<HubResource, 'name' | 'allows'> = {
  name: 'advertisers',
  allows: (action, _business, { can_edit = true }) => isReading(action) || (action === 'edit' && can_edit),
}
