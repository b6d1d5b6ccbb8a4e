import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { browserLike } from '../../test/browser-like.ts'
import { aDidIt } from '../../test/did-it-builder.ts'
import { fakeServer, page } from '../../test/fake-server.ts'
import { aUser } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { messageAreas, Page } from './_tried.tsx'

browserLike()

const show = (items: object[], isOwn = false) => {
  const ada = { ...aUser(), abilities: { can_edit: isOwn, can_follow: !isOwn } }
  const server = fakeServer({ 'users.get': ada, 'didIts.byMember': page(items) })
  return renderWithStore(
    <Routes>
      <Route path="/:username/_tried/" element={<Page />} />
    </Routes>,
    { path: `/${ada.username}/_tried/`, messageAreas, transport: server.transport },
  )
}

it('what somebody tried has a tab of their profile, and leads to its pin', async () => {
  await show([aDidIt({ pin_id: '1' })])
  expect(await screen.findByText('It worked')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the pin' })).toHaveAttribute('href', '/pin/1/')
  expect(screen.getByRole('link', { name: 'Tried' })).toHaveAttribute('aria-current', 'page')
})

it('says when there is nothing yet', async () => {
  await show([])
  expect(await screen.findByText(/hasn’t shared anything they tried yet/)).toBeVisible()
})

it('tells oneself how to begin', async () => {
  await show([], true)
  expect(await screen.findByText('You haven’t tried anything yet')).toBeVisible()
  expect(screen.queryByText(/hasn’t shown/)).toBeNull()
})
