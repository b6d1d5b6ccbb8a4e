import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { browserLike } from '../test/browser-like.ts'
import { fakeServer } from '../test/fake-server.ts'
import { renderWithStore } from '../test/render-with-store.tsx'
import * as ideaPinBuilder from './idea-pin-builder.tsx'
import * as pinBuilder from './pin-builder.tsx'
import * as pinCreationTool from './pin-creation-tool.tsx'

browserLike()

const { transport } = fakeServer({})
const ways = [
  ['One pin', '/pin-creation-tool/'],
  ['Several pins', '/pin-builder/'],
  ['Story', '/idea-pin-builder/'],
] as const

it.each([
  ['/pin-creation-tool/', pinCreationTool],
  ['/pin-builder/', pinBuilder],
  ['/idea-pin-builder/', ideaPinBuilder],
] as const)('%s leads to the other ways to create', async (path, { Page, messageAreas }) => {
  await renderWithStore(<Page />, { path, messageAreas, transport })
  const nav = within(screen.getByRole('navigation', { name: 'Ways to create' }))
  for (const [name, to] of ways) expect(nav.getByRole('link', { name })).toHaveAttribute('href', to)
  expect(nav.getByRole('link', { current: 'page' })).toHaveAttribute('href', path)
})

it('a published story that is edited leads to no new pin', async () => {
  const { Page, messageAreas } = ideaPinBuilder
  await renderWithStore(<Page />, { path: '/idea-pin-builder/?pin=9', messageAreas, transport })
  expect(screen.queryByRole('navigation', { name: 'Ways to create' })).toBeNull()
})
