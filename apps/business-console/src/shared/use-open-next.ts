import { useDataProvider, type SortPayload } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { listAddress } from './list-address.ts'
import { TO_HEADING } from './use-heading-focus.ts'
import { useHubPath } from './use-hub-path.ts'

/** The sort and the filters of a list as they stand in its address. */
function orderIn(address: string, usual: SortPayload): { sort: SortPayload; filter: object } {
  const search = new URLSearchParams(address.split('?')[1] ?? '')
  const field = search.get('sort')
  const order = search.get('order') === 'DESC' ? 'DESC' : 'ASC'
  return {
    sort: field ? { field, order } : usual,
    filter: JSON.parse(search.get('filter') ?? '{}') as object,
  }
}

/** After one record is deleted, opens the first of the others in the order of its list, or the empty list. */
export function useOpenNext(resource: string, usual: SortPayload): () => Promise<void> {
  const navigate = useNavigate()
  const dataProvider = useDataProvider()
  const list = useHubPath()(resource)
  return async () => {
    const address = listAddress(list)
    const first = { pagination: { page: 1, perPage: 1 }, ...orderIn(address, usual) }
    const { data } = await dataProvider.getList(resource, first).catch(() => ({ data: [] }))
    void navigate(data[0] ? `${list}/${data[0].id}` : address, { state: TO_HEADING })
  }
}
