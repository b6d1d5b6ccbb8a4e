import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { classNaming } from './tools/class-name.ts'
import { firstPageChunks } from './tools/first-page-chunks.ts'
import { routerProduction } from '@tessera/router-build/router-production'
import { shakableRouter } from '@tessera/router-build/shakable-router'
import { messageCatalogues } from '@tessera/i18n/message-catalogues'

// Browsers that know light-dark() and container queries: the theme and the grid rest on them.
const BROWSERS = ['chrome123', 'edge123', 'firefox120', 'safari17.5']

// A page's own code asks for its parts; lists of them for every page would weigh a kilobyte on the first.
const styles = (_file: string, needed: string[]) => needed.filter((name) => name.endsWith('.css'))

const clientFiles = {
  codeSplitting: { groups: firstPageChunks() },
  // The first page carries the list of all chunks: names in it would weigh a kilobyte.
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames: ({ names }) =>
    names[0]?.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
} satisfies Rolldown.OutputOptions

export default defineConfig(({ command }) => ({
  plugins: [messageCatalogues(), shakableRouter(), react()],
  resolve: { alias: command === 'build' ? routerProduction(import.meta.dirname) : [] },
  // Relative addresses let one build be served from / or from a CDN.
  base: './',
  build: {
    target: BROWSERS,
    cssTarget: BROWSERS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: styles },
  },
  css: { modules: { generateScopedName: classNaming() } },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          // No getter of ours or of a library does anything.
          treeshake: { propertyReadSideEffects: false },
          output: clientFiles,
        },
      },
    },
    // One file of its own at the root of the site, so that it may stand by every page.
    worker: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/service-worker.ts',
          output: { format: 'iife', entryFileNames: 'service-worker.js' },
        },
      },
    },
    ssr: {
      // The server bundle carries one React, fixed at build time, whatever the process is started with.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: { input: 'src/entry-server.tsx' },
      },
    },
  },
}))
