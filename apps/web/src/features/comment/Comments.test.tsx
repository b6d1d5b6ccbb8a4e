import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { selectPin } from '../../entities/pins/pins-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { page, refusal } from '../../test/fake-server.ts'
import { aPinView, aUser } from '../../test/pin-builders.ts'
import { aComment, showComments } from '../../test/show-comments.tsx'
import { userCommentsHidden } from './comments-slice.ts'

browserLike()

describe('the comments of a pin', () => {
  it('C-2.12 are listed', async () => {
    await showComments({})
    expect(screen.getByRole('status')).toHaveTextContent('Loading comments')
    expect(await screen.findByText('Lovely glaze')).toBeInTheDocument()
  })

  it('suggest whom to mention, send who was chosen, and lead to them', async () => {
    const ben = aUser({ id: '12', username: 'benoit', full_name: 'Ben Oit' })
    const suggested = { items: [{ type: 'query', query: 'ben', is_recent: false }, ben] }
    const tags = [{ user_id: '12', offset: 3, length: 7 }]
    const said = aComment({ id: '52', text: 'Hi @benoit look', tags, tagged_users: [ben] })
    const { user, server } = await showComments({ 'search.typeahead': suggested, 'comments.create': said })
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
    const { user } = await showComments({ 'search.typeahead': { items: [ben] } })
    await user.type(screen.getByRole('textbox', { name: 'Add a comment' }), '@beno')
    await screen.findByRole('listbox')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('have no like where the pin’s owner switched reactions off, except for the owner', async () => {
    const off = { 'comments.list': page([aComment({ featureMap: { reactions_enabled: false } })]) }
    const others = await showComments(off, { abilities: { ...aPinView().abilities, can_highlight: false } })
    expect(await screen.findByText('Lovely glaze')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Like/ })).toBeNull()
    others.unmount()
    await showComments(off, { abilities: { ...aPinView().abilities, can_highlight: true } })
    expect(await screen.findByRole('button', { name: /Like/ })).toBeVisible()
  })

  it('take a photo along, which is shown first and can be taken off', async () => {
    URL.createObjectURL = () => 'blob:photo'
    URL.revokeObjectURL = () => undefined
    const { user, server } = await showComments({ 'media.register': refusal(413, 'Too large.') })
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
    await showComments({ 'comments.list': page([]) })
    expect(await screen.findByText('No comments yet')).toBeInTheDocument()
  })

  it('say when they do not load', async () => {
    await showComments({ 'comments.list': refusal(503) })
    expect(await screen.findByText('Couldn’t load comments.')).toBeInTheDocument()
  })

  it('are not asked for where they are turned off', async () => {
    const { server } = await showComments({}, { comments_disabled: true })
    expect(screen.getByText('Comments are turned off for this pin.')).toBeInTheDocument()
    expect(server.calls).toEqual([])
  })

  it('C-1.11 grow by one that is sent', async () => {
    const { user, store } = await showComments({
      'comments.create': aComment({ id: '52', text: 'How was it fired?' }),
    })
    await user.type(screen.getByRole('textbox', { name: 'Add a comment' }), 'How was it fired?')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('How was it fired?')).toBeInTheDocument()
    expect(selectPin(store.getState(), '1')?.aggregated_pin_data.comment_count).toBe(2)
  })

  it('what is typed while one is sent stays', async () => {
    const { user } = await showComments({ 'comments.create': aComment({ id: '52', text: 'Lovely' }) })
    const box = screen.getByRole('textbox', { name: 'Add a comment' })
    await user.type(box, 'Lovely')
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    fireEvent.change(box, { target: { value: 'Lovely And warm' } })
    await waitFor(() => expect(box).toHaveValue('And warm'))
  })

  it('one whose response was lost is sent again under the key of the first time', async () => {
    let isUp = false
    const create = () => (isUp ? aComment({ id: '52', text: 'Hello' }) : refusal(502, 'Gone.'))
    const { user, server } = await showComments({ 'comments.create': create })
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
    const { user } = await showComments({ 'comments.create': refusal(403, 'Not here.') })
    const box = screen.getByRole('textbox', { name: 'Add a comment' })
    await user.type(box, 'Hello')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Couldn’t post your comment. Not here.')).toBeInTheDocument()
    expect(box).toHaveValue('Hello')
  })

  it('C-4.15 lose one that is deleted', async () => {
    const { user } = await showComments({ 'comments.delete': {} })
    await user.click(await screen.findByRole('button', { name: /More actions for/ }))
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByText('Lovely glaze')).toBeNull())
  })

  it('C-4.16 lose all of a person who is hidden', async () => {
    const { store } = await showComments({})
    await screen.findByText('Lovely glaze')
    store.dispatch(userCommentsHidden({ userId: '11' }))
    await waitFor(() => expect(screen.queryByText('Lovely glaze')).toBeNull())
  })

  it('replies whose next page fails are asked for again', async () => {
    const reply = (id: string) => aComment({ id, text: `Reply ${id}`, parent_id: '51' })
    const answers = [page([reply('61')], 'more'), refusal(503), page([reply('62')])]
    const { user } = await showComments({
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
    await showComments({ 'comments.list': page([aComment({ featureMap: { replies_enabled: false } })]) })
    await screen.findByText('Lovely glaze')
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull()
  })

  it('answering puts the caret into the box for it', async () => {
    await showComments({})
    await userEvent.click(await screen.findByRole('button', { name: 'Reply' }))
    expect(screen.getByRole('textbox', { name: /^Reply to / })).toHaveFocus()
  })
})
