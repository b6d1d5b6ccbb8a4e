import type { PageModule } from './page-module.ts'

type Props = { modules: ReadonlyMap<string, PageModule>; handler: string }

/** The component of a page whose code has been loaded; the table shows no other. */
export function LoadedPage({ modules, handler }: Props) {
  const module = modules.get(handler)
  if (!module) throw new Error(`Unable to load module for handler ${handler}`)
  return <module.Page />
}
