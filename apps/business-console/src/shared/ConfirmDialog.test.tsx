import { fireEvent, render, screen } from '@testing-library/react'
import { AdminContext, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

function ask() {
  const calls = { confirm: vi.fn(), close: vi.fn(), row: vi.fn() }
  render(
    <MemoryRouter>
      <AdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider}>
        <div role="button" tabIndex={-1} onClick={calls.row} onKeyDown={calls.row}>
          <ConfirmDialog
            isOpen
            title="Delete Spring?"
            content="Its pins stay."
            confirm="ra.action.delete"
            onConfirm={calls.confirm}
            onClose={calls.close}
          />
        </div>
      </AdminContext>
    </MemoryRouter>,
  )
  return calls
}

it('what destroys something is not under the finger: the focus begins at Cancel', () => {
  const { close, confirm } = ask()
  const cancel = screen.getByRole('button', { name: 'Cancel' })
  expect(cancel).toHaveFocus()
  fireEvent.click(cancel)
  expect(close).toHaveBeenCalledOnce()
  expect(confirm).not.toHaveBeenCalled()
})

it('a click in the dialog is none of the row that it stands in', () => {
  const { confirm, row } = ask()
  expect(screen.getByRole('dialog', { name: 'Delete Spring?' })).toHaveTextContent('Its pins stay.')
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(confirm).toHaveBeenCalledOnce()
  expect(row).not.toHaveBeenCalled()
})
