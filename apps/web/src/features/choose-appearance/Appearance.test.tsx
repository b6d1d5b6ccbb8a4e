import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { selectProfileOptions } from '../../entities/profile/profile-options-slice.ts'
import { chooseTheme } from '../../shared/browser/theme-choice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { Appearance } from './Appearance.tsx'

browserLike()
afterEach(() => chooseTheme('system'))

const show = () => renderWithStore(<Appearance />, { messageAreas: ['settings', 'view-options'] })

it('a theme holds at once and is chosen when one comes back', async () => {
  const { unmount } = await show()
  expect(screen.getByLabelText('Theme')).toHaveValue('system')
  await userEvent.selectOptions(screen.getByLabelText('Theme'), 'Dark theme')
  expect(document.documentElement.dataset['theme']).toBe('dark')
  unmount()
  await show()
  expect(screen.getByLabelText('Theme')).toHaveValue('dark')
})

it('a theme that is chosen elsewhere on the page is the one shown', async () => {
  await show()
  act(() => chooseTheme('light'))
  expect(screen.getByLabelText('Theme')).toHaveValue('light')
})

it('the layouts of pins and boards are those of the menus beside them', async () => {
  const { store } = await show()
  await userEvent.selectOptions(screen.getByLabelText('Pins on boards'), 'Moodboard')
  await userEvent.selectOptions(screen.getByLabelText('Pins on profiles'), 'Compact')
  expect(selectProfileOptions(store.getState())).toMatchObject({
    boardPinDensity: 'moodboard',
    pinDensity: 'compact',
  })
})
