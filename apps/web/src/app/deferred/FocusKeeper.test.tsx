import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes, useNavigate } from 'react-router-dom'
import { expect, it } from 'vitest'
import { Link } from '../../shared/navigation/Link.tsx'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { FocusKeeper } from './FocusKeeper.tsx'

function Pin() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  )
}

const pins = (
  <>
    <Link to="/pin/1/">One</Link>
    <Link to="/pin/2/">Two</Link>
    <Link to="/pin/2/">Two again</Link>
  </>
)

it('back from a pin the focus is on the card that led there', async () => {
  await renderWithStore(
    <>
      <main>
        <Routes>
          <Route path="/" element={pins} />
          <Route path="/pin/:id" element={<Pin />} />
        </Routes>
      </main>
      <FocusKeeper />
    </>,
  )
  screen.getByRole('link', { name: 'Two again' }).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(screen.getByRole('link', { name: 'Two again' })).toHaveFocus())
})
