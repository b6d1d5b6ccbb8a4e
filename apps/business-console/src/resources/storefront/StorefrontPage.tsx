import ShoppingBagIcon from '@mui/icons-material/ShoppingBagOutlined'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useGetList, useGetOne, useTranslate } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import type { StorefrontFeedView, StorefrontSettingsView } from '@tessera/api-types/catalogs/storefront'
import { Message } from '../../layout/Message.tsx'
import { useActingBusiness } from '../../session/business-context.ts'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { ProductTable } from '../../shared/ProductTable.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { ViewingLocale } from './ViewingLocale.tsx'

const everyFeed = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'id', order: 'ASC' as const },
}

/** The shop as visitors of a country see it: the products of one feed. */
export const StorefrontPage = () => (
  <>
    <ListHeader resource="storefront" />
    <Storefront />
  </>
)

function Storefront() {
  const { userId } = useActingBusiness()
  const settings = useGetOne<StorefrontSettingsView>('storefront-settings', { id: userId })
  const feeds = useGetList<StorefrontFeedView>('storefront-feeds', everyFeed)
  if (settings.error ?? feeds.error) {
    const retry = () => void Promise.all([settings.refetch(), feeds.refetch()])
    return <Failed onRetry={retry} />
  }
  if (!settings.data || !feeds.data) return <Skeleton variant="rounded" height={320} />
  const { feedProfileId } = settings.data.currentViewingLocale
  const chosen = feeds.data.find(({ id }) => id === feedProfileId)
  return chosen ? <Shop feeds={feeds.data} chosen={chosen} /> : <NoFeeds />
}

function Shop({ feeds, chosen }: { feeds: StorefrontFeedView[]; chosen: StorefrontFeedView }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const hubPath = useHubPath()
  const { userId, business } = useActingBusiness()
  const { perform, isRunning } = useOperation('storefrontSettings.update', 'resources.storefront.shown')
  const standard = feeds.find(({ is_default }) => is_default)
  const choose = async (feed: StorefrontFeedView | undefined) => {
    if (!feed) return
    const { id: feedProfileId, country, language, name } = feed
    const currentViewingLocale = { country, language, feedProfileId }
    const saved = await perform({ business_id: business.id, id: userId, currentViewingLocale }, { name })
    // Page and search were those of the products before.
    if (saved) void navigate(hubPath('storefront'), { replace: true })
  }
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {standard
          ? translate('resources.storefront.text', { name: standard.name })
          : translate('resources.storefront.none_active')}
      </Typography>
      <ViewingLocale
        feeds={feeds}
        chosen={chosen}
        isDisabled={isRunning}
        onChoose={(feed) => void choose(feed)}
      />
      <ProductTable key={chosen.id} catalogId={chosen.catalog_id} feedId={chosen.id} />
    </>
  )
}

function NoFeeds() {
  const translate = useTranslate()
  const hubPath = useHubPath()
  return (
    <Message
      title={translate('resources.storefront.empty')}
      text={translate('resources.storefront.empty_text')}
      icon={<ShoppingBagIcon />}
    >
      <Button component={Link} to={hubPath('catalogs')} variant="contained">
        {translate('resources.storefront.catalogs')}
      </Button>
    </Message>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate()
  return (
    <Message isAlert title={translate('console.error.load')}>
      <Button variant="contained" onClick={onRetry}>
        {translate('console.error.retry')}
      </Button>
    </Message>
  )
}
