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
  ['on its label in the text', 'Saved to Clay', 'Clay'],
  ['after the text', 'Delete it there.', 'Open pin'],
])('a link stands %s', async (_where, text, label) => {
  const linked = { ...toast('1'), text, link: { href: '/ada/clay/', label } }
  const dismiss = () => undefined
  await renderWithStore(
    <ToastRegion toasts={[linked]} onUndo={dismiss} onChange={dismiss} onDismiss={dismiss} />,
  )
  const link = screen.getByRole('link', { name: label })
  expect(link).toHaveAttribute('href', '/ada/clay/')
  expect(link.parentElement).toHaveTextContent(text.includes(label) ? text : `${text} ${label}`)
})
