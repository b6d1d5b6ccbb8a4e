import { gzipSync } from 'node:zlib'
import type { APIRequestContext, Page, Response } from '@playwright/test'

/** Most kilobytes of JavaScript after gzip that a first visit of a page may load. */
type Budget = {
  /** Named in the document: nothing works before it is here. */
  critical: number
  /** Comes by itself when the page is there. */
  idle: number
  /** The same for somebody who joined a moment ago, with the guide and the reminders that greet them. */
  idleOfNewMember: number
}

export type WeighedPage = 'home' | 'closeup' | 'board' | 'search'

/** Each lies about 0.3 kB above what was measured: a name of another chunk alone moves the result of gzip by 0.1. */
export const SCRIPT_BUDGETS_KB: Readonly<Record<WeighedPage, Budget>> = {
  home: { critical: 134.1, idle: 43, idleOfNewMember: 52.8 },
  closeup: { critical: 136.5, idle: 78.3, idleOfNewMember: 83.3 },
  board: { critical: 148.4, idle: 50.8, idleOfNewMember: 56 },
  search: { critical: 141.4, idle: 43, idleOfNewMember: 48.3 },
}

const REST_MS = 1_500

const found = (html: string, pattern: RegExp): string => {
  const [, path] = pattern.exec(html) ?? []
  if (!path) throw new Error(`The page names no ${String(pattern)}`)
  return path
}

/** Finds plain pictures: a story, tags or a video bring code of their own once the page rests. */
const PLAIN_PINS = '/search/pins/?q=pattern'

/** Where the pages with a budget are on a site that shows at least one plain pin. */
export async function weighedPaths(
  request: APIRequestContext,
  site: string,
): Promise<Record<WeighedPage, string>> {
  const htmlOf = async (path: string) => (await request.get(new URL(path, site).href)).text()
  const closeup = found(await htmlOf(PLAIN_PINS), /href="(\/pin\/[^"/]+\/)"/)
  const board = found(await htmlOf(closeup), /"url":"(\/(?!topics\/)[^"/]+\/[^"/]+\/)"/)
  return { home: '/', closeup, board, search: PLAIN_PINS }
}

const WEIGHED = ['script', 'stylesheet', 'document'] as const
type Weighed = (typeof WEIGHED)[number]
const isWeighed = (type: string): type is Weighed => WEIGHED.some((one) => one === type)

export interface Weights extends Record<Weighed, number> {
  /** Scripts that the document does not name: they come when the page rests. */
  idle: number
  html: string
  files: number
}

/** What a document names comes before it is alive; every chunk that these import is named, too. */
const isNamedIn = (html: string, url: string): boolean =>
  html.includes(new URL(url).pathname.replace(/^.*\//, ''))

/** Kilobytes after gzip -9 of what a visit loads; the page must not have been anywhere before. */
export async function weigh(page: Page, url: string): Promise<Weights> {
  const responses: Response[] = []
  page.on('response', (response) => void responses.push(response))
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(REST_MS)
  const ofDocument = responses.find((response) => response.request().resourceType() === 'document')
  const html = (await ofDocument?.text()) ?? ''
  const weights: Weights = { script: 0, idle: 0, stylesheet: 0, document: 0, html, files: 0 }
  for (const response of responses) {
    const type = response.request().resourceType()
    if (!isWeighed(type)) continue
    if (!response.ok()) throw new Error(`${response.url()} returned ${response.status()}`)
    const kilobytes = gzipSync(await response.body(), { level: 9 }).length / 1000
    const isIdle = type === 'script' && !isNamedIn(html, response.url())
    weights[isIdle ? 'idle' : type] += kilobytes
    if (type !== 'document' && !isIdle) weights.files += 1
  }
  return weights
}
