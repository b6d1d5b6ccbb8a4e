import { screen, waitFor, within } from '@testing-library/react'
import type { CommentView } from '@tessera/api-types/comments/views'
import { describe, expect, it } from 'vitest'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { page, refusal } from '../../test/fake-server.ts'
import { aUser } from '../../test/pin-builders.ts'
import { aComment, showComments } from '../../test/show-comments.tsx'
import { selectComment } from './comments-slice.ts'

browserLike()

describe('a comment', () => {
  it.each(['Save', 'Cancel'])('gives the focus back to its menu after a change ended by %s', async (name) => {
    const { user } = await showComments({ 'comments.update': aComment({ text: 'Lovely glaze!' }) })
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
    const { user } = await showComments({})
    const opener = await screen.findByRole('button', { name: 'Reply' })
    await user.click(opener)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(opener).toHaveFocus()
  })

  it('is liked at once, and no longer when the server refuses', async () => {
    const { user, store } = await showComments({ 'comments.like': refusal(500) })
    await user.click(await screen.findByRole('button', { name: 'Like comment' }))
    await waitFor(() => expect(selectComment(store.getState(), '51')?.reaction_by_me).toBe(0))
  })

  it('C-8.08 that cannot be changed says so in its place only, and keeps the text', async () => {
    const { user, store } = await showComments({ 'comments.update': refusal(500) })
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
    const { user } = await showComments({ 'comments.update': () => sent.promise })
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
    const { user } = await showComments({ 'comments.create': () => sent.promise })
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
    const { user, server } = await showComments({ 'comments.highlight': highlighted })
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
    const { user } = await showComments({ 'comments.list': () => lists.shift(), 'comments.highlight': set })
    await user.click(await screen.findByRole('button', { name: /Ben/ }))
    await user.click(screen.getByRole('menuitem', { name: 'Highlight' }))
    await waitFor(() => expect(lists).toEqual([]))
    await waitFor(() => expect(screen.getAllByText(/Highlighted by/)).toHaveLength(1))
  })

  it('says when its highlight is refused', async () => {
    const { user, store } = await showComments({ 'comments.highlight': refusal(403, 'Not yours.') })
    await user.click(await screen.findByRole('button', { name: /More actions for/ }))
    await user.click(screen.getByRole('menuitem', { name: 'Highlight' }))
    await waitFor(() =>
      expect(selectToasts(store.getState())[0]?.text).toBe('Couldn’t change the highlight. Not yours.'),
    )
    expect(screen.queryByText(/Highlighted by/)).toBeNull()
  })

  it('C-7.62 C-8.06 that cannot be translated keeps its words, with an empty translation', async () => {
    const abilities = { ...aComment().abilities, can_translate: true }
    const { user, store } = await showComments({
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
    const { user } = await showComments({
      'comments.list': page([aComment({ abilities })]),
      'comments.translate': { id: '51', translatedText: 'Esmalte lindo' },
    })
    await user.click(await screen.findByRole('button', { name: 'Translate' }))
    expect(await screen.findByText('Esmalte lindo')).toBeInTheDocument()
    expect(screen.getByText('Lovely glaze')).toBeInTheDocument()
  })
})
