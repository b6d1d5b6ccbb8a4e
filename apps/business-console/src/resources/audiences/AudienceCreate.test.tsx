import { fireEvent, screen, waitFor } from '@testing-library/react'
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

it('days to look back are asked where time counts', async () => {
  const field = await openCustomerList()
  expect(screen.queryByRole('spinbutton', { name: /^Days/ })).toBeNull()
  // One that grows measures itself in a second, hidden field.
  expect(field.parentElement?.querySelectorAll('textarea')).toHaveLength(1)
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /^Type/ }))
  fireEvent.click(screen.getByRole('option', { name: 'Engagement with pins' }))
  expect(await screen.findByRole('spinbutton', { name: /^Days/ })).toHaveValue(30)
})

async function choose(content: BlobPart, name = 'customers.csv') {
  const field = await openCustomerList()
  fireEvent.change(screen.getByLabelText('Add from a file'), {
    target: { files: [new File([content], name)] },
  })
  return field
}

/** As a spreadsheet saves "Unicode text". */
const utf16 = (text: string) => Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0))

it.each([
  ['a table', 'Name;Email\nAda;ADA@kiln.test\nBo;bo@kiln.test\nAda;ada@kiln.test'],
  ['a table in UTF-16', utf16('Name\tEmail\nAda\tada@kiln.test\nBo\tbo@kiln.test')],
])('the addresses of a file are put into the field: %s', async (_kind, content) => {
  const field = await choose(content)
  await waitFor(() => expect(field).toHaveValue('ada@kiln.test\nbo@kiln.test'))
})

it('the addresses of a file are added to those that stand in the field', async () => {
  const field = await openCustomerList()
  fireEvent.change(field, { target: { value: 'cy@kiln.test\n' } })
  const [file] = [new File(['ada@kiln.test'], 'more.txt')]
  fireEvent.change(screen.getByLabelText('Add from a file'), { target: { files: [file] } })
  await waitFor(() => expect(field).toHaveValue('cy@kiln.test\nada@kiln.test'))
})

it('more customers than an audience holds are refused as soon as their file is chosen', async () => {
  const field = await choose(Array.from({ length: 10_001 }, (_, index) => `a${index}@kiln.test`).join('\n'))
  expect(await screen.findByText(/^Enter up to 10,000 email addresses/)).toBeInTheDocument()
  expect(field).toBeInvalid()
})

it('a file without an address is refused by its name, and what stands in the field stays', async () => {
  const field = await choose('PK\u0003\u0004 nothing', 'photo.csv')
  expect(await screen.findByText('There are no email addresses in photo.csv.')).toBeInTheDocument()
  expect(field).toHaveValue('')
})

it('a file that is too large to be read is refused by its name', async () => {
  await choose('a'.repeat(5_000_001), 'huge.csv')
  expect(
    await screen.findByText('huge.csv is larger than 5 MB. Split it into smaller files.'),
  ).toBeInTheDocument()
})
