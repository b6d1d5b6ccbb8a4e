import type { HouseRule } from './source-file.ts'

const CATALOGUE = /^apps\/web\/src\/shared\/i18n\/messages\/en_US\/.+\.ts$/
const KEY = /^ {2}'([\w.-]+)':/gm
/** Texts whose keys the server sends. */
const SENT = /\/errors\.ts$/

/** The beginnings of keys that are put together where they are used. */
const beginningsIn = (text: string): string[] =>
  [...text.matchAll(/`([\w-]+\.[\w.-]*)\$\{/g)].flatMap(([, beginning]) => beginning ?? [])

/** A text of the site's catalogue is shown somewhere. */
export const textsAreNamed: HouseRule = (files) => {
  const code = files.filter(({ path }) => path.startsWith('apps/') || path.startsWith('packages/'))
  const using = code.filter(({ path }) => !CATALOGUE.test(path) && !/\.test\.tsx?$/.test(path))
  const named = new Set(using.flatMap(({ text }) => text.match(/(?<=['"])[\w.-]+(?=['"])/g) ?? []))
  const beginnings = using.flatMap(({ text }) => beginningsIn(text))
  return code
    .filter(({ path }) => CATALOGUE.test(path) && !SENT.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(KEY)].flatMap(([, key = '']) =>
        named.has(key) || beginnings.some((beginning) => key.startsWith(beginning))
          ? []
          : [`${path}: ${key} is shown nowhere`],
      ),
    )
}
