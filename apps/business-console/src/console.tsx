import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { consoleRoutes } from './console-routes.tsx'
import '@tessera/design-tokens/tokens.css'
import '@tessera/design-tokens/fonts.css'
import './console.css'
import { applyThemeChoice, readThemeChoice } from './shared/theme-choice.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
const styles = createCache({ key: 'css', ...(nonce && { nonce }) })

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
