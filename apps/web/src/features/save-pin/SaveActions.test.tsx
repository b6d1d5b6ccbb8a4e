import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { pinUnsaved, pinUnsaving } from '../../entities/pins/pins-slice.ts'
import { selectUnauthSavePinId, unauthSaveDismissed } from '../../entities/session/session-slice.ts'
import { selectSignUpPrompt } from '../../entities/session/sign-up-prompt-slice.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { refusal } from '../../test/fake-server.ts'
import { copy, openSaving, pickerBoard, savingViewer } from '../../test/open-saving.tsx'
import { aPin, aUser } from '../../test/pin-builders.ts'

browserLike()
afterEach(() => vi.restoreAllMocks())
// Its code comes on demand: here before the clock of a test runs.
beforeAll(() => import('./NewBoard.tsx').then(() => import('./BoardPicker.tsx')))

const none = { 'boards.picker': { boards_shortlist: [], all_boards: [] } }

describe('saving a pin', () => {
  it('C-1.08 with one press goes to the board saved to last, and can be undone', async () => {
    const answers = { 'pins.save': copy, 'pins.unsave': { removed: [], saved_info: null } }
    const { user, server, store } = await openSaving(answers)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('button', { name: 'Saved to Clay. Change' })
    expect(server.askedFor('pins.save')[0]?.input).toMatchObject({ pin_id: '1', board_id: '21' })
    const [toast] = selectToasts(store.getState())
    expect(toast?.text).toBe('Saved to Clay')
    store.dispatch(toast!.undo!)
    await screen.findByRole('button', { name: 'Save to Clay' })
    expect(server.askedFor('pins.unsave').map(({ input }) => input)).toEqual([{ pin_id: '77' }])
  })

  it('by a double click is one save, and says so once', async () => {
    const { user, server, store } = await openSaving({ 'pins.save': copy })
    await user.dblClick(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('button', { name: 'Saved to Clay. Change' })
    expect(server.calls.map(({ name }) => name)).toEqual(['boards.picker', 'pins.save'])
    expect(selectToasts(store.getState()).map(({ text }) => text)).toEqual(['Saved to Clay'])
  })

  it('while its undo is under way waits for that', async () => {
    const { user, server, store } = await openSaving({ 'pins.save': copy })
    act(() => void store.dispatch(pinUnsaving({ pinId: '1' })))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(screen.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(server.askedFor('boards.picker').length).toBeGreaterThan(0))
    expect(server.askedFor('pins.save')).toEqual([])
    act(() => void store.dispatch(pinUnsaved({ pinId: '1', userId: '11', savedInfo: null, removed: [] })))
    await screen.findByRole('button', { name: 'Saved to Clay. Change' })
    expect(server.askedFor('pins.save')).toHaveLength(1)
  })

  it('of one’s own original offers other boards than the one it is on', async () => {
    const { user, server } = await openSaving({ 'pins.save': copy }, { pin: aPin() })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('dialog', { name: 'Save to board' })).toBeInTheDocument()
    expect(server.askedFor('pins.save')).toEqual([])
  })

  it('is taken back on the screen, and said, when the server refuses', async () => {
    const { user, store } = await openSaving({ 'pins.save': refusal(409, 'It is there already.') })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(selectToasts(store.getState())).toHaveLength(1))
    expect(selectToasts(store.getState())[0]).toMatchObject({ tone: 'error' })
    expect(screen.getByRole('button', { name: 'Save to Clay' })).toBeInTheDocument()
  })

  it('to a section of another board goes through the picker, which marks boards that hold the pin', async () => {
    const { user, server } = await openSaving({ 'pins.save': copy })
    await user.click(screen.getByRole('button', { name: 'Choose board' }))
    await user.click(await screen.findByRole('button', { name: 'Sections in Wood' }))
    expect(screen.getByRole('button', { name: /^Wood/ })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: /Bowls/ }))
    await waitFor(() =>
      expect(server.askedFor('pins.save')[0]?.input).toMatchObject({ board_id: '22', section: '61' }),
    )
  })

  it('marks boards that hold the pin and makes a board on the spot', async () => {
    const board = { ...pickerBoard('24', 'Glass'), owner: aUser() }
    const { user, server } = await openSaving({ 'pins.save': copy, 'boards.create': board })
    await user.click(screen.getByRole('button', { name: 'Choose board' }))
    expect(await screen.findByRole('button', { name: /Paper/ })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Create board' }))
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Glass')
    await user.click(screen.getByRole('checkbox', { name: /Keep it secret/ }))
    await user.click(screen.getByRole('button', { name: 'Create and save' }))
    await waitFor(() => expect(server.askedFor('pins.save')[0]?.input).toMatchObject({ board_id: '24' }))
    expect(server.askedFor('boards.create')[0]?.input).toMatchObject({ name: 'Glass', privacy: 'secret' })
  })

  it('starts the picker on its first board where there is no search, and on "Create board" without boards', async () => {
    const { user } = await openSaving({})
    await user.click(screen.getByRole('button', { name: 'Choose board' }))
    await waitFor(() => expect(screen.getByRole('button', { name: /^Clay\s*2 pins/ })).toHaveFocus())
    cleanup()
    const later = await openSaving(none)
    await later.user.click(screen.getByRole('button', { name: 'Choose board' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create board' })).toHaveFocus())
  })

  it('stands beside its button on a wide screen, and Escape gives the focus back to that', async () => {
    const { matchMedia } = window
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.defineProperty(matchMedia(media), 'matches', { value: media === '(min-width: 640px)' }),
    )
    const control = { top: 40, bottom: 84, left: 300, right: 500, width: 200 } as DOMRect
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(control)
    const { user } = await openSaving({})
    await user.click(screen.getByRole('button', { name: 'Choose board' }))
    const picker = await screen.findByRole('dialog', { name: 'Save to board' })
    expect(picker).toHaveStyle({ top: '92px', margin: '0px' })
    fireEvent(picker, new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Clay: choose another board' })).toHaveFocus()
  })

  it('goes through the boards by the arrow keys', async () => {
    const { user } = await openSaving({})
    await user.click(screen.getByRole('button', { name: 'Choose board' }))
    await waitFor(() => expect(screen.getByRole('button', { name: /^Clay\s*2 pins/ })).toHaveFocus())
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('button', { name: /^Wood/ })).toHaveFocus()
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('button', { name: 'Create board' })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('button', { name: /^Clay\s*2 pins/ })).toHaveFocus()
  })

  it('searches many boards, and Enter saves to the first or makes the board that was typed', async () => {
    const many = Array.from({ length: 7 }, (_, at) => pickerBoard(`4${at}`, `Board ${at}`))
    const answers = { 'boards.picker': { boards_shortlist: [], all_boards: many }, 'pins.save': copy }
    const { user, server } = await openSaving(answers)
    await user.click(screen.getByRole('button', { name: 'Choose board' }))
    const field = await screen.findByRole('searchbox', { name: 'Search your boards' })
    await user.type(field, 'Glass{Enter}')
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Glass')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.type(await screen.findByRole('searchbox'), 'board 3{Home}{ArrowDown}')
    expect(screen.getByRole('button', { name: /^Board 3/ })).toHaveFocus()
    await user.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(server.askedFor('pins.save')[0]?.input).toMatchObject({ board_id: '43' }))
  })

  it('leaves the focus on the card once the picker is done', async () => {
    const board = { ...pickerBoard('24', 'Glass'), owner: aUser() }
    const { user } = await openSaving({ 'pins.save': copy, 'boards.create': board })
    await user.click(screen.getByRole('button', { name: 'Choose board' }))
    await user.click(await screen.findByRole('button', { name: 'Create board' }))
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Glass{Enter}')
    await waitFor(() => expect(screen.getByRole('link', { name: 'Glass' })).toHaveFocus())
  })

  it('says when the boards do not load, and tries again', async () => {
    const { user } = await openSaving({ 'boards.picker': refusal(503) })
    await user.click(screen.getByRole('button', { name: 'Choose board' }))
    expect(await screen.findByText('Couldn’t load your boards')).toBeInTheDocument()
  })

  it('makes a newcomer a first board, named after the pin', async () => {
    const { user, server, store } = await openSaving({
      ...none,
      'pins.boardTitleSuggestions': ['Ceramics', 'Vase'],
      'boards.create': { ...pickerBoard('31', 'Ceramics'), owner: savingViewer },
      'pins.save': copy,
    })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('button', { name: 'Saved to Ceramics. Change' })
    expect(server.askedFor('boards.create')[0]?.input).toEqual({ name: 'Ceramics', privacy: 'public' })
    expect(server.askedFor('pins.save')[0]?.input).toMatchObject({ pin_id: '1', board_id: '31' })
    expect(selectToasts(store.getState())[0]).toMatchObject({ text: 'Saved to Ceramics' })
  })

  it('leads to the picker when no first board could be made', async () => {
    const { user } = await openSaving({ ...none, 'boards.create': refusal(409) })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('button', { name: 'Create board' })).toBeInTheDocument()
  })

  it('C-6.12 C-4.93 of a visitor waits for their sign-up and comes back to the picker', async () => {
    const { user, store, server } = await openSaving({}, { isAuthenticated: false })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(selectUnauthSavePinId(store.getState())).toBe('1')
    expect(selectSignUpPrompt(store.getState())).toEqual({ reason: 'save', next: '/pin/1/repin/' })
    expect(server.calls).toEqual([])
    store.dispatch(unauthSaveDismissed())
    expect(selectUnauthSavePinId(store.getState())).toBeNull()
  })
})
