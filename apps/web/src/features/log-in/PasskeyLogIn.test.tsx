import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { PasskeyLogIn } from './PasskeyLogIn.tsx'

afterEach(() => vi.unstubAllGlobals())

const here = window.location.origin
const elsewhere = 'http://elsewhere.test'

it.each([
  ['the main host', here, undefined, true],
  ['a regional host beside the main one', elsewhere, [elsewhere, here], false],
  ['a host the site does not know', elsewhere, undefined, false],
])('a login by passkey is offered at %s: %#', async (_where, origin, siteOrigins, isOffered) => {
  vi.stubGlobal('PublicKeyCredential', class {})
  await renderWithStore(<PasskeyLogIn next="/" />, {
    messageAreas: ['auth'],
    requestContext: { origin },
    ...(siteOrigins && { pageData: { siteOrigins } }),
  })
  expect(screen.queryByRole('button', { name: /passkey/i }) !== null).toBe(isOffered)
})
