import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const file = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))
const ENTRY = file('entry-client.tsx')
const HOME = file('pages/index.tsx')
const DEFERRED = file('app/deferred/DeferredRoot.tsx')
const SMALL_PARTS = /\/src\/(?:shared\/(?:ui|browser)|entities)\//

/** Everything a module brings along without being asked later. */
function broughtBy(module: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(module)) return found
  found.add(module)
  for (const id of graph.getModuleInfo(module)?.importedIds ?? []) broughtBy(id, graph, found)
  return found
}

function chunkOf(name: string, root: string, isMeant = (module: string) => module !== root) {
  let modules: Set<string> | null = null
  return (module: string, graph: Graph): string | null => {
    modules ??= broughtBy(root, graph)
    return isMeant(module) && modules.has(module) ? name : null
  }
}

/**
 * Two chunks for what the home page needs: `site` comes with every page, `pins` with those that show
 * pins. `kit` are the small things that come with every page when it rests, `parts` those that several other
 * pages share. Small files apart would compress worse
 * and lengthen the list of chunks that the first page carries.
 */
export const firstPageChunks = () => [
  { name: chunkOf('site', ENTRY), priority: 2 },
  { name: chunkOf('pins', HOME), priority: 1 },
  { name: chunkOf('kit', DEFERRED), minShareCount: 2, priority: 0.5 },
  { name: 'parts', test: SMALL_PARTS, minShareCount: 2, priority: 0 },
]
