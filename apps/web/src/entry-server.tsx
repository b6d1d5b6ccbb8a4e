import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setAutoFreeze } from 'immer'
import type { PageRenderer } from '@tessera/api-types/page/page-renderer'
import type { BuildManifest } from './app/document/page-assets.ts'
import { renderPage } from './app/document/render-page.tsx'
import { makeSharedPages } from './app/document/shared-pages.ts'
import { pageHandlerNames } from './app/routing/page-modules.ts'
import './app/theme/global.css'

const MANIFEST = join(import.meta.dirname, '../client/.vite/manifest.json')

// While developing there is no build: the page then points at the sources.
const manifest: BuildManifest | null = import.meta.env.DEV ? null : JSON.parse(readFileSync(MANIFEST, 'utf8'))

/** The page-handler names of the site, for `/pageHandlers/{site}/`. */
export const handlers = pageHandlerNames

// Nothing draws from a store of the server but the page it was made for: freezing what it holds guards nothing.
setAutoFreeze(false)

const pages = makeSharedPages()

export const render: PageRenderer = (request) => renderPage(request, manifest, pages)
