import { dirname, join } from 'node:path/posix'
import type { HouseRule, SourceFile } from './source-file.ts'

const IMPORTED = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g

type Import = { from: string; to: string }

function importsOf({ path, text }: SourceFile): Import[] {
  return [...text.matchAll(IMPORTED)]
    .map((match) => match[1] ?? '')
    .filter((name) => name.startsWith('.'))
    .map((name) => ({ from: path, to: join(dirname(path), name) }))
}

const isTest = (path: string) => /\.test\.tsx?$|\/test\//.test(path)

const breaches = (files: readonly SourceFile[], isBreach: (one: Import) => boolean, advice: string) =>
  files
    .filter(({ path }) => !isTest(path))
    .flatMap(importsOf)
    .filter(isBreach)
    .map(({ from, to }) => `${from}: imports ${to}. ${advice}`)

/** The room a path lies in: the first folder below `hall`. A file beside the folder of its name is at its door. */
function roomIn(hall: string, path: string): string | undefined {
  return path.startsWith(hall)
    ? path
        .slice(hall.length)
        .split('/')[0]
        ?.replace(/\.tsx?$/, '')
    : undefined
}

function roomsApart(hall: string, advice: string): HouseRule {
  return (files) =>
    breaches(
      files,
      ({ from, to }) => {
        const [mine, other] = [roomIn(hall, from), roomIn(hall, to)]
        return mine !== undefined && other !== undefined && mine !== other
      },
      advice,
    )
}

export const featuresStandAlone = roomsApart('apps/web/src/features/', 'Let the page put both together.')

export const pagesStandAlone = roomsApart(
  'apps/web/src/pages/',
  'Move what both need to features or entities.',
)

export const resourcesStandAlone = roomsApart(
  'apps/business-console/src/resources/',
  'Move what both need to shared.',
)

const DOMAINS = 'apps/api/src/domains/'
// A pin shows its board and asks who may see it; an age is reckoned, and a secret kept, in one way.
const OPEN_TO_OTHERS = /-(?:service|access|view|policy|rules|hydration|hash)\.ts$/

export const domainsMeetAtServices: HouseRule = (files) =>
  breaches(
    files,
    ({ from, to }) => {
      const [mine, other] = [roomIn(DOMAINS, from), roomIn(DOMAINS, to)]
      return mine !== undefined && other !== undefined && mine !== other && !OPEN_TO_OTHERS.test(to)
    },
    "Call a verb of the other domain's service; only what is pure builds on each other.",
  )

const KERNEL_AND_BELOW = /^apps\/api\/src\/(?:kernel|db|transports)\//
const ABOVE_THE_KERNEL = /^apps\/api\/src\/(?:domains|app\.ts|main\.ts)/

export const theKernelKnowsNoDomain: HouseRule = (files) =>
  breaches(
    files,
    ({ from, to }) => KERNEL_AND_BELOW.test(from) && ABOVE_THE_KERNEL.test(to),
    'Have it handed in by app.ts.',
  )

const LAYERS = ['shared', 'entities', 'features', 'pages', 'app']
const layerOf = (path: string) => LAYERS.indexOf(roomIn('apps/web/src/', path) ?? '')

export const webLayersLookLeft: HouseRule = (files) =>
  breaches(
    files,
    ({ from, to }) => layerOf(from) >= 0 && layerOf(to) > layerOf(from),
    `Imports go to the left only: ${LAYERS.join(' < ')}.`,
  )

const packageOf = (path: string) => /^(?:apps|packages)\/[^/]+/.exec(path)?.[0]

export const packagesMeetByName: HouseRule = (files) =>
  breaches(
    files,
    ({ from, to }) => {
      const [mine, other] = [packageOf(from), packageOf(to)]
      return mine !== undefined && other !== undefined && mine !== other
    },
    'Import the package by its name.',
  )

const TAKES_ALL_DEPS = /:\s*Deps\b(?!\[)/

/** A signature that names what it touches shows what a call can do, and what a test must give it. */
export const servicesNameTheirDeps: HouseRule = (files) =>
  files
    .filter(({ path }) => /^apps\/api\/src\/domains\/(?:(?!\.test\.|\/testing\/).)*$/.test(path))
    .filter(({ text }) => TAKES_ALL_DEPS.test(text))
    .map(({ path }) => `${path}: takes all Deps. Pick those it touches.`)
