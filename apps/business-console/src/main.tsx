import '@tessera/api-types/schemas-without-eval'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { consoleRoutes } from './console-routes.tsx'
import { styleCache } from './layout/style-cache.ts'
import '@tessera/design-tokens/tokens.css'
import '@tessera/design-tokens/fonts.css'
import './console.css'
import { applyThemeChoice, readThemeChoice } from './shared/theme-choice.ts'

const styles = styleCache('css')

applyThemeChoice(readThemeChoice())
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={styles}>
        <RouterProvider router={createBrowserRouter(consoleRoutes)} />
      </CacheProvider>
    </StrictMode>,
  )
}
