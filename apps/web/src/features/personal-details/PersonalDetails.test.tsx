import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { selectSettings } from '../../entities/settings/settings-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { PersonalDetails } from './PersonalDetails.tsx'

browserLike()

const countries = [
  { key: 'DE', name: 'Germany' },
  { key: 'NO', name: 'Norway' },
]
const locales = [
  { key: 'en_US', name: 'American English' },
  { key: 'de', name: 'Deutsch' },
]
const details = { birthday: null, gender: null, custom_gender: null, country: 'NO', locale: 'en_US' }

const show = (answers: Record<string, unknown> = {}) => {
  const server = fakeServer({
    'settings.personal': details,
    'settings.countries': countries,
    'settings.locales': locales,
    ...answers,
  })
  return renderWithStore(<PersonalDetails />, {
    transport: server.transport,
    messageAreas: ['preferences', 'settings', 'errors'],
  })
}

it('C-3.77 C-7.54 countries and languages to choose from are those of the server', async () => {
  const { store } = await show()
  const country = await screen.findByRole('combobox', { name: 'Country' })
  const names = within(country)
    .getAllByRole('option')
    .map((option) => option.textContent)
  expect(names.slice(1)).toEqual(['Germany', 'Norway'])
  expect(country).toHaveValue('NO')
  expect(selectSettings(store.getState())).toMatchObject({
    countryOptions: countries,
    localeOptions: locales,
  })
})

it('what could not be read is asked for again', async () => {
  await show({ 'settings.countries': refusal(500) })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})
