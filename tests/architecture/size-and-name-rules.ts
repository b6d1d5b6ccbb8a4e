import { basename } from 'node:path/posix'
import type { HouseRule, SourceFile } from './source-file.ts'

const LINES_MAX = 300
const TINY_LINES = 10
const TINY_FILES_MAX = 120

const IS_DATA = /\.generated\.ts$|-data\.ts$|\/(?:data|messages)\//
// A page handler's file name is its route; what it exports is always called Page.
const IS_PAGE_HANDLER = /^apps\/web\/src\/pages\//
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
// A page's file is its address, and addresses have underscores: `_saved`, `more_ideas`.
const ADDRESS_PART = /^_?[a-z0-9]+(?:[-_][a-z0-9]+)*$/
const PASCAL = /^[A-Z][A-Za-z0-9]*$/
const ROUTE_PARAMETER = /^\[[a-z_]+\]$/
const BANNED = /^(?:utils?|helpers?|misc|common|types)$/
const EXPORTED_NAME = /^export (?:async )?(?:const|function|class) (\w+)/gm

const stemOf = (path: string) => basename(path).split('.')[0] ?? ''
const isTestOrStory = (path: string) => /\.(?:test|stories)\.tsx?$/.test(path)

export const filesAreSmall: HouseRule = (files) =>
  files
    .filter(({ path }) => !IS_DATA.test(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > LINES_MAX)
    .map(({ path, lines }) => `${path}: ${lines} lines, more than ${LINES_MAX}. Split it by subject.`)

const CODE = /(?<!\.(?:test|spec|d))\.tsx?$/

/** What a file of a few lines holds is often read better beside its only use. */
export const fewFilesAreTiny: HouseRule = (files) => {
  const tiny = files.filter(
    ({ path, text }) => CODE.test(path) && text.trimEnd().split('\n').length <= TINY_LINES,
  )
  return tiny.length <= TINY_FILES_MAX
    ? []
    : [
        `${tiny.length} files have ${TINY_LINES} lines or less, more than ${TINY_FILES_MAX}. Fold those together that hold one idea.`,
      ]
}

const exportedNames = ({ text }: SourceFile) =>
  [...text.matchAll(EXPORTED_NAME)].map((match) => match[1] ?? '')

function nameFault(file: SourceFile): string | undefined {
  const stem = stemOf(file.path)
  const names = exportedNames(file)
  const isScreen = file.path.endsWith('.tsx') && !isTestOrStory(file.path)
  if (PASCAL.test(stem) && isScreen && !names.includes(stem)) return `exports no component named ${stem}`
  const only = names.length === 1 ? names[0] : undefined
  const isPageHandler = only === 'Page' // its file name is its route
  if (
    isScreen &&
    !IS_PAGE_HANDLER.test(file.path) &&
    KEBAB.test(stem) &&
    only !== undefined &&
    PASCAL.test(only) &&
    !isPageHandler
  ) {
    return `exports one component: call the file ${only}.tsx`
  }
  if (IS_PAGE_HANDLER.test(file.path) && ADDRESS_PART.test(stem)) return undefined
  const mayBePascal = file.path.endsWith('.tsx') || file.path.endsWith('.module.css')
  if (KEBAB.test(stem) || ROUTE_PARAMETER.test(stem) || (mayBePascal && PASCAL.test(stem))) return undefined
  return 'is not kebab-case'
}

export const namesFollowOneRule: HouseRule = (files) =>
  files.flatMap((file) => {
    const fault = nameFault(file)
    return fault === undefined ? [] : [`${file.path}: ${fault}`]
  })

export const namesSayTheSubject: HouseRule = (files) =>
  files
    .filter(({ path }) => path.split('/').some((part) => BANNED.test(part.split('.')[0] ?? '')))
    .map(({ path }) => `${path}: names no subject. Say what is in it.`)
