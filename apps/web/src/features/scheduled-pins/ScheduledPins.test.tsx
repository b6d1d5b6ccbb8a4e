import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { selectScheduledPins } from '../../entities/scheduled-pins/scheduled-pins-slice.ts'
import { momentText } from '../../entities/scheduled-pins/publishing-time.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { aPin, aPinView } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { aScheduledPin } from '../../test/scheduled-pin-builder.ts'
import { ScheduledPins } from './ScheduledPins.tsx'

browserLike()

const inDays = (days: number) => Math.floor(Date.now() / 60_000) * 60 + days * 86_400
const late = aScheduledPin({ id: '2', title: 'Late bowl', scheduled_ts: inDays(9) })
const early = aScheduledPin({ id: '1', title: '', scheduled_ts: inDays(2), board: null })
const clay = { ...aPin().board, sections: [] }
const picker = { boards_shortlist: [clay], all_boards: [] }

async function show(answers: Record<string, unknown> = {}) {
  const server = fakeServer({ 'scheduledPins.list': [late, early], 'boards.picker': picker, ...answers })
  const view = await renderWithStore(<ScheduledPins renderCreate={() => null} />, {
    transport: server.transport,
    messageAreas: ['schedule', 'boards'],
  })
  return { ...view, server }
}

const listed = (store: Awaited<ReturnType<typeof show>>['store']) =>
  selectScheduledPins(store.getState()).map(({ id }) => id)

describe('the scheduled pins of a member', () => {
  it('say that they load', async () => {
    await show({ 'scheduledPins.list': () => new Promise(() => undefined) })
    expect(screen.getByRole('status')).toHaveTextContent('Loading scheduled pins')
  })

  it('can be none', async () => {
    await show({ 'scheduledPins.list': [] })
    expect(await screen.findByRole('heading', { name: 'No scheduled pins' })).toBeVisible()
  })

  it('can be asked for again when they did not come', async () => {
    let isDown = true
    await show({ 'scheduledPins.list': () => (isDown ? refusal(503, 'Busy.') : [late]) })
    expect(await screen.findByText('Busy.')).toBeVisible()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Late bowl' })).toBeVisible()
  })

  it('C-4.86 stand in the order of their times, with time, place and what is wrong', async () => {
    await show({ 'scheduledPins.list': [late, { ...early, problem: 'board_closed' }] })
    await screen.findByRole('heading', { name: 'Late bowl' })
    const rows = screen.getAllByRole('article')
    expect(rows[0]).toHaveTextContent('Untitled pin')
    expect(rows[0]).toHaveTextContent('Not published. You can no longer add to that board.')
    expect(rows[1]).toHaveTextContent(momentText(late.scheduled_ts, 'en_US'))
    expect(rows[1]).toHaveTextContent('Will be saved to Clay')
  })

  it('C-4.88 get another title and time, and a board where there is none', async () => {
    const { server, store } = await show({
      'scheduledPins.update': (asked: object) => ({ ...early, board: clay, ...asked }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Untitled pin' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^Title/), 'Named')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Choose a board.')).toBeVisible()
    await userEvent.selectOptions(dialog.getByLabelText('Board'), 'Clay')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.askedFor('scheduledPins.update')[0]?.input).toEqual({
      id: '1',
      title: 'Named',
      board_id: '21',
      section_id: null,
      scheduled_ts: early.scheduled_ts,
    })
    expect(selectScheduledPins(store.getState())[0]?.title).toBe('Named')
  })

  it('C-4.89 are published at once when asked to, but for one without a board', async () => {
    const { store, server } = await show({ 'scheduledPins.publish': aPinView({ id: '99' }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Publish now: Late bowl' }))
    await waitFor(() => expect(listed(store)).toEqual(['1']))
    expect(server.askedFor('scheduledPins.publish')[0]?.input).toEqual({ id: '2' })
    expect(screen.queryByRole('button', { name: 'Publish now: Untitled pin' })).toBeNull()
  })

  it('C-4.89 are deleted only after a question', async () => {
    const { store, server } = await show({ 'scheduledPins.delete': { id: '2' } })
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Late bowl' }))
    expect(server.askedFor('scheduledPins.delete')).toEqual([])
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(listed(store)).toEqual(['1']))
  })

  it('stay when the server refuses', async () => {
    const { store } = await show({ 'scheduledPins.publish': refusal(409, 'Already there.') })
    await userEvent.click(await screen.findByRole('button', { name: 'Publish now: Late bowl' }))
    await waitFor(() =>
      expect(store.getState().toasts).toMatchObject([{ text: 'Already there.', tone: 'error' }]),
    )
    expect(listed(store)).toEqual(['1', '2'])
  })
})
