import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { AdminContext, testDataProvider } from 'react-admin'
import { expect, it } from 'vitest'
import { MenuGroup } from './MenuGroup.tsx'

function Users() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <MenuGroup label="Users" isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
      <a href="/business/9/hub/people">People</a>
    </MenuGroup>
  )
}

it('B-2.58 a group of the sidebar collapses and expands, and is a button that the keyboard reaches', () => {
  render(
    <AdminContext dataProvider={testDataProvider()}>
      <Users />
    </AdminContext>,
  )
  const head = screen.getByRole('button', { name: 'Users' })
  expect(head).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('link', { name: 'People' })).toBeInTheDocument()
  head.focus()
  expect(head).toHaveFocus()
  expect(head.tagName).toBe('BUTTON')
  fireEvent.click(head)
  expect(head).toHaveAttribute('aria-expanded', 'false')
  fireEvent.click(head)
  expect(head).toHaveAttribute('aria-expanded', 'true')
})
