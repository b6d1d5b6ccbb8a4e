import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'

// Room for a busy machine; a test that passes waits for nothing.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)
// As the server names the site.
document.documentElement.dataset.site = 'Tessera'
// Pages without a layout do not scroll.
Element.prototype.scrollIntoView = () => undefined
// Files share their document: what one kept in the browser is not for the next.
beforeAll(() => {
  localStorage.clear()
  sessionStorage.clear()
})
