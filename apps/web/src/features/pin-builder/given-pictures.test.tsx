import { act, screen, waitFor } from '@testing-library/react'
import { emptyDraftItem } from '@tessera/api-types/pin-drafts/draft-content'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import {
  type GivenPictures,
  picturesGiven,
  selectGivenPictures,
} from '../../entities/pin-drafts/given-pictures-slice.ts'
import { selectPinBuilder } from '../../entities/pin-drafts/pin-builder-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { aPinDraft } from '../../test/pin-draft-builder.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { PinBuilder } from './PinBuilder.tsx'

browserLike()

const file = (name: string) => new File(['a'], name, { type: 'image/png' })
const files = [file('bowl.png'), file('cup.png'), file('jug.png')]
const first: GivenPictures['first'] = {
  type: 'single',
  items: [{ ...emptyDraftItem, title: 'A bowl' }],
  board_id: '7',
  section_id: null,
  publish_option: 'publish-immediately',
  scheduled_ts: null,
}

async function open(given: GivenPictures, refusedAt = 0) {
  let made = 1
  let asked = 0
  const server = fakeServer({
    'boards.picker': { boards_shortlist: [], all_boards: [] },
    'pinDrafts.list': [aPinDraft([{ title: 'Old' }], { id: '1' })],
    'pinDrafts.create': ({ content }: { content: object }) => {
      asked += 1
      if (asked === refusedAt) return refusal(503)
      made += 1
      return { ...aPinDraft([{}], { id: String(made) }), content }
    },
    'media.register': new Promise(() => undefined),
  })
  const { store, unmount } = await renderWithStore(<PinBuilder renderCreate={() => null} />, {
    messageAreas: ['builder', 'boards'],
    transport: server.transport,
  })
  act(() => void store.dispatch(picturesGiven(given)))
  const contents = () => server.askedFor('pinDrafts.create').map(({ input }) => input['content'])
  const uploads = () => {
    const { pinDraftIds, pinDraftIdUploadStatusMap: map } = selectPinBuilder(store.getState())
    return pinDraftIds.map((id) => Object.values(map[id]?.items ?? {})[0]?.file.name)
  }
  return { ...server, store, unmount, contents, uploads }
}

it('given files become drafts before the others in their order, each with its upload, the first with its words', async () => {
  const { store, contents, uploads } = await open({ files, first })
  await waitFor(() => expect(uploads()).toEqual(['bowl.png', 'cup.png', 'jug.png', undefined]))
  expect(contents()).toEqual([
    first,
    { ...first, items: [emptyDraftItem] },
    { ...first, items: [emptyDraftItem] },
  ])
  expect(screen.getByLabelText(/^Title/)).toHaveValue('A bowl')
  expect(selectGivenPictures(store.getState())).toBeNull()
})

it('a picture by its address takes no file away', async () => {
  const media = { kind: 'image' as const, image_signature: null, image_url: 'https://shop.example/bowl.jpg' }
  const linked = { ...first, items: [{ ...emptyDraftItem, media }] }
  const { uploads } = await open({ files: files.slice(1), first: linked })
  await waitFor(() => expect(uploads()).toEqual([undefined, 'cup.png', 'jug.png', undefined]))
})

it.each([1, 2])(
  'what is refused at draft %i is kept with its words, and goes on when it is tried again',
  async (at) => {
    const { store, contents, uploads } = await open({ files, first }, at)
    expect(await screen.findByText(new RegExp(`^${4 - at} drafts couldn’t be added`))).toBeVisible()
    expect(selectGivenPictures(store.getState())?.files).toEqual(files.slice(at - 1))
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(uploads()).toEqual(['bowl.png', 'cup.png', 'jug.png', undefined]))
    expect(contents().filter((content) => JSON.stringify(content).includes('A bowl'))).toHaveLength(
      at === 1 ? 2 : 1,
    )
    expect(screen.queryByText(/couldn’t be added/)).toBeNull()
  },
)

it('what is left of it goes with the builder', async () => {
  const { store, unmount } = await open({ files, first }, 1)
  await screen.findByText(/couldn’t be added/)
  unmount()
  expect(selectGivenPictures(store.getState())).toBeNull()
})
