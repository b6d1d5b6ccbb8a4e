import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { selectGivenPictures } from '../../entities/pin-drafts/given-pictures-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { PinComposer } from './PinComposer.tsx'
import { noWords } from './pin-values.ts'
import { severalPictures } from './several-pictures.ts'

browserLike()

const clay = { id: '7', type: 'board', name: 'Clay', url: '/ada/clay/', privacy: 'public', sections: [] }
const file = (name: string) => new File(['a'], name, { type: 'image/png' })
const [bowl, cup, jug] = [file('bowl.png'), file('cup.png'), file('jug.png')]

async function show() {
  const server = fakeServer({
    'boards.picker': { boards_shortlist: [clay], all_boards: [] },
    'media.register': new Promise(() => undefined),
  })
  const onSeveral = vi.fn()
  const { store } = await renderWithStore(
    <PinComposer
      boardId="7"
      renderCreate={() => null}
      onPublished={() => undefined}
      onScheduled={() => undefined}
      onSeveral={onSeveral}
    />,
    { messageAreas: ['composer', 'boards', 'schedule'], transport: server.transport },
  )
  await screen.findByRole('option', { name: 'Clay' })
  const choose = (files: File[]) => userEvent.upload(screen.getByLabelText(/Choose images or videos/), files)
  return { ...server, onSeveral, choose, given: () => selectGivenPictures(store.getState()) }
}

it('several files that are chosen become a pin each, with what was entered for the first', async () => {
  const { onSeveral, choose, given, askedFor } = await show()
  await userEvent.type(screen.getByLabelText(/^Title/), 'A bowl')
  await choose([bowl, cup])
  expect(onSeveral).toHaveBeenCalledOnce()
  expect(given()).toMatchObject({
    files: [bowl, cup],
    first: { board_id: '7', items: [{ title: 'A bowl', media: null }] },
  })
  expect(askedFor('media.register')).toEqual([])
})

it('several files that are dropped come after the picture that is there', async () => {
  const { onSeveral, choose, given } = await show()
  await choose([bowl])
  expect(onSeveral).not.toHaveBeenCalled()
  fireEvent.drop(document.body, { dataTransfer: { files: [cup, jug], getData: () => '' } })
  await waitFor(() => expect(onSeveral).toHaveBeenCalledOnce())
  expect(given()?.files).toEqual([bowl, cup, jug])
})

it('one file stays here', async () => {
  const { choose, given, askedFor, onSeveral } = await show()
  await choose([bowl])
  await waitFor(() => expect(askedFor('media.register')).toHaveLength(1))
  expect([given(), onSeveral.mock.calls]).toEqual([null, []])
})

it('a picture that is uploaded already is the first one’s as it is, and its file is not given again', () => {
  const values = { ...noWords, title: 'A bowl' }
  const picture = { status: 'uploaded' as const, file: bowl, uploadId: '3', signature: 'a'.repeat(32) }
  const { files, first } = severalPictures([cup], {
    picture,
    values,
    place: { boardId: '7', sectionId: null },
  })
  expect(files).toEqual([cup])
  expect(first.items[0]?.media).toEqual({
    kind: 'image',
    image_signature: 'a'.repeat(32),
    image_url: null,
  })
})
