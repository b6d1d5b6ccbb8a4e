import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>
type IsNeeded = (module: string, graph: Graph) => boolean

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))
const SMALL_PARTS = /\/src\/(?:shared\/(?:ui|browser)|entities)\//

/** Everything a module brings along without being asked later. */
function broughtBy(module: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(module)) return found
  found.add(module)
  for (const id of graph.getModuleInfo(module)?.importedIds ?? []) broughtBy(id, graph, found)
  return found
}

function neededBy(root: string): IsNeeded {
  let modules: Set<string> | null = null
  return (module, graph) => {
    modules ??= broughtBy(root, graph)
    return module !== root && modules.has(module)
  }
}

const neededByAll =
  (roots: readonly string[]): IsNeeded =>
  (module, graph) =>
    roots.every((root) => isNeededBy[root]?.(module, graph))

/** What has a budget beside the home page: three pages, and what comes with every page when it rests. */
const ROOTS = {
  closeup: source('pages/pin/[id].tsx'),
  board: source('pages/[username]/[board].tsx'),
  search: source('pages/search/[scope].tsx'),
  idle: source('app/deferred/DeferredRoot.tsx'),
}

const isNeededBy: Record<string, IsNeeded> = Object.fromEntries(
  Object.entries(ROOTS).map(([name, root]) => [name, neededBy(root)]),
)

/** All sets of these that are not empty, the largest first. */
const setsOf = (names: readonly string[]): string[][] =>
  names
    .reduce<string[][]>((sets, name) => [...sets, ...sets.map((set) => [...set, name])], [[]])
    .filter((set) => set.length > 0)
    .toSorted((one, other) => other.length - one.length)

const chunk = (name: string, isNeeded: IsNeeded) => ({
  debugName: name,
  name: (module: string, graph: Graph) => (isNeeded(module, graph) ? name : null),
})

/**
 * `site` comes with every page, `home` with those that show pins. All else with a budget is in one chunk for each set
 * of roots, so that none brings what it does not need. `parts` are small things that several other pages share: apart
 * they would compress worse and lengthen the list of chunks that the first page carries.
 * A group takes along what its modules need, hence the order.
 */
export const firstPageChunks = () =>
  [
    chunk('site', neededBy(source('entry-client.tsx'))),
    chunk('home', neededBy(source('pages/index.tsx'))),
    ...setsOf(Object.keys(ROOTS)).map((names) => chunk(names.join('-'), neededByAll(names))),
    { name: 'parts', test: SMALL_PARTS, minShareCount: 2 },
  ].map((group, index, groups) => ({ ...group, priority: groups.length - index }))
