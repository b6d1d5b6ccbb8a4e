import { dirname, join } from 'node:path/posix'
import type { HouseRule, SourceFile } from './source-file.ts'

const DOMAINS = 'apps/api/src/domains/'

/** From the ground up: a domain imports from its own floor and those below; what must go up is an event. */
const FLOORS: readonly (readonly string[])[] = [
  // What everything rests on.
  ['bot-checks', 'media', 'music', 'websites'],
  // People: who they are, how they sign in, whom they follow, what they chose.
  [
    'site-brand',
    'accounts',
    'sessions',
    'passcode',
    'second-factor',
    'identity',
    'social-login',
    'country-sessions',
    'users',
    'invites',
    'interests',
    'follows',
    'consent',
    'preferences',
    'third-parties',
    'experiments',
    'entity-properties',
    'tracking',
    'feedback',
    'site-texts',
  ],
  // Content.
  ['delivery', 'boards', 'stories', 'pins', 'scheduled-pins', 'story-pins', 'pin-drafts', 'comments'],
  // What reads across content, and people talking.
  [
    'feeds',
    'search',
    'visual-search',
    'articles',
    'orientation',
    'messages',
    'notifications',
    'share-suggestions',
    'recently-deleted',
  ],
  ['business'],
  ['tags', 'catalogs', 'hierarchy'],
  ['audiences'],
  ['asset-access', 'business-onboarding', 'marketing-plans', 'verified-merchants'],
  ['ad-notifications', 'ads'],
  // What concerns a whole account.
  ['browser-accounts', 'profiles', 'reports', 'data-export', 'library-imports', 'account-life'],
]

const floorOf = new Map(FLOORS.flatMap((names, floor) => names.map((name) => [name, floor] as const)))

const IMPORTED = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"](\.[^'"]+)['"]/g

const domainOf = (path: string): string | undefined =>
  path.startsWith(DOMAINS) ? /^([^/]+)\//.exec(path.slice(DOMAINS.length))?.[1] : undefined

type Edge = { from: string; to: string; file: string }

function edgesOf({ path, text }: SourceFile): Edge[] {
  const from = domainOf(path)
  if (from === undefined || /\.test\.ts$|\/testing\//.test(path)) return []
  return [...text.matchAll(IMPORTED)].flatMap(([, name = '']) => {
    const to = domainOf(join(dirname(path), name))
    return to === undefined || to === from ? [] : [{ from, to, file: path }]
  })
}

/** The domains that can be reached from one, itself only over a circle. */
function reachable(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set<string>()
  const open = [start]
  for (let name = open.pop(); name !== undefined; name = open.pop())
    for (const to of next.get(name) ?? []) {
      if (found.has(to)) continue
      found.add(to)
      open.push(to)
    }
  return found
}

export const domainsHaveAFloor: HouseRule = (files) =>
  [...new Set(files.flatMap(({ path }) => domainOf(path) ?? []))]
    .filter((name) => !floorOf.has(name))
    .map((name) => `${DOMAINS}${name}: stands on no floor. Name it in FLOORS.`)

export const domainsImportDownwards: HouseRule = (files) =>
  files
    .flatMap(edgesOf)
    .filter(({ from, to }) => (floorOf.get(to) ?? 0) > (floorOf.get(from) ?? 0))
    .map(({ file, to }) => `${file}: imports ${to} from a floor above. Emit an event instead.`)

export const domainsFormNoCircle: HouseRule = (files) => {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of files.flatMap(edgesOf)) next.set(from, (next.get(from) ?? new Set()).add(to))
  const inCircle = [...next.keys()].filter((name) => reachable(name, next).has(name))
  return inCircle.length === 0 ? [] : [`${inCircle.toSorted().join(', ')}: import each other in a circle.`]
}
