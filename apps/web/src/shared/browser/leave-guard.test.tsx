import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveBy } from './leave-by.ts'
import { useLeaveGuard } from './leave-guard.ts'

const holdBack = vi.fn<(go: () => void) => void>()
beforeEach(() => void holdBack.mockReset())
// Other tests share the window.
afterEach(() => {
  window.onpopstate = null
  window.history.replaceState(null, '', '/')
})

function Guarded({ label }: { label: string }) {
  const [text, setText] = useState('')
  useLeaveGuard(text !== '', holdBack)
  return <input aria-label={label} value={text} onChange={({ target }) => setText(target.value)} />
}

function Site() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output aria-label="Place">{pathname + search + hash}</output>
      {['/one/', '/write/', '/write/?draft=7', '/three/'].map((path) => (
        <button key={path} onClick={() => void navigate(path)}>
          {path}
        </button>
      ))}
      <button onClick={() => void navigate('/write/?draft=8', { replace: true })}>Saved</button>
      <button onClick={() => window.history.back()}>Back</button>
      <button onClick={() => window.history.forward()}>Forward</button>
      <button onClick={() => void navigate('/write/#more')}>More</button>
      {pathname === '/write/' && ['Title', 'Notes'].map((label) => <Guarded key={label} label={label} />)}
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const expectPlace = (place: string) =>
  waitFor(() => {
    expect(screen.getByLabelText('Place').textContent).toBe(place)
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(place)
  })
const back = () => press('Back')
const forward = () => press('Forward')
const letGo = () => act(() => holdBack.mock.lastCall?.[0]())

/** A page that is written in, with one before it and one after it. */
async function write() {
  window.onpopstate = () => undefined
  render(<Site />, { wrapper: BrowserRouter })
  await press('/one/')
  await press('/write/')
  await press('/three/')
  await back()
  await expectPlace('/write/')
  await userEvent.type(screen.getByLabelText('Title'), 'Bread')
}

const heldOnce = async () => {
  await waitFor(() => expect(holdBack).toHaveBeenCalledOnce())
  await expectPlace('/write/')
  expect(screen.getByLabelText('Title')).toHaveValue('Bread')
}

it.each([
  ['Back', back, '/one/'],
  ['Forward', forward, '/three/'],
  ['a link or a search', () => press('/three/'), '/three/'],
])('%s is held back, and goes on where that is wanted', async (_way, leave, target) => {
  await write()
  await leave()
  await heldOnce()
  letGo()
  await expectPlace(target)
  expect(holdBack).toHaveBeenCalledOnce()
})

it('each further try is held back as well', async () => {
  await write()
  await back()
  await heldOnce()
  await back()
  await waitFor(() => expect(holdBack).toHaveBeenCalledTimes(2))
  await expectPlace('/write/')
})

it('a new address of the page itself, and a place on it, are not held back; what leaves from there is', async () => {
  await write()
  await press('Saved')
  await expectPlace('/write/?draft=8')
  await back()
  await waitFor(() => expect(holdBack).toHaveBeenCalledOnce())
  await expectPlace('/write/?draft=8')
})

it('Back from a place on the page is not held back', async () => {
  await write()
  await press('More')
  await expectPlace('/write/#more')
  await back()
  await expectPlace('/write/')
  expect(holdBack).not.toHaveBeenCalled()
  await back()
  await heldOnce()
})

it('what ends the page by itself waits, too, until nothing would be lost', async () => {
  await write()
  const logOut = vi.fn<() => void>()
  leaveBy(logOut)
  await heldOnce()
  expect(logOut).not.toHaveBeenCalled()
  await userEvent.clear(screen.getByLabelText('Title'))
  leaveBy(logOut)
  expect(logOut).toHaveBeenCalledOnce()
})

it('two forms of a page hold it until neither would lose anything, and leave the ways out as they were', async () => {
  await write()
  await userEvent.type(screen.getByLabelText('Notes'), 'Rye')
  await userEvent.clear(screen.getByLabelText('Title'))
  await press('/three/')
  await waitFor(() => expect(holdBack).toHaveBeenCalledOnce())
  await userEvent.clear(screen.getByLabelText('Notes'))
  await press('/three/')
  await expectPlace('/three/')
  await back()
  await expectPlace('/write/')
  await press('/one/')
  await expectPlace('/one/')
  expect(holdBack).toHaveBeenCalledOnce()
})
