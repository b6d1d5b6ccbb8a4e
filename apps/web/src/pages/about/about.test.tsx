import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { CallResult } from '@tessera/api-types/page/page-renderer'
import { apiError } from '../../shared/api/http-answer.ts'
import { browserLike } from '../../test/browser-like.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { Page as AboutPage } from '../about.tsx'
import { Page as TextPage } from './[name].tsx'

browserLike()

const about = {
  name: 'about',
  title: 'About Hill Street',
  text: 'We are three.\n\n# Where\nhttps://hill.test/map',
  updated_at: '2026-05-04T00:00:00.000Z',
}
const titles = [
  { name: 'about', title: 'About Hill Street' },
  { name: 'terms', title: 'House rules' },
]

const show = (path: string, answers: Record<string, CallResult | Promise<CallResult>>) =>
  renderWithStore(
    <Routes>
      <Route path="/about" element={<AboutPage />} />
      <Route path="/about/:name" element={<TextPage />} />
    </Routes>,
    {
      path,
      messageAreas: ['about'],
      transport: async ({ name }) => answers[name] ?? { error: apiError(null, 500) },
    },
  )

describe('/about/', () => {
  it('shows what the operator wrote, and leads to the rest of it', async () => {
    await show('/about', { 'siteTexts.get': { data: about }, 'siteTexts.list': { data: titles } })
    expect(await screen.findByRole('heading', { level: 1, name: 'About Hill Street' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Where' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'https://hill.test/map' })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'House rules' })).toHaveAttribute('href', '/about/terms/')
    expect(screen.queryByRole('link', { name: 'About Hill Street' })).toBeNull()
  })

  it('is there while nothing was written', async () => {
    await show('/about', {
      'siteTexts.get': { error: apiError(null, 404) },
      'siteTexts.list': { data: [] },
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'About' })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'How ads work here' })).toBeVisible()
  })

  it('can be asked for again when the list fails', async () => {
    await show('/about', { 'siteTexts.get': { data: about } })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

describe('a text of the operator', () => {
  it('is read with the day of its last change', async () => {
    await show('/about/about', { 'siteTexts.get': { data: about } })
    expect(await screen.findByRole('heading', { level: 1, name: 'About Hill Street' })).toBeVisible()
    expect(screen.getByText(/Last changed .*2026/)).toBeVisible()
  })

  it('that is none is not found', async () => {
    await show('/about/nothing', { 'siteTexts.get': { error: apiError(null, 404) } })
    expect(await screen.findByText('This page doesn’t exist')).toBeVisible()
  })
})
