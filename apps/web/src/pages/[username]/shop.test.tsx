import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, page } from '../../test/fake-server.ts'
import { aPin, aUser } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { messageAreas, Page } from './_shop.tsx'

browserLike()

const show = (items: object[], isVerified = true) => {
  const merchant = {
    ...aUser({ is_verified_merchant: isVerified }),
    abilities: { can_edit: false, can_follow: true },
  }
  const server = fakeServer({ 'users.get': merchant, 'storefront.pins': page(items) })
  return renderWithStore(
    <Routes>
      <Route path="/:username/_shop/" element={<Page />} />
    </Routes>,
    { path: `/${merchant.username}/_shop/`, messageAreas, transport: server.transport },
  )
}

it('B-4.29 the shop of a verified merchant is a tab of their profile with their products', async () => {
  await show([aPin({ id: '9', title: 'Blue bowl' })])
  expect(await screen.findByRole('link', { name: /Blue bowl/ })).toHaveAttribute('href', '/pin/9/')
  expect(screen.getByRole('link', { name: 'Shop' })).toHaveAttribute('aria-current', 'page')
})

it('an empty shop reads so', async () => {
  await show([])
  expect(await screen.findByText(/isn’t selling anything here yet/)).toBeVisible()
})

it('B-4.29 without the badge there is no such tab', async () => {
  await show([], false)
  expect(await screen.findByRole('link', { name: 'Tried' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Shop' })).toBeNull()
})
