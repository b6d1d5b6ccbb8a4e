import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openConsole } from '../../test/open-console.tsx'

afterEach(() => vi.unstubAllGlobals())

const MISSING = 'Enter at least one email address.'

async function openCustomerList() {
  openConsole('audiences/create', { rows: { 'ad-accounts': [] } })
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: /^Type/ }))
  fireEvent.click(screen.getByRole('option', { name: 'Customer list' }))
  return screen.findByRole('textbox', { name: /^Email addresses/ })
}

it.each([
  ['', MISSING],
  ['name;email\nno address in here', MISSING],
  [
    Array.from({ length: 10_001 }, (_, index) => `a${index}@kiln.test`).join('\n'),
    'Enter up to 10,000 email addresses. This list has 10,001.',
  ],
])('a customer list of %.20s is refused at its field', async (emails, words) => {
  const field = await openCustomerList()
  fireEvent.change(field, { target: { value: emails } })
  fireEvent.click(screen.getByRole('button', { name: 'Create audience' }))
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(field).toBeInvalid()
})

it('a customer list that was typed and taken out again is refused at its field', async () => {
  const field = await openCustomerList()
  fireEvent.change(field, { target: { value: 'ada@kiln.test' } })
  fireEvent.change(field, { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Create audience' }))
  expect(await screen.findByText(MISSING)).toBeInTheDocument()
  expect(field).toBeInvalid()
})
