import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CommentView } from '@tessera/api-types/comments/views'
import { describe, expect, it } from 'vitest'
import { type Pin, selectPin } from '../../entities/pins/pins-slice.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, page, refusal } from '../../test/fake-server.ts'
import { aPinView, aUser } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { Comments } from './Comments.tsx'
import { selectComment, userCommentsHidden } from './comments-slice.ts'

browserLike()

const aComment = (over: Partial<CommentView> = {}): CommentView => ({
  id: '51',
  type: 'aggregatedcomment',
  user: aUser(),
  text: 'Lovely glaze',
  tags: [],
  tagged_users: [],
  reaction_counts: [],
  reaction_by_me: 0,
  helpful_count: 0,
  marked_helpful_by_me: false,
  highlighted_by_pin_owner: false,
  comment_count: 0,
  parent_id: null,
  pin_id: '1',
  image: null,
  translatedText: null,
  featureMap: {},
  created_at: '2026-01-02T03:04:05.000Z',
  abilities: { can_edit: true, can_delete: true, can_highlight: true, can_translate: false },
  ...over,
})

function Part() {
  const pin = useAppSelector((state) => selectPin(state, '1'))
  return pin && <Comments pin={pin} />
}

const viewer = {
  id: '11',
  username: 'ada',
  full_name: 'Ada',
  first_name: 'Ada',
  image_medium_url: null,
  is_partner: false,
}

async function shown(answers: Record<string, unknown>, over: Partial<Pin> = {}) {
  const server = fakeServer({ 'comments.list': page([aComment()]), ...answers })
  const view = await renderWithStore(<Part />, {
    transport: server.transport,
    entities: { pins: [{ ...aPinView(), ...over }] },
    messageAreas: ['pins', 'comments'],
    requestContext: { isAuthenticated: true },
    pageData: { initialUser: viewer },
  })
  return { ...view, server, user: userEvent.setup() }
}

describe('the comments of a pin', () => {
  it('C-2.12 are listed', async () => {
    await shown({})
    expect(screen.getByRole('status')).toHaveTextContent('Loading comments')
    expect(await screen.findByText('Lovely glaze')).toBeInTheDocument()
  })

  it('suggest whom to mention, send who was chosen, and lead to them', async () => {
    const ben = aUser({ id: '12', username: 'benoit', full_name: 'Ben Oit' })
    const suggested = { items: [{ type: 'query', query: 'ben', is_recent: false }, ben] }
    const tags = [{ user_id: '12', offset: 3, length: 7 }]
    const said = aComment({ id: '52', text: 'Hi @benoit look', tags, tagged_users: [ben] })
    const { user, server } = await shown({ 'search.typeahead': suggested, 'comments.create': said })
    const box = screen.getByRole('textbox', { name: 'Add a comment' })
    await user.type(box, 'Hi @ben')
    const option = await screen.findByRole('option', { name: /Ben Oit/ })
    expect(box).toHaveAttribute('aria-activedescendant', option.id)
    await user.keyboard('{Enter}look')
    expect(box).toHaveValue('Hi @benoit look')
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Add a comment' })).toHaveFocus())
    expect(await screen.findByRole('link', { name: '@benoit' })).toHaveAttribute('href', '/benoit/')
    expect(server.askedFor('comments.create')[0]?.input).toMatchObject({ text: 'Hi @benoit look', tags })
  })

  it('keep the suggestions closed by Escape', async () => {
    const ben = aUser({ id: '12', username: 'benoit', full_name: 'Ben Oit' })
    const { user } = await shown({ 'search.typeahead': { items: [ben] } })
    await user.type(screen.getByRole('textbox', { name: 'Add a comment' }), '@beno')
    await screen.findByRole('listbox')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('have no like where the pin’s owner switched reactions off, except for the owner', async () => {
    const off = { 'comments.list': page([aComment({ featureMap: { reactions_enabled: false } })]) }
    const others = await shown(off, { abilities: { ...aPinView().abilities, can_highlight: false } })
    expect(await screen.findByText('Lovely glaze')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Like/ })).toBeNull()
    others.unmount()
    await shown(off, { abilities: { ...aPinView().abilities, can_highlight: true } })
    expect(await screen.findByRole('button', { name: /Like/ })).toBeVisible()
  })

  it('take a photo along, which is shown first and can be taken off', async () => {
    URL.createObjectURL = () => 'blob:photo'
    URL.revokeObjectURL = () => undefined
    const { user, server } = await shown({ 'media.register': refusal(413, 'Too large.') })
    const photo = new File(['x'], 'a.png', { type: 'image/png' })
    await user.type(screen.getByRole('textbox', { name: 'Add a comment' }), 'Look')
    await user.upload(screen.getByLabelText('Add a photo'), photo)
    expect(screen.getByRole('img', { name: 'The photo you chose' })).toHaveAttribute('src', 'blob:photo')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText(/Too large/)).toBeInTheDocument()
    expect(server.askedFor('comments.create')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Remove photo' }))
    expect(screen.getByLabelText('Add a photo')).toBeInTheDocument()
  })

  it('invite to the first one when there are none', async () => {
    await shown({ 'comments.list': page([]) })
    expect(await screen.findByText('No comments yet')).toBeInTheDocument()
  })

  it('say when they do not load', async () => {
    await shown({ 'comments.list': refusal(503) })
    expect(await screen.findByText('Couldn’t load comments.')).toBeInTheDocument()
  })

  it('are not asked for where they are turned off', async () => {
    const { server } = await shown({}, { comments_disabled: true })
    expect(screen.getByText('Comments are turned off for this pin.')).toBeInTheDocument()
    expect(server.calls).toEqual([])
  })

  it('C-1.11 grow by one that is sent', async () => {
    const { user, store } = await shown({
      'comments.create': aComment({ id: '52', text: 'How was it fired?' }),
    })
    await user.type(screen.getByRole('textbox', { name: 'Add a comment' }), 'How was it fired?')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('How was it fired?')).toBeInTheDocument()
    expect(selectPin(store.getState(), '1')?.aggregated_pin_data.comment_count).toBe(2)
  })

  it('what is typed while one is sent stays', async () => {
    const { user } = await shown({ 'comments.create': aComment({ id: '52', text: 'Lovely' }) })
    const box = screen.getByRole('textbox', { name: 'Add a comment' })
    await user.type(box, 'Lovely')
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    fireEvent.change(box, { target: { value: 'Lovely And warm' } })
    await waitFor(() => expect(box).toHaveValue('And warm'))
  })

  it('one whose response was lost is sent again under the key of the first time', async () => {
    let isUp = false
    const create = () => (isUp ? aComment({ id: '52', text: 'Hello' }) : refusal(502, 'Gone.'))
    const { user, server } = await shown({ 'comments.create': create })
    await user.type(screen.getByRole('textbox', { name: 'Add a comment' }), 'Hello')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText(/Gone/)
    isUp = true
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Hello')).toBeInTheDocument()
    const [first, second] = server.askedFor('comments.create').map(({ key }) => key)
    expect(first).toMatch(/.{20}/)
    expect(second).toBe(first)
  })

  it('keep the text of one that was refused, and say why', async () => {
    const { user } = await shown({ 'comments.create': refusal(403, 'Not here.') })
    const box = screen.getByRole('textbox', { name: 'Add a comment' })
    await user.type(box, 'Hello')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Couldn’t post your comment. Not here.')).toBeInTheDocument()
    expect(box).toHaveValue('Hello')
  })

  it('C-4.15 lose one that is deleted', async () => {
    const { user } = await shown({ 'comments.delete': {} })
    await user.click(await screen.findByRole('button', { name: /More actions for/ }))
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByText('Lovely glaze')).toBeNull())
  })

  it('C-4.16 lose all of a person who is hidden', async () => {
    const { store } = await shown({})
    await screen.findByText('Lovely glaze')
    store.dispatch(userCommentsHidden({ userId: '11' }))
    await waitFor(() => expect(screen.queryByText('Lovely glaze')).toBeNull())
  })

  it('replies whose next page fails are asked for again', async () => {
    const reply = (id: string) => aComment({ id, text: `Reply ${id}`, parent_id: '51' })
    const answers = [page([reply('61')], 'more'), refusal(503), page([reply('62')])]
    const { user } = await shown({
      'comments.list': page([aComment({ comment_count: 2 })]),
      'comments.replies': () => answers.shift(),
    })
    await user.click(await screen.findByRole('button', { name: 'Show 2 replies' }))
    await user.click(await screen.findByRole('button', { name: 'Show more replies' }))
    await waitFor(() => expect(answers).toHaveLength(1))
    await user.click(await screen.findByRole('button', { name: 'Show more replies' }))
    expect(await screen.findByText('Reply 62')).toBeInTheDocument()
  })

  it('take no replies where the owner of the pin switched them off', async () => {
    await shown({ 'comments.list': page([aComment({ featureMap: { replies_enabled: false } })]) })
    await screen.findByText('Lovely glaze')
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull()
  })

  it('answering puts the caret into the box for it', async () => {
    await shown({})
    await userEvent.click(await screen.findByRole('button', { name: 'Reply' }))
    expect(screen.getByRole('textbox', { name: /^Reply to / })).toHaveFocus()
  })
})

describe('a comment', () => {
  it.each(['Save', 'Cancel'])('gives the focus back to its menu after a change ended by %s', async (name) => {
    const { user } = await shown({ 'comments.update': aComment({ text: 'Lovely glaze!' }) })
    const menu = await screen.findByRole('button', { name: /More actions for/ })
    await user.click(menu)
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }))
    const box = screen.getByRole('textbox', { name: 'Edit your comment' })
    expect(box).toHaveFocus()
    await user.type(box, '!')
    await user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(box).not.toBeInTheDocument())
    expect(menu).toHaveFocus()
  })

  it('gives the focus back to what opened the box of a reply', async () => {
    const { user } = await shown({})
    const opener = await screen.findByRole('button', { name: 'Reply' })
    await user.click(opener)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(opener).toHaveFocus()
  })

  it('is liked at once, and no longer when the server refuses', async () => {
    const { user, store } = await shown({ 'comments.like': refusal(500) })
    await user.click(await screen.findByRole('button', { name: 'Like comment' }))
    await waitFor(() => expect(selectComment(store.getState(), '51')?.reaction_by_me).toBe(0))
  })

  it('C-8.08 that cannot be changed says so in its place only, and keeps the text', async () => {
    const { user, store } = await shown({ 'comments.update': refusal(500) })
    await user.click(await screen.findByRole('button', { name: /More actions for/ }))
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }))
    const box = screen.getByRole('textbox', { name: 'Edit your comment' })
    await user.type(box, '!')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/Couldn’t save your change/)).toBeInTheDocument()
    expect(box).toHaveValue('Lovely glaze!')
    expect(selectToasts(store.getState())).toEqual([])
  })

  it('C-8.08 what is typed while a change is sent stays in the box to be saved next', async () => {
    const sent = Promise.withResolvers<CommentView>()
    const { user } = await shown({ 'comments.update': () => sent.promise })
    await user.click(await screen.findByRole('button', { name: /More actions for/ }))
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }))
    const box = screen.getByRole('textbox', { name: 'Edit your comment' })
    await user.type(box, '!')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.type(box, '?')
    sent.resolve(aComment({ text: 'Lovely glaze!' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled())
    expect(box).toHaveValue('Lovely glaze!?')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(box).not.toBeInTheDocument())
  })

  it('what is typed while a reply is sent stays in the box for it', async () => {
    const sent = Promise.withResolvers<CommentView>()
    const { user } = await shown({ 'comments.create': () => sent.promise })
    await user.click(await screen.findByRole('button', { name: 'Reply' }))
    const box = screen.getByRole('textbox', { name: /^Reply to / })
    await user.type(box, 'Yes')
    await user.click(within(box.closest('form') ?? box).getByRole('button', { name: 'Reply' }))
    await user.type(box, ' And no')
    sent.resolve(aComment({ id: '52', text: 'Yes', parent_id: '51' }))
    await waitFor(() => expect(box).toHaveValue('And no'))
  })

  it('C-6.04 is highlighted by the owner of the pin', async () => {
    const highlighted = aComment({ highlighted_by_pin_owner: true })
    const { user, server } = await shown({ 'comments.highlight': highlighted })
    await user.click(await screen.findByRole('button', { name: /More actions for/ }))
    await user.click(screen.getByRole('menuitem', { name: 'Highlight' }))
    expect(await screen.findByText(/Highlighted by/)).toBeInTheDocument()
    expect(server.askedFor('comments.highlight')[0]?.input).toEqual({
      aggregated_comment: '51',
      pin: '1',
      highlight: true,
    })
  })

  it('C-7.14 the comment that was highlighted before is not any more', async () => {
    const [first, second] = [
      aComment({ highlighted_by_pin_owner: true }),
      aComment({ id: '52', text: 'Mine, too', user: aUser({ id: '12', full_name: 'Ben' }) }),
    ]
    const [ended, set] = [
      { ...first, highlighted_by_pin_owner: false },
      { ...second, highlighted_by_pin_owner: true },
    ]
    const lists = [page([first, second]), page([set, ended])]
    const { user } = await shown({ 'comments.list': () => lists.shift(), 'comments.highlight': set })
    await user.click(await screen.findByRole('button', { name: /Ben/ }))
    await user.click(screen.getByRole('menuitem', { name: 'Highlight' }))
    await waitFor(() => expect(lists).toEqual([]))
    await waitFor(() => expect(screen.getAllByText(/Highlighted by/)).toHaveLength(1))
  })

  it('says when its highlight is refused', async () => {
    const { user, store } = await shown({ 'comments.highlight': refusal(403, 'Not yours.') })
    await user.click(await screen.findByRole('button', { name: /More actions for/ }))
    await user.click(screen.getByRole('menuitem', { name: 'Highlight' }))
    await waitFor(() =>
      expect(selectToasts(store.getState())[0]?.text).toBe('Couldn’t change the highlight. Not yours.'),
    )
    expect(screen.queryByText(/Highlighted by/)).toBeNull()
  })

  it('C-7.62 C-8.06 that cannot be translated keeps its words, with an empty translation', async () => {
    const abilities = { ...aComment().abilities, can_translate: true }
    const { user, store } = await shown({
      'comments.list': page([aComment({ abilities })]),
      'comments.translate': refusal(503),
    })
    await user.click(await screen.findByRole('button', { name: 'Translate' }))
    expect(await screen.findByText('This comment can’t be translated right now.')).toBeInTheDocument()
    expect(screen.getByText('Lovely glaze')).toBeInTheDocument()
    expect(selectComment(store.getState(), '51')?.translatedText).toBe('')
  })

  it('is translated below its own words', async () => {
    const abilities = { ...aComment().abilities, can_translate: true }
    const { user } = await shown({
      'comments.list': page([aComment({ abilities })]),
      'comments.translate': { id: '51', translatedText: 'Esmalte lindo' },
    })
    await user.click(await screen.findByRole('button', { name: 'Translate' }))
    expect(await screen.findByText('Esmalte lindo')).toBeInTheDocument()
    expect(screen.getByText('Lovely glaze')).toBeInTheDocument()
  })
})
