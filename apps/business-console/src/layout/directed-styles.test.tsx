// @vitest-environment jsdom
import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { render, screen } from '@testing-library/react'
import { AdminContext } from 'react-admin'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { directedTheme } from './console-theme.ts'
import { DirectedStyles } from './DirectedStyles.tsx'

const Direction = () => <Box sx={{ marginLeft: '7px' }}>{useTheme().direction}</Box>

beforeEach(() => {
  const matches = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => matches)
})

afterEach(() => {
  document.documentElement.dir = ''
  vi.unstubAllGlobals()
})

it.each([
  ['ltr', 'marginLeft'],
  ['rtl', 'marginRight'],
])('in a page read %s, parts and styles are so too', async (direction, side) => {
  document.documentElement.dir = direction
  render(
    <DirectedStyles>
      <AdminContext i18nProvider={i18nProvider} theme={directedTheme()} darkTheme={null}>
        <Direction />
      </AdminContext>
    </DirectedStyles>,
  )
  expect(getComputedStyle(await screen.findByText(direction))).toHaveProperty(side, '7px')
})

it('the page is read in the direction of the language it is shown in', async () => {
  document.documentElement.dir = 'rtl'
  await i18nProvider.changeLocale('ar_SA')
  expect(document.documentElement).toMatchObject({ lang: 'en-US', dir: 'ltr' })
})
