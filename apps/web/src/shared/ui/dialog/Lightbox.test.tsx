import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserLike } from '../../../test/browser-like.ts'
import { renderWithStore } from '../../../test/render-with-store.tsx'
import { Lightbox } from './Lightbox.tsx'

browserLike()

const FRAME = { clientWidth: 400, clientHeight: 300 }
let hasSize = true
/** As in a browser, nothing in a dialog has a size before it is open. */
const isDrawn = (element: HTMLElement) => hasSize && element.closest('dialog')?.open === true
beforeAll(() => {
  HTMLElement.prototype.setPointerCapture ??= () => undefined
  for (const [name, value] of Object.entries(FRAME))
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return isDrawn(this) ? value : 0
      },
    })
})

const handleDismiss = vi.fn<() => void>()
beforeEach(() => {
  hasSize = true
  handleDismiss.mockClear()
})

async function show() {
  await renderWithStore(
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
  return screen.getByRole('img', { name: 'A bowl' })
}
const percent = () => screen.getByRole('status').textContent

describe('a picture over the window', () => {
  it('is all there at first, its own pixels at a double click, and all there at the next', async () => {
    const picture = await show()
    expect([percent(), picture.style.inlineSize]).toEqual(['50%', '400px'])
    await userEvent.dblClick(picture)
    expect([percent(), picture.style.inlineSize]).toEqual(['100%', '800px'])
    await userEvent.dblClick(picture)
    expect(percent()).toBe('50%')
  })

  it('is not measured by a frame without a size', async () => {
    hasSize = false
    const picture = await show()
    expect([percent(), picture.style.inlineSize]).toEqual(['100%', '800px'])
  })

  it('grows and shrinks by keys, buttons and the wheel, never below all of it', async () => {
    const picture = await show()
    screen.getByRole('button', { name: 'Zoom in' }).focus()
    await userEvent.keyboard('+')
    expect(percent()).toBe('75%')
    await userEvent.keyboard('--')
    expect(percent()).toBe('50%')
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
    expect(percent()).toBe('50%')
    fireEvent.wheel(picture, { deltaY: -60 })
    expect(percent()).toBe('58%')
  })

  it('is dragged while it is larger than the window, and no farther than its edge', async () => {
    const picture = await show()
    screen.getByRole('button', { name: 'Zoom in' }).focus()
    await userEvent.keyboard('0')
    fireEvent.pointerDown(picture, { pointerId: 1, clientX: 100, clientY: 100 })
    fireEvent.pointerMove(picture, { pointerId: 1, clientX: 150, clientY: 90 })
    expect(picture.style.translate).toBe('50px -10px')
    fireEvent.pointerMove(picture, { pointerId: 1, clientX: 900, clientY: 90 })
    expect(picture.style.translate).toBe('200px -10px')
    fireEvent.pointerUp(picture, { pointerId: 1 })
    expect(handleDismiss).not.toHaveBeenCalled()
  })

  it('follows two fingers', async () => {
    const picture = await show()
    fireEvent.pointerDown(picture, { pointerId: 1, clientX: -50, clientY: 0 })
    fireEvent.pointerDown(picture, { pointerId: 2, clientX: 50, clientY: 0 })
    fireEvent.pointerMove(picture, { pointerId: 2, clientX: 150, clientY: 0 })
    expect(percent()).toBe('100%')
  })

  it('closes by a press beside it, not by one on it', async () => {
    const picture = await show()
    const press = (target: Element) => {
      fireEvent.pointerDown(target, { pointerId: 1 })
      fireEvent.pointerUp(target, { pointerId: 1 })
    }
    press(picture)
    expect(handleDismiss).not.toHaveBeenCalled()
    press(picture.parentElement!)
    expect(handleDismiss).toHaveBeenCalledOnce()
  })

  it('is neither dragged nor closed by another button of the mouse', async () => {
    const picture = await show()
    await userEvent.dblClick(picture)
    fireEvent.pointerDown(picture, { pointerId: 1, button: 2, clientX: 100, clientY: 100 })
    fireEvent.pointerMove(picture, { pointerId: 1, clientX: 150, clientY: 90 })
    fireEvent.pointerUp(picture, { pointerId: 1, button: 2 })
    expect(picture.style.translate).toBe('0px')
    fireEvent.pointerDown(picture.parentElement!, { pointerId: 1, button: 2 })
    fireEvent.pointerUp(picture.parentElement!, { pointerId: 1, button: 2 })
    expect(handleDismiss).not.toHaveBeenCalled()
  })

  it('is let go where the browser takes the pointer away', async () => {
    const picture = await show()
    await userEvent.dblClick(picture)
    fireEvent.pointerDown(picture, { pointerId: 1, clientX: 100, clientY: 100 })
    fireEvent.lostPointerCapture(picture, { pointerId: 1 })
    fireEvent.pointerMove(picture, { pointerId: 1, clientX: 150, clientY: 90 })
    expect(picture.style.translate).toBe('0px')
  })
})
