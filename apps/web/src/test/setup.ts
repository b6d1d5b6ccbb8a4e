import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { attachTracker } from '../shared/tracking/track.ts'

// Room for a busy machine; a test that passes waits for nothing.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)
// Files share their modules and their document: what one emitted without a listener, or kept, is not for the next.
beforeAll(() => {
  attachTracker({ track: () => undefined, count: () => undefined })()
  globalThis.localStorage?.clear()
  globalThis.sessionStorage?.clear()
})
