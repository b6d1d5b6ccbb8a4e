import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { selectBoard } from '../../entities/boards/boards-slice.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { refusal } from '../../test/fake-server.ts'
import { copy, openSaving, theirs, WithChange } from '../../test/open-saving.tsx'

browserLike()
// Its code comes on demand: here before the clock of a test runs.
beforeAll(() => import('./NewBoard.tsx').then(() => import('./BoardPicker.tsx')))

it('a save has a toast that names its board, and moves it to another one by "Change"', async () => {
  const answers = { 'pins.save': copy, 'pins.update': { ...copy, id: '77' } }
  const { user, server, store } = await openSaving(answers, { part: <WithChange /> })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('button', { name: 'Saved to Clay. Change' })
  const [saved] = selectToasts(store.getState())
  expect(saved?.link).toEqual({ href: '/ada/21/', label: 'Clay', at: 'Saved to '.length })
  expect(saved?.change?.label).toBe('Change')
  act(() => void store.dispatch(saved!.change!.event))
  await user.click(await screen.findByRole('button', { name: /^Wood.*Move$/ }))
  await screen.findByRole('button', { name: 'Saved to Wood. Change' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.askedFor('pins.update')[0]?.input).toMatchObject({ id: '77', board_id: '22' })
  act(() => void store.dispatch(selectToasts(store.getState())[1]!.undo!))
  await screen.findByRole('button', { name: 'Saved to Clay. Change' })
})

describe('while a save is under way', () => {
  const saving = async (answers: Record<string, unknown>) => {
    const save = Promise.withResolvers<unknown>()
    const view = await openSaving({ ...answers, 'pins.save': () => save.promise })
    await view.user.click(screen.getByRole('button', { name: 'Save' }))
    await view.user.click(await screen.findByRole('button', { name: 'Saved to Clay. Change' }))
    await screen.findByRole('region', { name: 'Saved to' })
    return { ...view, save }
  }

  it('a move waits for it', async () => {
    const { user, server, save } = await saving({ 'pins.update': { ...copy, id: '77' } })
    await user.click(screen.getByRole('button', { name: /^Wood.*Move$/ }))
    expect(server.askedFor('pins.update')).toEqual([])
    save.resolve(copy)
    await screen.findByRole('button', { name: 'Saved to Wood. Change' })
    expect(server.askedFor('pins.update')[0]?.input).toMatchObject({ id: '77', board_id: '22' })
  })

  it('a move of what is then not saved is a save to the other board', async () => {
    const { user, server, save } = await saving({})
    await user.click(screen.getByRole('button', { name: /^Wood.*Move$/ }))
    save.resolve(refusal(409, 'It is there already.'))
    await waitFor(() => expect(server.askedFor('pins.save')[1]?.input).toMatchObject({ board_id: '22' }))
  })

  it('a removal waits for it', async () => {
    const removed = [{ pin_id: '77', board_id: '21', section_id: null }]
    const { user, server, save } = await saving({ 'pins.unsave': { removed, saved_info: null } })
    await user.click(screen.getByRole('button', { name: 'Remove from Clay' }))
    save.resolve(copy)
    await waitFor(() => expect(server.askedFor('pins.unsave')[0]?.input).toEqual({ pin_id: '77' }))
  })

  it('a save to a second board waits for it', async () => {
    const { user, server, save } = await saving({})
    await user.click(screen.getByRole('button', { name: 'Also save to Wood' }))
    expect(server.askedFor('pins.save')).toHaveLength(1)
    save.resolve(copy)
    await waitFor(() => expect(server.askedFor('pins.save')[1]?.input).toMatchObject({ board_id: '22' }))
  })
})

describe('a pin that is saved', () => {
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
    const view = await openSaving(answers, { pin: kept })
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

  it('is shown at its new place at once, and moved on only from there', async () => {
    const moves = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()]
    let asked = 0
    const { user, server, store } = await picked({ 'pins.update': () => moves[asked++]!.promise })
    const counts = () => ['21', '22', '23'].map((id) => selectBoard(store.getState(), id)?.pin_count)
    await user.click(screen.getByRole('button', { name: /^Wood.*Move$/ }))
    await user.click(await screen.findByRole('button', { name: 'Saved to Wood. Change' }))
    await user.click(await screen.findByRole('button', { name: /^Clay.*Move$/ }))
    expect(server.askedFor('pins.update')).toHaveLength(1)
    act(() => moves[0]!.resolve({ ...copy, id: '99' }))
    await waitFor(() => expect(server.askedFor('pins.update')[1]?.input).toMatchObject({ board_id: '21' }))
    act(() => moves[1]!.resolve({ ...copy, id: '99' }))
    await waitFor(() => expect(selectToasts(store.getState())).toHaveLength(2))
    expect(counts()).toEqual([3, 2, 1])
    expect(selectToasts(store.getState())[1]?.undo?.payload).toMatchObject({ to: { title: 'Wood' } })
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
