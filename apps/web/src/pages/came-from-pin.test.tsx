import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeServer } from '../test/fake-server.ts'
import { aPinView } from '../test/pin-builders.ts'
import { renderWithStore } from '../test/render-with-store.tsx'
import { Page as LogIn } from './login.tsx'
import { Page as SignUp } from './signup.tsx'

it.each([
  ['I-2.10 the sign-up page', SignUp, '/signup/'],
  ['I-2.11 the login page', LogIn, '/login/'],
])('%s shows the pin a visitor came from', async (_row, Page, path) => {
  const server = fakeServer({ 'pins.get': aPinView() })
  await renderWithStore(<Page />, {
    path,
    messageAreas: ['auth'],
    transport: server.transport,
    requestContext: { referrer: 'http://site.test/pin/1/' },
  })
  const picture = await screen.findByRole('img', { name: 'A bowl with blue glaze' })
  expect(picture).toHaveAttribute('src', aPinView().images['236x'].url)
  expect(screen.getByLabelText('Password')).toBeInTheDocument()
})

it.each([
  ['I-2.10 the sign-up page', SignUp, '/signup/'],
  ['I-2.11 the login page', LogIn, '/login/'],
])('%s is itself for a visitor who came from nowhere', async (_row, Page, path) => {
  const { transport } = fakeServer({ 'social.providers': [], 'auth.unauthUserData': null })
  await renderWithStore(<Page />, { path, messageAreas: ['auth'], transport })
  expect(screen.queryByRole('img', { name: 'A bowl with blue glaze' })).toBeNull()
  expect(screen.getByLabelText('Password')).toBeInTheDocument()
})

it('I-2.46 the picture of a save is shown where this site has an image host of its own', async () => {
  const imageBase = 'https://images.site.test'
  const media = `${imageBase}/236x/ab/cd/ef/abcdef.jpg`
  const next = `/pin-creation-tool/?${new URLSearchParams({ media, description: 'A blue door' }).toString()}`
  const { transport } = fakeServer({ 'social.providers': [], 'auth.unauthUserData': null })
  await renderWithStore(<LogIn />, {
    path: `/login/?${new URLSearchParams({ next }).toString()}`,
    messageAreas: ['auth'],
    transport,
    pageData: { imageBase },
  })
  expect(await screen.findByRole('img', { name: 'A blue door' })).toHaveAttribute('src', media)
})
