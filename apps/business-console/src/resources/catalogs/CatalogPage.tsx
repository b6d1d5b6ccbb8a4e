import { ResourceContextProvider, useRecordContext, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { CatalogView } from '@tessera/api-types/catalogs/views'
import { NotFound } from '../../layout/NotFound.tsx'
import { useActingBusiness } from '../../session/business-context.ts'
import { ExplainButton } from '../../shared/ExplainButton.tsx'
import { RemoveRecord } from '../../shared/RecordMenu.tsx'
import { RecordPage } from '../../shared/RecordPage.tsx'
import { RecordShell } from '../../shared/RecordShell.tsx'
import { RecordTabs } from '../../shared/RecordTabs.tsx'
import { BY_NAME } from '../../shared/HubList.tsx'
import { RecordStatus } from '../../shared/StatusChip.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { useOpenNext } from '../../shared/use-open-next.ts'
import { CatalogGroups } from './CatalogGroups.tsx'
import { CatalogHolders } from './CatalogHolders.tsx'
import { CatalogRuns } from './CatalogRuns.tsx'
import { CatalogSources } from './CatalogSources.tsx'
import { EditCatalogButton } from './EditCatalogButton.tsx'
import { catalogKind, isBeingRead } from './catalog-actions.ts'
import { ProductTable } from '../../shared/ProductTable.tsx'

/** What a catalog offers. */
const CatalogProducts = ({ catalog }: { catalog: CatalogView }) => <ProductTable catalogId={catalog.id} />

const TABS = {
  people: CatalogHolders,
  sources: CatalogSources,
  runs: CatalogRuns,
  products: CatalogProducts,
  groups: CatalogGroups,
} as const
type TabName = keyof typeof TABS

const isTab = (tab: string): tab is TabName => Object.hasOwn(TABS, tab)
const names = Object.keys(TABS) as TabName[]

/** A business groups what it promotes out of its own catalogs alone. */
const tabsOf = ({ owner_business }: CatalogView, businessId: string): TabName[] =>
  names.filter((name) => name !== 'groups' || owner_business.id === businessId)

/** One catalog: who works with it, where its products come from, how that went, and what they are. */
export function CatalogPage() {
  const { catalogId = '', tab = 'people' } = useParams()
  if (!isTab(tab)) return <NotFound place="catalogs" />
  return (
    <RecordPage
      id={catalogId}
      isForReaders
      isUnfinished={isBeingRead}
      listPath="catalogs"
      onSaved={() => undefined}
    >
      <Catalog tab={tab} />
    </RecordPage>
  )
}

function Catalog({ tab }: { tab: TabName }) {
  const catalog = useRecordContext<CatalogView>()
  const base = useHubPath()(`catalogs/${catalog?.id ?? ''}`)
  const openNext = useOpenNext('catalogs', BY_NAME)
  const { business } = useActingBusiness()
  if (!catalog) return null
  if (!tabsOf(catalog, business.id).includes(tab)) return <NotFound place="catalogs" />
  const Tab = TABS[tab]
  return (
    <RecordShell
      title={catalog.name}
      back="catalogs"
      chip={<RecordStatus resource="catalogs" status={catalog.status} />}
      facts={[catalog.owner_business.name]}
      actions={
        <>
          {catalog.abilities.can_edit && <EditCatalogButton catalog={catalog} />}
          <ExplainButton type="CATALOG" asset={catalog.id} />
          <RemoveRecord kind={catalogKind} record={catalog} onDeleted={() => void openNext()} />
        </>
      }
      tabs={<Tabs base={base} tab={tab} catalog={catalog} />}
    >
      <ResourceContextProvider value="catalogs">
        <Tab key={`${catalog.id}/${tab}`} catalog={catalog} />
      </ResourceContextProvider>
    </RecordShell>
  )
}

function Tabs({ base, tab, catalog }: { base: string; tab: TabName; catalog: CatalogView }) {
  const translate = useTranslate()
  const { business } = useActingBusiness()
  return (
    <RecordTabs
      base={base}
      current={tab}
      label={catalog.name}
      tabs={tabsOf(catalog, business.id).map((path) => ({
        path,
        label: translate(`resources.catalogs.tabs.${path}`),
        ...(path === 'products' && { count: catalog.product_count }),
      }))}
    />
  )
}
