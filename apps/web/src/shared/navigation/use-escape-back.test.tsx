import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { useEscapeBack } from './use-escape-back.ts'

function Feed() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate('/pin/')}>Open</button>
}

function Pin() {
  useEscapeBack()
  return (
    <>
      <h1>A pin</h1>
      <textarea aria-label="Comment" />
      <dialog open>
        <button>Zoom</button>
      </dialog>
    </>
  )
}

beforeEach(async () => {
  render(
    <MemoryRouter initialEntries={['/']}>
      <Routes>
        <Route path="/" element={<Feed />} />
        <Route path="/pin/" element={<Pin />} />
      </Routes>
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
})

it('Escape leads back from a pin to where it was opened', async () => {
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Open' })).toBeInTheDocument()
})

it('Escape in a dialog, or in a field that is written in, leaves the page as it is', async () => {
  await userEvent.type(screen.getByLabelText('Comment'), 'Lovely{Escape}')
  screen.getByRole('button', { name: 'Zoom' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByLabelText('Comment')).toHaveValue('Lovely')
})
