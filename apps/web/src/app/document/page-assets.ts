import { handlerSource } from '../routing/page-modules.ts'

type BuildChunk = {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

/** The client build's own list of its files, by source path. */
export type BuildManifest = Record<string, BuildChunk>

/** The files a page needs at once; addresses below the assets base. */
export type PageAssets = {
  script: string
  /** The code of the page itself; not-found pages have none. */
  page: string | undefined
  modules: string[]
  styles: string[]
  fonts: string[]
}

const ENTRY = 'src/entry-client.tsx'
const FIRST_FONT = /plus-jakarta-sans-latin-wght-normal.*\.woff2$/

function chunksOf(manifest: BuildManifest, sources: readonly string[]): BuildChunk[] {
  const found = new Set<BuildChunk>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    chunk.imports?.forEach(visit)
  }
  sources.forEach(visit)
  return [...found]
}

/** Served pages show their late parts before the code of these is here. */
const LATE_PART = /\/late\/\w+\.tsx$/

const lateSources = (chunks: readonly BuildChunk[]): string[] =>
  chunks.flatMap(({ dynamicImports = [] }) => dynamicImports.filter((source) => LATE_PART.test(source)))

/** What the entry and the code of the matched handler consist of, texts of the locale included. */
export function pageAssets(
  manifest: BuildManifest,
  handler: string,
  messageSources: readonly string[],
): PageAssets {
  const entry = manifest[ENTRY]
  if (!entry) throw new Error('The client build has no entry')
  const chunks = chunksOf(manifest, [ENTRY, handlerSource(handler), ...messageSources])
  const shown = chunksOf(manifest, [ENTRY, handlerSource(handler), ...lateSources(chunks)])
  const unique = (files: string[]) => [...new Set(files)]
  return {
    script: entry.file,
    page: manifest[handlerSource(handler)]?.file,
    modules: unique(chunks.map((chunk) => chunk.file)).filter((file) => file !== entry.file),
    styles: unique(shown.flatMap((chunk) => chunk.css ?? [])),
    fonts: unique(chunks.flatMap((chunk) => chunk.assets ?? [])).filter((file) => FIRST_FONT.test(file)),
  }
}
