import type { HouseRule } from './source-file.ts'

const PAGES = 'apps/web/src/pages/'
/** A page handler is lower case, its parameters in brackets; components beside it begin with a capital. */
const HANDLER = /^(?:[a-z0-9_-]+\/|\[\w+\]\/)*(?:[a-z0-9_-]+|\[\w+\])\.tsx$/
const JOURNEY = /^e2e\/.*\.spec\.ts$/

/** A journey opens every page: those without parameters by themselves, the others where it names the handler. */
export const everyPageIsVisited: HouseRule = (files) => {
  const journeys = files.filter(({ path }) => JOURNEY.test(path)).map(({ text }) => text)
  return files
    .filter(({ path }) => path.startsWith(PAGES) && HANDLER.test(path.slice(PAGES.length)))
    .map(({ path }) => ({ path, handler: path.slice(PAGES.length, -'.tsx'.length) }))
    .filter(({ handler }) => handler.includes('['))
    .filter(({ handler }) => !journeys.some((text) => text.includes(`handler: '${handler}'`)))
    .map(
      ({ path, handler }) =>
        `${path}: no journey visits ${handler}. Add its address to e2e/journeys/pages.spec.ts.`,
    )
}
