import type { CallResult } from '@tessera/api-types/page/page-renderer'
import { errorCatalogue } from '@tessera/api-types/errors'
import type { PageData } from '@tessera/api-types/page/request-context'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { selectPinBuilder, uploadStarted } from '../../entities/pin-drafts/pin-builder-slice.ts'
import { selectDraft } from '../../entities/pin-drafts/pin-drafts-slice.ts'
import { sectionCreated, selectSection } from '../../entities/sections/sections-slice.ts'
import { apiError } from '../../shared/api/http-answer.ts'
import { createTranslator } from '../../shared/i18n/translator.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { aPinDraft } from '../../test/pin-draft-builder.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { saveDraft } from './draft-commands.ts'
import { PinBuilder } from './PinBuilder.tsx'

browserLike()

const STALE = errorCatalogue.STALE_RECORD.api_error_code

type Input = Record<string, unknown>
type Answer = (input: Input) => CallResult | Promise<CallResult>

const clay = {
  id: '7',
  type: 'board',
  name: 'Clay',
  url: '/ada/clay/',
  privacy: 'public',
  sections: [],
}
const section = { id: '5', type: 'boardsection' as const, slug: 'glazes', title: 'Glazes', pin_count: 3 }
const draft = (id: string, title: string, version = 1) => aPinDraft([{ title }], { id, version })

const known: Record<string, Answer> = {
  'boards.picker': () => ({ data: { boards_shortlist: [clay], all_boards: [] } }),
  'pinDrafts.list': () => ({ data: [draft('1', 'Bowl'), draft('2', 'Cup'), draft('3', 'Jug')] }),
  'pinDrafts.update': ({ id, version, content }) => ({
    data: { ...draft(String(id), ''), content, version: Number(version) + 1 },
  }),
}

const ada = { id: '1', username: 'ada', is_write_banned: true } as PageData['initialUser']

async function show(answers: Record<string, Answer> = {}, viewer: PageData['initialUser'] = null) {
  const calls: { name: string; input: Input }[] = []
  const rendered = await renderWithStore(<PinBuilder renderCreate={() => null} />, {
    messageAreas: ['builder', 'boards'],
    ...(viewer && { requestContext: { isAuthenticated: true }, pageData: { initialUser: viewer } }),
    transport: async ({ name }, input) => {
      calls.push({ name, input })
      return (await { ...known, ...answers }[name]?.(input)) ?? { error: apiError(null, 500) }
    },
  })
  const namesOf = () =>
    screen.getAllByRole('button', { name: /^Edit / }).map(({ textContent }) => textContent)
  return { ...rendered, calls, namesOf, of: (name: string) => calls.filter((call) => call.name === name) }
}

const select = (title: string) => userEvent.click(screen.getByRole('checkbox', { name: `Select ${title}` }))

const refusedLink = apiError(
  {
    api_error_code: errorCatalogue.INVALID_INPUT.api_error_code,
    message: 'Some of the values aren’t valid.',
    extraData: { 'items.0.link': 'This isn’t a web address.' },
    reason: { key: 'error.INVALID_INPUT', fields: { 'items.0.link': { key: 'field.invalid' } } },
  },
  400,
)

describe('the pin builder', () => {
  it('shows the drafts of the server and saves what is typed', async () => {
    const { of } = await show()
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Cup' }))
    await userEvent.type(screen.getByLabelText(/^Title/), ' of clay')
    expect(screen.getByText('Not saved yet')).toBeVisible()
    await waitFor(() => expect(of('pinDrafts.update')).toHaveLength(1), { timeout: 4000 })
    expect(of('pinDrafts.update')[0]?.input).toMatchObject({
      id: '2',
      version: 1,
      content: { items: [{ title: 'Cup of clay' }] },
    })
    await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull())
  })

  it('C-2.49 C-3.67 applies only the fields that were changed to the selected drafts', async () => {
    const { of } = await show()
    await screen.findByRole('button', { name: 'Edit Cup' })
    await select('Bowl')
    await select('Jug')
    const batch = within(screen.getByRole('region', { name: 'Edit 2 drafts' }))
    await userEvent.type(batch.getByLabelText(/^Description/), 'Made by hand')
    await userEvent.selectOptions(batch.getByLabelText('Board'), 'Clay')
    await userEvent.selectOptions(batch.getByLabelText('Made with AI'), 'Made with AI')
    await userEvent.click(batch.getByRole('button', { name: 'Apply to selected' }))
    await waitFor(() => expect(of('pinDrafts.update')).toHaveLength(2), { timeout: 4000 })
    const changed = of('pinDrafts.update').map(({ input }) => input)
    const applied = { description: 'Made by hand', made_with_ai: true }
    expect(changed).toMatchObject([
      { id: '1', content: { board_id: '7', items: [{ title: 'Bowl', ...applied }] } },
      { id: '3', content: { board_id: '7', items: [{ title: 'Jug', ...applied }] } },
    ])
  })

  it('C-5.12 says at the field of the batch what is wrong with it', async () => {
    const { of } = await show()
    await screen.findByRole('button', { name: 'Edit Cup' })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    const batch = within(screen.getByRole('region', { name: 'Edit 3 drafts' }))
    await userEvent.type(batch.getByLabelText(/^Link/), 'nonsense')
    await userEvent.click(batch.getByRole('button', { name: 'Apply to selected' }))
    expect(batch.getByLabelText(/^Link/)).toHaveAccessibleDescription('Enter a valid web address.')
    expect(of('pinDrafts.update')).toEqual([])
  })

  it('C-5.12 publishes each selected draft and keeps those that are refused, with their faults', async () => {
    const pin = { id: '90', board: { id: '7' }, section: { id: '5' }, pinner: {}, images: {} }
    const { calls, namesOf, store } = await show({
      'pinDrafts.publish': ({ id }) =>
        id === '2' ? { error: refusedLink } : { data: { id, pin, scheduled_pin: null } },
    })
    await screen.findByRole('button', { name: 'Edit Cup' })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    store.dispatch(sectionCreated({ boardId: '7', section }))
    await userEvent.click(screen.getByRole('button', { name: 'Publish 3 drafts' }))
    await waitFor(() => expect(namesOf()).toHaveLength(1))
    expect(calls.filter(({ name }) => name === 'pinDrafts.publish')).toHaveLength(3)
    expect(screen.getByText('Needs changes')).toBeVisible()
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Cup')
    expect(screen.getByLabelText(/^Link/)).toBeInvalid()
    expect(selectSection(store.getState(), '5')?.pin_count).toBe(section.pin_count + 2)
    const results = within(screen.getByRole('region', { name: 'Publishing results' }))
    const texts = results.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(texts).toEqual(['Bowl · Published', 'Cup · Not published', 'Jug · Published'])
    expect(results.getByRole('link', { name: 'Bowl' })).toHaveAttribute('href', '/pin/90/')
    expect(results.queryByRole('link', { name: 'Cup' })).toBeNull()
    await userEvent.click(results.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('region', { name: 'Publishing results' })).toBeNull()
  })

  it('names what waits for its time as scheduled, not as published', async () => {
    const { store, namesOf } = await show({
      'pinDrafts.publish': ({ id }) => ({ data: { id, pin: null, scheduled_pin: { id: '91' } } }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(namesOf()).toHaveLength(2))
    expect(selectToasts(store.getState()).at(-1)?.text).toMatch(/^Pin scheduled\./)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await userEvent.click(screen.getByRole('button', { name: 'Publish 2 drafts' }))
    await screen.findByText('No drafts yet')
    expect(selectToasts(store.getState()).at(-1)?.text).toBe('2 pins scheduled.')
  })

  it('saves what is typed while a save is on after it, on the version that came of it', async () => {
    const waiting: ((end: CallResult) => void)[] = []
    const { of, store } = await show({
      'pinDrafts.update': () => new Promise<CallResult>((resolve) => waiting.push(resolve)),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Bowl' }))
    const title = screen.getByLabelText(/^Title/)
    await userEvent.type(title, 's')
    await waitFor(() => expect(waiting).toHaveLength(1), { timeout: 4000 })
    await userEvent.type(title, '!')
    const { id } = of('pinDrafts.update')[0]?.input ?? {}
    const { t } = await createTranslator('en_US')
    const again = store.dispatch(saveDraft(String(id), t))
    expect(waiting).toHaveLength(1)
    waiting[0]?.({ data: draft(String(id), 'Bowls', 2) })
    await waitFor(() => expect(waiting).toHaveLength(2), { timeout: 4000 })
    expect(of('pinDrafts.update')[1]?.input).toMatchObject({
      version: 2,
      content: { items: [{ title: 'Bowls!' }] },
    })
    waiting[1]?.({ data: draft(String(id), 'Bowls!', 3) })
    expect(await again).toBe(true)
  })

  describe('a draft that another device changed', () => {
    const stale = { error: apiError({ api_error_code: STALE, message: 'Changed' }, 409) }

    it('stays as it is there, and what was typed is kept as a copy', async () => {
      const { of } = await show({
        'pinDrafts.update': () => stale,
        'pinDrafts.create': ({ content }) => ({ data: { ...draft('9', ''), content } }),
      })
      await userEvent.type(await screen.findByLabelText(/^Title/), '!')
      await waitFor(() => expect(of('pinDrafts.create')).toHaveLength(1), { timeout: 4000 })
      expect(of('pinDrafts.create')[0]?.input).toMatchObject({
        before_id: '1',
        content: { items: [{ title: 'Bowl!' }] },
      })
    })

    it('keeps what was typed where no copy can be made', async () => {
      const { of } = await show({
        'pinDrafts.update': () => stale,
        'pinDrafts.create': () => ({ error: apiError({ message: 'Too many drafts.' }, 409) }),
      })
      const title = await screen.findByLabelText(/^Title/)
      await userEvent.type(title, '!')
      await waitFor(() => expect(of('pinDrafts.create')).toHaveLength(1), { timeout: 4000 })
      await screen.findByText('Not saved yet')
      expect(title).toHaveValue('Bowl!')
    })

    it('is neither copied nor deleted by what was meant for the text before', async () => {
      const { of } = await show({
        'pinDrafts.update': () => stale,
        'pinDrafts.create': ({ content }) => ({ data: { ...draft('9', ''), content } }),
      })
      const press = async (name: string) => {
        await userEvent.click(screen.getByRole('button', { name: 'Edit Bowl' }))
        await userEvent.type(await screen.findByLabelText(/^Title/), '!')
        await userEvent.click(screen.getByRole('button', { name }))
      }
      await screen.findByRole('button', { name: 'Edit Bowl' })
      await press('Delete draft')
      await waitFor(() => expect(of('pinDrafts.create')).toHaveLength(1))
      await waitFor(() => expect(of('pinDrafts.list')).toHaveLength(2))
      await press('Duplicate')
      await waitFor(() => expect(of('pinDrafts.list')).toHaveLength(3))
      expect([of('pinDrafts.delete'), of('pinDrafts.duplicate')]).toEqual([[], []])
    })
  })

  it('waits for the next change after a refused save', async () => {
    const { of, store } = await show({ 'pinDrafts.update': () => ({ error: apiError(null, 403) }) })
    const title = await screen.findByLabelText(/^Title/)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    fireEvent.change(title, { target: { value: 'Bowls' } })
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(of('pinDrafts.update')).toHaveLength(1)
    expect(selectDraft(store.getState(), '1')?.status).toBe('edited')
    fireEvent.change(title, { target: { value: 'Bowls!' } })
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(of('pinDrafts.update')).toHaveLength(2)
    vi.useRealTimers()
  })

  it('C-4.74 C-4.84 a draft waits for its upload, which can be called off', async () => {
    const { store } = await show()
    await screen.findByRole('button', { name: 'Edit Cup' })
    const xhr = new AbortController()
    const file = new File(['a'], 'a.png', { type: 'image/png' })
    store.dispatch(uploadStarted({ draftId: '1', itemId: '1-0', xhr, file }))
    expect(await screen.findByRole('progressbar')).toBeVisible()
    expect(screen.getByText('Waiting to upload')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }))
    expect(xhr.signal.aborted).toBe(true)
    expect(selectPinBuilder(store.getState()).pinDraftIdUploadStatusMap).toEqual({})
    expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled()
  })

  it('C-4.74 a draft that is deleted calls its upload off', async () => {
    const { store, namesOf } = await show({ 'pinDrafts.delete': () => ({ data: null }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Cup' }))
    const xhr = new AbortController()
    const file = new File(['a'], 'a.png', { type: 'image/png' })
    store.dispatch(uploadStarted({ draftId: '2', itemId: '2-0', xhr, file }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete draft' }))
    await waitFor(() => expect(namesOf()).toHaveLength(2))
    expect(xhr.signal.aborted).toBe(true)
  })

  it('C-3.73 asks for date and time where it is published later', async () => {
    await show()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Publish at a later date' }))
    expect(screen.getByLabelText('Date')).not.toHaveValue('')
    expect(screen.getByLabelText('Time')).not.toHaveValue('')
  })

  it('C-2.53 says that pins cannot be created, and publishes none', async () => {
    await show({}, ada)
    expect(await screen.findByText('You can’t create pins right now')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Publish' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'New draft' })).toBeDisabled()
  })
})
