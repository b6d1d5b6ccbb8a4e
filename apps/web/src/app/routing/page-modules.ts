import { movedPages } from './moved-pages.ts'
import type { PageModule } from './page-module.ts'

const modules = import.meta.glob<PageModule>(['./**/*.tsx', '!./**/[A-Z]*.tsx', '!./**/*.test.tsx'], {
  base: '../../pages',
})
const HANDLER_FILE = /^\.\/(?:[a-z0-9_-]+\/|\[\w+\]\/)*(?:[a-z0-9_-]+|\[\w+\])\.tsx$/

const handlerOf = (file: string) => file.slice('./'.length, -'.tsx'.length)

/** Handler files are lower case; a component beside them (PascalCase) or a test is not a route. */
const loaders = new Map(
  Object.entries(modules)
    .filter(([file]) => HANDLER_FILE.test(file))
    .map(([file, load]) => [handlerOf(file), load] as const),
)

export const pageHandlerNames: readonly string[] = [...loaders.keys(), ...movedPages.keys()]

/** The source file of a handler, as the build manifest names it. */
export const handlerSource = (handler: string): string => `src/pages/${handler}.tsx`

export function pageLoader(handler: string): () => Promise<PageModule> {
  const moved = movedPages.get(handler)
  if (moved) return () => Promise.resolve(moved)
  const load = loaders.get(handler)
  if (!load) throw new Error(`Unable to load module for handler ${handler}`) // spec 001 §8
  return load
}
