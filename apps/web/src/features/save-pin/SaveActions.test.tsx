import type { PinCard } from '@tessera/api-types/pins/views'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { pinUnsaved, pinUnsaving, selectPin } from '../../entities/pins/pins-slice.ts'
import { selectUnauthSavePinId, unauthSaveDismissed } from '../../entities/session/session-slice.ts'
import { selectSignUpPrompt } from '../../entities/session/sign-up-prompt-slice.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { aPin, aUser } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { ChangeSaveMount } from './ChangeSaveMount.tsx'
import { SaveActions } from './SaveActions.tsx'

browserLike()
afterEach(() => vi.restoreAllMocks())
// Its code comes on demand: here before the clock of a test runs.
beforeAll(() => import('./NewBoard.tsx').then(() => import('./BoardPicker.tsx')))

const viewer = {
  id: '11',
  username: 'ada',
  full_name: 'Ada',
  first_name: 'Ada',
  image_medium_url: null,
  is_partner: false,
}

const pickerBoard = (id: string, name: string, over: object = {}) => ({
  id,
  type: 'board',
  name,
  url: `/ada/${id}/`,
  privacy: 'public',
  image_url: null,
  is_collaborative: false,
  pin_count: 2,
  saved_pin_id: null,
  sections: [],
  ...over,
})

const boards = {
  boards_shortlist: [pickerBoard('21', 'Clay')],
  all_boards: [
    pickerBoard('22', 'Wood', { sections: [{ id: '61', title: 'Bowls', slug: 'bowls' }] }),
    pickerBoard('23', 'Paper', { saved_pin_id: '99' }),
  ],
}

function Part() {
  const pin = useAppSelector((state) => selectPin(state, '1'))
  return pin && <SaveActions pin={pin} />
}

const WithChange = () => (
  <>
    <Part />
    <ChangeSaveMount />
  </>
)

/** Somebody else's pin, on a board of theirs. */
const theirs = aPin({
  pinner: aUser({ id: '12' }),
  board: { id: '90', type: 'board', name: 'Bowls', url: '/bea/bowls/', privacy: 'public' },
})

type Shown = { isAuthenticated?: boolean; pin?: PinCard; part?: ReactElement }

async function shown(answers: Record<string, unknown>, given: Shown = {}) {
  const { isAuthenticated = true, pin = theirs, part = <Part /> } = given
  const server = fakeServer({ 'boards.picker': boards, ...answers })
  const view = await renderWithStore(part, {
    transport: server.transport,
    entities: { pins: [pin] },
    messageAreas: ['pins'],
    requestContext: { isAuthenticated },
    pageData: { initialUser: isAuthenticated ? viewer : null },
  })
  return { ...view, server, user: userEvent.setup() }
}

const none = { 'boards.picker': { boards_shortlist: [], all_boards: [] } }

const copy = aPin({ id: '77', pinner: aUser({ id: '11' }) })

describe('saving a pin', () => {
  it('C-1.08 with one press goes to the board saved to last, and can be undone', async () => {
    const answers = { 'pins.save': copy, 'pins.unsave': { removed: [], saved_info: null } }
    const { user, server, store } = await shown(answers)
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
    const { user, server, store } = await shown({ 'pins.save': copy })
    await user.dblClick(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('button', { name: 'Saved to Clay. Change' })
    expect(server.calls.map(({ name }) => name)).toEqual(['boards.picker', 'pins.save'])
    expect(selectToasts(store.getState()).map(({ text }) => text)).toEqual(['Saved to Clay'])
  })

  it('while its undo is under way waits for that', async () => {
    const { user, server, store } = await shown({ 'pins.save': copy })
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
    const { user, server } = await shown({ 'pins.save': copy }, { pin: aPin() })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('dialog', { name: 'Save to board' })).toBeInTheDocument()
    expect(server.askedFor('pins.save')).toEqual([])
  })

  it('is taken back on the screen, and said, when the server refuses', async () => {
    const { user, store } = await shown({ 'pins.save': refusal(409, 'It is there already.') })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(selectToasts(store.getState())).toHaveLength(1))
    expect(selectToasts(store.getState())[0]).toMatchObject({ tone: 'error' })
    expect(screen.getByRole('button', { name: 'Save to Clay' })).toBeInTheDocument()
  })

  it('to a section of another board goes through the picker, which marks boards that hold the pin', async () => {
    const { user, server } = await shown({ 'pins.save': copy })
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
    const { user, server } = await shown({ 'pins.save': copy, 'boards.create': board })
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
    const { user } = await shown({})
    await user.click(screen.getByRole('button', { name: 'Choose board' }))
    await waitFor(() => expect(screen.getByRole('button', { name: /^Clay\s*2 pins/ })).toHaveFocus())
    cleanup()
    const later = await shown(none)
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
    const { user } = await shown({})
    await user.click(screen.getByRole('button', { name: 'Choose board' }))
    const picker = await screen.findByRole('dialog', { name: 'Save to board' })
    expect(picker).toHaveStyle({ top: '92px', margin: '0px' })
    fireEvent(picker, new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Clay: choose another board' })).toHaveFocus()
  })

  it('goes through the boards by the arrow keys', async () => {
    const { user } = await shown({})
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
    const { user, server } = await shown(answers)
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

  it('has a toast that names its board, and moves it to another one by "Change"', async () => {
    const answers = { 'pins.save': copy, 'pins.update': { ...copy, id: '77' } }
    const { user, server, store } = await shown(answers, { part: <WithChange /> })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('button', { name: 'Saved to Clay. Change' })
    const [saved] = selectToasts(store.getState())
    expect(saved?.link).toEqual({ href: '/ada/21/', label: 'Clay' })
    expect(saved?.change?.label).toBe('Change')
    act(() => void store.dispatch(saved!.change!.event))
    await user.click(await screen.findByRole('button', { name: /^Wood.*Move$/ }))
    await screen.findByRole('button', { name: 'Saved to Wood. Change' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.askedFor('pins.update')[0]?.input).toMatchObject({ id: '77', board_id: '22' })
    act(() => void store.dispatch(selectToasts(store.getState())[1]!.undo!))
    await screen.findByRole('button', { name: 'Saved to Clay. Change' })
  })

  describe('that is saved', () => {
    const info = {
      boardId: '23',
      sectionId: null,
      localPinId: '99',
      title: 'Paper',
      type: 'board',
      url: '/ada/23/',
    } as const
    const kept = { ...theirs, saved_info: info }
    const picked = async (answers: Record<string, unknown>) => {
      const view = await shown(answers, { pin: kept })
      await view.user.click(screen.getByRole('button', { name: 'Saved to Paper. Change' }))
      const picker = await screen.findByRole('dialog', { name: 'Change board' })
      await within(picker).findByRole('region', { name: 'Saved to' })
      return view
    }

    it('is marked in the picker, and removed from there, with undo', async () => {
      const removed = [{ pin_id: '99', board_id: '23', section_id: null }]
      const answers = {
        'pins.unsave': { removed, saved_info: null },
        'pins.restore': { pins: [{ ...copy, saved_info: info }] },
      }
      const { user, server, store } = await picked(answers)
      expect(screen.getAllByText('Paper')).toHaveLength(2)
      await user.click(screen.getByRole('button', { name: 'Remove from Paper' }))
      await screen.findByRole('button', { name: 'Save to Clay' })
      expect(server.askedFor('pins.unsave')[0]?.input).toEqual({ pin_id: '99' })
      const [toast] = selectToasts(store.getState())
      expect(toast?.text).toBe('Removed from Paper')
      store.dispatch(toast!.undo!)
      await waitFor(() => expect(server.askedFor('pins.restore')).toHaveLength(1))
    })

    it('moves to another board by one press, on each card of it, with undo', async () => {
      const { user, server, store } = await picked({ 'pins.update': { ...copy, id: '99' } })
      await user.click(screen.getByRole('button', { name: /^Wood.*Move$/ }))
      await screen.findByRole('button', { name: 'Saved to Wood. Change' })
      expect(server.askedFor('pins.update')[0]?.input).toMatchObject({ id: '99', board_id: '22' })
      const [toast] = selectToasts(store.getState())
      expect(toast?.text).toBe('Moved to Wood')
      store.dispatch(toast!.undo!)
      await screen.findByRole('button', { name: 'Saved to Paper. Change' })
      expect(server.askedFor('pins.update')[1]?.input).toMatchObject({ id: '99', board_id: '23' })
    })

    it('stays where it is when the move is refused', async () => {
      const { user, store } = await picked({ 'pins.update': refusal(409, 'It is there already.') })
      await user.click(screen.getByRole('button', { name: /^Wood.*Move$/ }))
      await waitFor(() => expect(selectToasts(store.getState())[0]).toMatchObject({ tone: 'error' }))
      expect(screen.getByRole('button', { name: 'Saved to Paper. Change' })).toBeInTheDocument()
    })

    it('is saved to a second board, too', async () => {
      const { user, server } = await picked({ 'pins.save': copy })
      await user.click(screen.getByRole('button', { name: 'Also save to Wood' }))
      await waitFor(() =>
        expect(server.askedFor('pins.save')[0]?.input).toMatchObject({ pin_id: '1', board_id: '22' }),
      )
    })
  })

  it('leaves the focus on the card once the picker is done', async () => {
    const board = { ...pickerBoard('24', 'Glass'), owner: aUser() }
    const { user } = await shown({ 'pins.save': copy, 'boards.create': board })
    await user.click(screen.getByRole('button', { name: 'Choose board' }))
    await user.click(await screen.findByRole('button', { name: 'Create board' }))
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Glass{Enter}')
    await waitFor(() => expect(screen.getByRole('link', { name: 'Glass' })).toHaveFocus())
  })

  it('says when the boards do not load, and tries again', async () => {
    const { user } = await shown({ 'boards.picker': refusal(503) })
    await user.click(screen.getByRole('button', { name: 'Choose board' }))
    expect(await screen.findByText('Couldn’t load your boards')).toBeInTheDocument()
  })

  it('makes a newcomer a first board, named after the pin', async () => {
    const { user, server, store } = await shown({
      ...none,
      'pins.boardTitleSuggestions': ['Ceramics', 'Vase'],
      'boards.create': { ...pickerBoard('31', 'Ceramics'), owner: viewer },
      'pins.save': copy,
    })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('button', { name: 'Saved to Ceramics. Change' })
    expect(server.askedFor('boards.create')[0]?.input).toEqual({ name: 'Ceramics', privacy: 'public' })
    expect(server.askedFor('pins.save')[0]?.input).toMatchObject({ pin_id: '1', board_id: '31' })
    expect(selectToasts(store.getState())[0]).toMatchObject({ text: 'Saved to Ceramics' })
  })

  it('leads to the picker when no first board could be made', async () => {
    const { user } = await shown({ ...none, 'boards.create': refusal(409) })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('button', { name: 'Create board' })).toBeInTheDocument()
  })

  it('C-6.12 C-4.93 of a visitor waits for their sign-up and comes back to the picker', async () => {
    const { user, store, server } = await shown({}, { isAuthenticated: false })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(selectUnauthSavePinId(store.getState())).toBe('1')
    expect(selectSignUpPrompt(store.getState())).toEqual({ reason: 'save', next: '/pin/1/repin/' })
    expect(server.calls).toEqual([])
    store.dispatch(unauthSaveDismissed())
    expect(selectUnauthSavePinId(store.getState())).toBeNull()
  })
})
