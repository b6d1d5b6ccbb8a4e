import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { renderWithStore } from '../../../test/render-with-store.tsx'
import { ConfirmationModal } from './ConfirmationModal.tsx'
import { Dialog } from './Dialog.tsx'

// jsdom draws no dialogs: opening and closing are what the browser would note on the element.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

describe('a dialog', () => {
  it('C-2.40 I-8.28 has a dismiss icon named "Dismiss modal"', async () => {
    const handleDismiss = vi.fn<() => void>()
    await renderWithStore(
      <Dialog title="Save" onDismiss={handleDismiss}>
        text
      </Dialog>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss modal' }))
    expect(handleDismiss).toHaveBeenCalledOnce()
  })

  it('is left by a press beside it, not by one inside', async () => {
    const handleDismiss = vi.fn<() => void>()
    await renderWithStore(
      <Dialog title="Save" onDismiss={handleDismiss}>
        text
      </Dialog>,
    )
    fireEvent.pointerDown(screen.getByText('text'))
    expect(handleDismiss).not.toHaveBeenCalled()
    fireEvent.pointerDown(screen.getByRole('dialog', { name: 'Save' }))
    expect(handleDismiss).toHaveBeenCalledOnce()
  })

  it('shows each line of a confirmation as a paragraph of its description', async () => {
    const step = { label: 'Delete', onClick: () => undefined }
    await renderWithStore(
      <ConfirmationModal
        heading="Sure?"
        description={'One.\nTwo.'}
        primary={step}
        onDismiss={() => undefined}
      />,
    )
    expect(screen.getByRole('dialog', { name: 'Sure?' })).toHaveAccessibleDescription('One. Two.')
    expect(screen.queryByRole('button', { name: 'Dismiss modal' })).toBeNull()
  })
})
