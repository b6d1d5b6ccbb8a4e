import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer } from '@tessera/api-types/page/page-renderer'

const APPS = join(import.meta.dirname, '../../..')

export const WEB_FOLDER = join(APPS, 'web')
export const WEB_CLIENT = join(WEB_FOLDER, 'dist/client')
export const CONSOLE_BUILD = join(APPS, 'business-console/dist')

const SERVER_ENTRY = join(WEB_FOLDER, 'dist/server/entry-server.js')

/** What the web app's server entry exports, built or in development. */
export interface WebEntry {
  render: PageRenderer
  /** Page-handler names of the site. */
  handlers: readonly string[]
}

/** Where the current entry comes from: one import when built, a fresh one per request in development. */
export type WebEntrySource = () => Promise<WebEntry>

/** The built site, or null where it was never built. */
export async function builtWebEntry(): Promise<WebEntrySource | null> {
  if (!existsSync(SERVER_ENTRY)) return null
  const entry = (await import(pathToFileURL(SERVER_ENTRY).href)) as WebEntry
  return async () => entry
}
