import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderWithStore } from '../../../test/render-with-store.tsx'
import { type ToastView, ToastRegion } from './ToastRegion.tsx'

const toast = (id: string): ToastView => ({ id, text: `Toast ${id}`, tone: 'plain', isUndoable: false })

function Page() {
  const [toasts, setToasts] = useState([toast('1'), toast('2')])
  const dismiss = (id: string) => setToasts(toasts.filter((one) => one.id !== id))
  return (
    <>
      <button type="button">Save</button>
      <ToastRegion toasts={toasts} onUndo={dismiss} onChange={dismiss} onDismiss={dismiss} />
    </>
  )
}

it('a toast dismissed by key gives the focus to the next one, the last to where it was', async () => {
  await renderWithStore(<Page />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.queryByText('Toast 1')).toBeNull()
  expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.queryByText('Toast 2')).toBeNull()
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
})

it.each([
  ['on its place in the text', 'Saved to Clay', { label: 'Clay', at: 9 }, 'Saved to Clay'],
  [
    'on its place, not on the same letters elsewhere',
    'In e gespeichert',
    { label: 'e', at: 3 },
    'In e gespeichert',
  ],
  ['after the text', 'Delete it there.', { label: 'Open pin' }, 'Delete it there. Open pin'],
])('a link stands %s', async (_where, text, { label, at }: { label: string; at?: number }, shown) => {
  const linked = { ...toast('1'), text, link: { href: '/ada/clay/', label, at } }
  const dismiss = () => undefined
  await renderWithStore(
    <ToastRegion toasts={[linked]} onUndo={dismiss} onChange={dismiss} onDismiss={dismiss} />,
  )
  const link = screen.getByRole('link', { name: label })
  expect(link).toHaveAttribute('href', '/ada/clay/')
  expect(link.parentElement).toHaveTextContent(shown)
  expect(link.previousSibling).toHaveTextContent(at === undefined ? text : text.slice(0, at).trim())
})
