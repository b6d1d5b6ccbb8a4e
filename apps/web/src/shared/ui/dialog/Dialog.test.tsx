import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { browserLike } from '../../../test/browser-like.ts'
import { renderWithStore } from '../../../test/render-with-store.tsx'
import { ConfirmationModal } from './ConfirmationModal.tsx'
import { Dialog, MODAL_HEADING_SIZE } from './Dialog.tsx'
import { Lightbox } from './Lightbox.tsx'

const SITE = join(import.meta.dirname, '../../..')

// jsdom draws no dialogs: opening and closing are what the browser would note on the element.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

browserLike()

const showPicture = (handleDismiss: () => void) =>
  renderWithStore(
    <Lightbox
      src="/bowl.jpg"
      alt="A bowl"
      width={800}
      height={600}
      label="Image"
      onDismiss={handleDismiss}
    />,
    { messageAreas: ['picture'] },
  )

describe('a dialog', () => {
  it('I-9.39 sets its heading in step 500 of the design scale, unless told otherwise', async () => {
    await renderWithStore(
      <Dialog title="Save" onDismiss={() => undefined}>
        text
      </Dialog>,
    )
    expect(MODAL_HEADING_SIZE).toBe(500)
    expect(screen.getByRole('heading', { name: 'Save' }).style.fontSize).toBe('var(--text-500)')
  })

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

  it('I-8.28 and so has a picture in full size', async () => {
    const handleDismiss = vi.fn<() => void>()
    await showPicture(handleDismiss)
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss modal' }))
    expect(handleDismiss).toHaveBeenCalledOnce()
  })

  it('I-8.28 no other part opens a modal', () => {
    const parts = globSync('**/*.tsx', { cwd: SITE }).filter((file) => !file.includes('.test.'))
    const opening = parts.filter((file) => readFileSync(join(SITE, file), 'utf8').includes('showModal'))
    expect(opening.toSorted()).toEqual(['shared/ui/dialog/Dialog.tsx', 'shared/ui/dialog/Lightbox.tsx'])
  })

  it('starts on its first field', async () => {
    await renderWithStore(
      <Dialog title="Rename" onDismiss={() => undefined}>
        <input type="file" aria-label="Picture" />
        <input aria-label="Name" />
        <textarea aria-label="About" />
      </Dialog>,
    )
    expect(screen.getByLabelText('Name')).toHaveFocus()
  })

  it('starts on its first choice where it has no field', async () => {
    await renderWithStore(
      <Dialog title="Options" onDismiss={() => undefined}>
        <p>What to do?</p>
        <button type="button">Hide</button>
      </Dialog>,
    )
    expect(screen.getByText('Hide')).toHaveFocus()
  })

  it('goes to a field that comes late, unless the person went elsewhere', async () => {
    function Late({ title }: { title: string }) {
      const [isHere, setIsHere] = useState(false)
      return (
        <Dialog title={title} onDismiss={() => undefined}>
          <button type="button">Back</button>
          <button type="button" onClick={() => setIsHere(true)}>
            Load {title}
          </button>
          {isHere && <input aria-label={title} />}
        </Dialog>
      )
    }
    await renderWithStore(<Late title="Rename" />)
    fireEvent.click(screen.getByText('Load Rename'))
    await waitFor(() => expect(screen.getByLabelText('Rename', { selector: 'input' })).toHaveFocus())
    await renderWithStore(<Late title="Move" />)
    screen.getByText('Load Move').focus()
    fireEvent.click(screen.getByText('Load Move'))
    await screen.findByLabelText('Move', { selector: 'input' })
    expect(screen.getByText('Load Move')).toHaveFocus()
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

  it('Escape leaves the inner one of two dialogs only, and no canceled choice of a file leaves any', async () => {
    const handleOuter = vi.fn<() => void>()
    const handleInner = vi.fn<() => void>()
    await renderWithStore(
      <Dialog title="Edit" onDismiss={handleOuter}>
        <input type="file" aria-label="Picture" />
        <Dialog title="Images" onDismiss={handleInner}>
          text
        </Dialog>
      </Dialog>,
    )
    const escape = new Event('cancel', { cancelable: true })
    fireEvent(screen.getByRole('dialog', { name: 'Images' }), escape)
    expect(handleInner).toHaveBeenCalledOnce()
    expect(escape.defaultPrevented).toBe(true)
    fireEvent(screen.getByLabelText('Picture'), new Event('cancel', { bubbles: true }))
    expect(handleOuter).not.toHaveBeenCalled()
    fireEvent(screen.getByRole('dialog', { name: 'Edit' }), new Event('cancel', { cancelable: true }))
    expect(handleOuter).toHaveBeenCalledOnce()
  })

  it('C-2.39 shows each line of a confirmation as a paragraph of its description', async () => {
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
  })

  it('C-2.39 C-2.40 a confirmation has a dismiss icon, a primary step, and a second one if wanted', async () => {
    const handleDelete = vi.fn<() => void>()
    const handleKeep = vi.fn<() => void>()
    const handleDismiss = vi.fn<() => void>()
    await renderWithStore(
      <ConfirmationModal
        heading="Sure?"
        description="It cannot be taken back."
        primary={{ label: 'Delete', onClick: handleDelete }}
        secondary={{ label: 'Keep', onClick: handleKeep }}
        onDismiss={handleDismiss}
      />,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
    fireEvent.click(screen.getByRole('button', { name: 'Keep' }))
    fireEvent.click(screen.getByLabelText('Dismiss modal'))
    for (const handle of [handleDelete, handleKeep, handleDismiss]) expect(handle).toHaveBeenCalledOnce()
  })

  it('C-2.41 a confirmation is left by a press beside it', async () => {
    const handleDismiss = vi.fn<() => void>()
    const primary = { label: 'Delete', onClick: () => undefined }
    await renderWithStore(
      <ConfirmationModal heading="Sure?" description="One." primary={primary} onDismiss={handleDismiss} />,
    )
    expect(screen.getAllByRole('button')).toHaveLength(2)
    fireEvent.pointerDown(screen.getByRole('dialog', { name: 'Sure?' }))
    expect(handleDismiss).toHaveBeenCalledOnce()
  })
})
