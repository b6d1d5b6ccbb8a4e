import { messageCatalogues } from '@tessera/i18n/message-catalogues'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Browsers that know light-dark(), on which the theme rests.
const BROWSERS = ['chrome123', 'edge123', 'firefox120', 'safari17.5']

const TEXTS = /\/i18n\/messages\/(\w+)\//

/** What several pages share is one file, and the texts of a language are another: apart they were 230 of a first page. */
const groups = [
  {
    name: (module: string) => {
      const locale = TEXTS.exec(module)?.[1]
      return locale === undefined ? null : `texts-${locale}`
    },
    priority: 1,
  },
  // What main.tsx itself needs is apart: it tells the schemas to do without eval before any of what is common is run.
  { name: 'preload', test: /vite\/preload-helper/, priority: 2 },
  { name: 'common', minShareCount: 2 },
]

export default defineConfig({
  base: '/business/',
  plugins: [messageCatalogues(), react()],
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
})
