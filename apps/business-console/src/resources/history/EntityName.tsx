import { useGetManyAggregate } from 'react-admin'
import type { HistoryView } from '@tessera/api-types/business/views'
import { isAllowed } from '../../providers/console-rights.ts'
import { useActingBusiness } from '../../session/business-context.ts'
import { RecordLink } from '../../shared/RecordLink.tsx'

/** The resources whose records have a page of their own. */
const RESOURCES: Partial<Record<HistoryView['entity_type'], string>> = {
  EMPLOYEE: 'people',
  PARTNER: 'partners',
  PROFILE: 'profiles',
  ASSET_GROUP: 'asset-groups',
  CATALOG: 'catalogs',
  TAG: 'tags',
  INVOICE: 'invoices',
}

type Props = Pick<HistoryView, 'entity_id' | 'entity_name' | 'entity_type'>

/** What an entry is about: the way to it while it exists and its reader may open it. */
export function EntityName({ entity_id: id, entity_name: name, entity_type: type }: Props) {
  const { business } = useActingBusiness()
  const resource = RESOURCES[type]
  if (!resource || !isAllowed(business, { resource, action: 'list' })) return <>{name}</>
  return <StandingName {...{ resource, id, name }} />
}

/** The records of a page are looked up together, a call for each kind. */
function StandingName({ resource, id, name }: { resource: string; id: string; name: string }) {
  const { data } = useGetManyAggregate(resource, { ids: [id] }, { retry: false })
  const isThere = data?.some((record) => record?.id === id)
  if (!isThere) return <>{name}</>
  return (
    <RecordLink resource={resource} id={id}>
      {name}
    </RecordLink>
  )
}
