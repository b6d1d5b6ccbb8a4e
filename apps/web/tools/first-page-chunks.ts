import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>
type IsNeeded = (module: string, graph: Graph) => boolean

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))
const SCHEMAS = /\/node_modules\/zod\//
/** Needed by late parts and by small parts: in the chunk of one of them it would bring that along everywhere. */
const STORY_CONSTANTS = /\/story-pins\/story-constants\.ts$/
const SMALL_PARTS = /\/src\/(?:shared\/(?:ui|browser)|entities)\//

/** Everything a module brings along without being asked later. */
function broughtBy(module: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(module)) return found
  found.add(module)
  for (const id of graph.getModuleInfo(module)?.importedIds ?? []) broughtBy(id, graph, found)
  return found
}

/** The modules of a chunk are known by what brings them, which stays outside of it. */
function neededBy(...roots: readonly string[]): IsNeeded {
  let modules: Set<string> | null = null
  return (module, graph) => {
    modules ??= new Set(roots.flatMap((root) => [...broughtBy(root, graph)]))
    return !roots.includes(module) && modules.has(module)
  }
}

const late = (page: string, ...names: readonly string[]) =>
  names.map((name) => source(`${page}/late/${name}`))

/** The pages with a budget: what they begin with. */
const PAGES = {
  home: [source('pages/index.tsx')],
  closeup: [source('pages/pin/[id].tsx')],
  board: [source('pages/[username]/[board].tsx')],
  search: [source('pages/search/[scope].tsx')],
}

/** What comes once such a page is there: late parts, what every page brings at rest, and what a member's brings. */
const LATER = {
  story: late('pages/pin/closeup', 'PinStory.tsx', 'PinNeighbors.tsx', 'preload-story.ts'),
  boardMenu: late('pages/[username]/[board]', 'BoardMenu.tsx'),
  boardPeople: late('pages/[username]/[board]', 'BoardPeople.tsx'),
  viewOptions: [source('features/view-options/BoardViewOptions.tsx')],
  names: late('pages/search', 'NamesFound.tsx'),
  idle: [source('app/deferred/DeferredRoot.tsx')],
  messages: [source('features/messages/MessagesMount.tsx')],
  saving: [source('features/save-pin/quick-save.ts')],
}

type Needed = { name: string; isNeeded: IsNeeded }

const needed = (roots: Record<string, readonly string[]>): Needed[] =>
  Object.entries(roots).map(([name, files]) => ({ name, isNeeded: neededBy(...files) }))

/** All sets of these that are not empty, the largest first. */
const setsOf = (all: readonly Needed[]): Needed[][] =>
  all
    .reduce<Needed[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]])
    .filter((set) => set.length > 0)
    .toSorted((one, other) => other.length - one.length)

const chunk = (name: string, isNeeded: IsNeeded) => ({
  debugName: name,
  name: (module: string, graph: Graph) => (isNeeded(module, graph) ? name : null),
})

const setChunk = (set: readonly Needed[], suffix = '', isNeededToo: IsNeeded = () => true) =>
  chunk(
    set.map(({ name }) => name).join('-') + suffix,
    (module, graph) => set.every(({ isNeeded }) => isNeeded(module, graph)) && isNeededToo(module, graph),
  )

/** With every page: what none can begin without, and what each page that shows pins begins with. */
function siteChunk() {
  const [ofEntry, ofHome, ofCloseup] = [
    neededBy(source('entry-client.tsx')),
    neededBy(...PAGES.home),
    neededBy(...PAGES.closeup),
  ]
  return chunk(
    'site',
    (module, graph) => ofEntry(module, graph) || (ofHome(module, graph) && ofCloseup(module, graph)),
  )
}

/** The home page, which has the least room, is in as few chunks as compress well. */
function homeChunks() {
  const [ofHome, ofOthers] = [neededBy(...PAGES.home), neededBy(...PAGES.board, ...PAGES.search)]
  return [
    chunk('grid', (module, graph) => ofHome(module, graph) && ofOthers(module, graph)),
    chunk('home', ofHome),
  ]
}

/** One chunk for each set of the other pages, and apart from it what is needed later, too. */
function pageChunks() {
  const { home: _, ...others } = PAGES
  const later = needed(LATER)
  const isNeededLater: IsNeeded = (module, graph) => later.some(({ isNeeded }) => isNeeded(module, graph))
  const ofPages = setsOf(needed(others)).flatMap((set) => [
    setChunk(set, '-later', isNeededLater),
    setChunk(set),
  ])
  return [...homeChunks(), ...ofPages, ...setsOf(later).map((set) => setChunk(set))]
}

const bringsSchemas: IsNeeded = (module, graph) =>
  [...broughtBy(module, graph)].some((id) => SCHEMAS.test(id))

const partsChunk = (name: string, isWanted: IsNeeded) =>
  chunk(name, (module, graph) => SMALL_PARTS.test(module) && isWanted(module, graph))

/**
 * All that has a budget is in one chunk for each set of those that need it, so that none brings what it does not need.
 * `parts` are small things that several other pages share: apart they would compress worse and lengthen the list of
 * chunks that the first page carries.
 * A group takes along what its modules need, hence the order.
 */
export const firstPageChunks = () =>
  [
    siteChunk(),
    { name: 'story-constants', test: STORY_CONSTANTS },
    ...pageChunks(),
    // Before the parts, since a form needs them: a part must not bring them where there is no form.
    { name: 'schemas', test: SCHEMAS },
    { ...partsChunk('parts', (module, graph) => !bringsSchemas(module, graph)), minShareCount: 2 },
    { ...partsChunk('forms', bringsSchemas), minShareCount: 2 },
  ].map((group, index, groups) => ({ ...group, priority: groups.length - index }))
