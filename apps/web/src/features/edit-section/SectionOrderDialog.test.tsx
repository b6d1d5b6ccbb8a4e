import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { selectSectionIds } from '../../entities/sections/sections-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, page, refusal } from '../../test/fake-server.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { SectionOrderDialog } from './SectionOrderDialog.tsx'

browserLike()

const ROW_PX = 50
const aSection = (id: string, title: string) => ({
  id,
  type: 'boardsection',
  title,
  slug: title,
  pin_count: 0,
})
const sections = [aSection('1', 'Cups'), aSection('2', 'Bowls'), aSection('3', 'Plates')]
const byId = (ids: string[]) => ids.map((id) => sections.find((section) => section.id === id))

beforeEach(() => {
  // Rows of 50 px, one below the other.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect(0, at * ROW_PX, 300, ROW_PX)
  })
})

async function show(answer: unknown = ({ section_ids }: { section_ids: string[] }) => byId(section_ids)) {
  const onDismiss = vi.fn<() => void>()
  const server = fakeServer({ 'sections.list': page(sections), 'sections.reorder': answer })
  const view = await renderWithStore(<SectionOrderDialog boardId="7" onDismiss={onDismiss} />, {
    messageAreas: ['boards'],
    transport: server.transport,
  })
  await screen.findByText('Plates')
  const titles = () => screen.getAllByRole('listitem').map((row) => row.textContent)
  const ids = () => selectSectionIds(view.store.getState(), '7')
  return { ...view, server, onDismiss, titles, ids }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the order of sections', () => {
  it('is changed by buttons, which say where a section went, and saved at once', async () => {
    const { server, titles, ids, onDismiss } = await show()
    await press('Move Cups later')
    expect(titles()).toEqual(['Bowls', 'Cups', 'Plates'])
    expect(screen.getByRole('button', { name: 'Move Cups later' })).toHaveFocus()
    expect(screen.getByText('Cups is now 2 of 3')).toBeInTheDocument()
    await press('Move Bowls earlier')
    expect(titles()).toEqual(['Bowls', 'Cups', 'Plates'])
    expect(server.askedFor('sections.reorder')).toEqual([])
    await press('Save')
    await waitFor(() => expect(onDismiss).toHaveBeenCalled())
    expect(server.askedFor('sections.reorder')[0]?.input).toEqual({
      board_id: '7',
      section_ids: ['2', '1', '3'],
    })
    expect(ids()).toEqual(['2', '1', '3'])
  })

  it('is changed by a drag', async () => {
    const { titles } = await show()
    const drag = (title: string, clientY: number) => {
      fireEvent.pointerDown(screen.getByText(title), { button: 0, pointerId: 1 })
      fireEvent.pointerMove(screen.getByRole('list'), { clientY, pointerId: 1 })
      fireEvent.pointerUp(screen.getByRole('list'), { pointerId: 1 })
    }
    drag('Plates', 10)
    expect(titles()).toEqual(['Plates', 'Cups', 'Bowls'])
    drag('Plates', 140)
    expect(titles()).toEqual(['Cups', 'Bowls', 'Plates'])
    fireEvent.pointerMove(screen.getByRole('list'), { clientY: 10, pointerId: 1 })
    expect(titles()).toEqual(['Cups', 'Bowls', 'Plates'])
  })

  it('stays as it is where nothing was moved, or the server refuses, which is said', async () => {
    const { server, ids, titles, onDismiss } = await show(refusal(403, 'You can’t do that.'))
    await press('Save')
    expect(onDismiss).toHaveBeenCalledTimes(1)
    expect(server.askedFor('sections.reorder')).toEqual([])
    await press('Move Plates earlier')
    await press('Save')
    expect(await within(screen.getByRole('dialog')).findByText('You can’t do that.')).toBeVisible()
    expect(titles()).toEqual(['Cups', 'Plates', 'Bowls'])
    expect(ids()).toEqual(['1', '2', '3'])
    expect(onDismiss).toHaveBeenCalledTimes(1)
  })

  it('asks again for the sections where they could not be loaded', async () => {
    let isDown = true
    const server = fakeServer({ 'sections.list': () => (isDown ? refusal(403) : page(sections)) })
    await renderWithStore(<SectionOrderDialog boardId="7" onDismiss={() => undefined} />, {
      messageAreas: ['boards'],
      transport: server.transport,
    })
    expect(await screen.findByText('Couldn’t load the sections')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
    isDown = false
    await press('Try again')
    expect(await screen.findByText('Plates')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
  })
})
