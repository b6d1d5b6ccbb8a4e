import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Room for a busy machine; a test that passes waits for nothing.
configure({ asyncUtilTimeout: 4_000 })
afterEach(cleanup)
