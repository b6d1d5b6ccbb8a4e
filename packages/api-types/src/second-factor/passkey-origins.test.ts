import { expect, it } from 'vitest'
import { passkeyOrigins } from './passkey-origins.ts'

it('passkeys work at the main host and below it, and at no host beside it', () => {
  const below = ['https://mosaic.test', 'https://de.mosaic.test'] as const
  expect(passkeyOrigins([...below, 'https://mosaic.de', 'https://notmosaic.test'])).toEqual(below)
  expect(passkeyOrigins(['https://www.mosaic.test', 'https://de.mosaic.test'])).toEqual([
    'https://www.mosaic.test',
  ])
})
