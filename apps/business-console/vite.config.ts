import { messageCatalogues } from '@tessera/i18n/message-catalogues'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { routerProduction } from '@tessera/router-build/router-production'
import { shakableRouter } from '@tessera/router-build/shakable-router'

// Browsers that know light-dark(), on which the theme rests.
const BROWSERS = ['chrome123', 'edge123', 'firefox120', 'safari17.5']

const TEXTS = /\/i18n\/messages\/(\w+)\/(?!(?:errors|bulk|catalog-work|lead-forms|onboarding|site-area)\.)/

/** What the table that the hub opens with is made of, and most of what the others are; forms are no part of it. */
const LISTS =
  /\/(?:api-types\/src\/.*(?:roles|options|grants)|src\/shared\/(?:Hub(?:List|Table)|PageHeader|search-input|RecordLink|EmptyList|ConfirmedDelete|BulkActions|RecordMenu|record-action|SelectColumn|\w+Line|\w+Chips?)|people\/(?:PeopleTable|person-actions|\w+Button)|verified-merchant\/MerchantBanner|input\/SelectInput)\.[jt]sx?$/

/** Few files, for each costs a first page a request; a group takes along what its modules need. */
const groups = [
  {
    debugName: 'texts',
    name: (module: string) => {
      const locale = TEXTS.exec(module)?.[1]
      return locale === undefined ? null : `texts-${locale}`
    },
    priority: 4,
  },
  { name: 'first', tags: ['$initial' as const], priority: 3 },
  { name: 'schemas', test: /\/node_modules\/zod\//, priority: 2 },
  { name: 'lists', test: LISTS, priority: 1 },
  { name: 'forms', minShareCount: 2 },
]

/** The server writes what a list exports (ExportButton); what react-admin brings to do so in the browser stays out. */
const withoutBrowserExport: Plugin = {
  name: 'without-browser-export',
  apply: 'build',
  transform: {
    filter: { id: /\/ra-core\/dist\/export\/defaultExporter\.js$/ },
    handler: () => ({ code: 'export const defaultExporter = false', map: null }),
  },
}

export default defineConfig(({ command }) => ({
  base: '/business/',
  plugins: [messageCatalogues(), shakableRouter(), withoutBrowserExport, react()],
  resolve: { alias: command === 'build' ? routerProduction(import.meta.dirname) : [] },
  // The server puts the nonce of each response here.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: BROWSERS,
    cssTarget: BROWSERS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
}))
