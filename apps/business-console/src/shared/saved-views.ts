import {
  useBasename,
  useListContext,
  useResourceContext,
  useStore,
  useStoreContext,
  type SortPayload,
} from 'react-admin'
import { useNavigate } from 'react-router-dom'

/** How a table is filtered and sorted, by a name of its person. */
export interface SavedView {
  name: string
  filter: Record<string, unknown>
  sort: SortPayload
}

const isSame = (one: Omit<SavedView, 'name'>, other: Omit<SavedView, 'name'>): boolean =>
  JSON.stringify([one.filter, one.sort]) === JSON.stringify([other.filter, other.sort])

/** The address of a list in a view, from its first page. */
const searchOf = ({ filter, sort: { field, order } }: SavedView): string =>
  `?${new URLSearchParams({ filter: JSON.stringify(filter), sort: field, order, page: '1' }).toString()}`

const byName = (one: SavedView, other: SavedView) => one.name.localeCompare(other.name)

/** The views that a person keeps of a table of a business, and which of them is shown. */
export function useSavedViews() {
  const key = `${useBasename()}/${useResourceContext()}.views`
  const { filterValues, sort } = useListContext()
  const [views, setViews] = useStore<readonly SavedView[]>(key, [])
  const store = useStoreContext()
  const shown = { filter: filterValues as Record<string, unknown>, sort }
  const navigate = useNavigate()
  const without = (name: string) => views.filter((view) => view.name !== name)
  return {
    views,
    current: views.find((view) => isSame(view, shown)),
    show: (view: SavedView) => void navigate({ search: searchOf(view) }),
    /** A view of the same name is replaced. */
    save: (name: string) => setViews([...without(name), { name, ...shown }].toSorted(byName)),
    isTaken: (name: string) => views.some((view) => view.name === name),
    rename: (view: SavedView, name: string) =>
      setViews([...without(view.name), { ...view, name }].toSorted(byName)),
    remove: ({ name }: SavedView) => setViews(without(name)),
    /** Brings one back beside those that were saved since; one that took its name stays. */
    restore: (view: SavedView) => {
      const since = store.getItem<readonly SavedView[]>(key) ?? []
      if (since.every(({ name }) => name !== view.name)) store.setItem(key, [...since, view].toSorted(byName))
    },
  }
}
