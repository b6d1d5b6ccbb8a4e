import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { localStore } from '../../../shared/browser/storage.ts'
import type { IdFeed } from '../../../shared/api/id-feed.ts'
import { aPin } from '../../../test/pin-builders.ts'
import { browserLike } from '../../../test/browser-like.ts'
import { renderWithStore } from '../../../test/render-with-store.tsx'
import { BoardPins } from './BoardPins.tsx'

browserLike()
beforeEach(() => localStore.remove('profile_options'))

const feed: IdFeed = {
  ids: ['1', '2', '3'],
  status: 'ready',
  error: null,
  isLoadingMore: false,
  hasMoreFailed: false,
  onRetry: () => undefined,
}

const pins = [
  aPin({ id: '1' }),
  aPin({ id: '2', grid_title: '', alt_text: '' }),
  aPin({ id: '3', grid_title: 'Red jug', alt_text: 'A jug', is_paid_partnership: true }),
]

const board = { id: '7', is_collaborative: true } as Parameters<typeof BoardPins>[0]['board']

function show(density?: string, over: Partial<IdFeed> = {}) {
  if (density) localStore.write('profile_options', JSON.stringify({ boardPinDensity: density }))
  return renderWithStore(
    <BoardPins
      board={board}
      place={{ boardId: '7', sectionId: null }}
      feed={{ ...feed, ...over }}
      label="Pins on Clay"
      empty={<p>Nothing here</p>}
      isOrganizing={false}
      onChanged={() => undefined}
      onDone={() => undefined}
    />,
    { entities: { pins }, messageAreas: ['pins', 'boards'] },
  )
}

const shownLinks = async () => {
  await screen.findByRole('img', { name: 'A jug' })
  const list = screen.getByRole('list', { name: 'Pins on Clay' })
  return within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
}

describe('the moodboard view of a board', () => {
  it('shows pictures alone, one link each and in the order of the board', async () => {
    await show('moodboard')
    expect(await shownLinks()).toEqual(['/pin/1/', '/pin/2/', '/pin/3/'])
  })

  it('other views have the people who saved below the pictures', async () => {
    await show()
    expect(await shownLinks()).toEqual(['/pin/1/', '/ada/', '/pin/2/', '/ada/', '/pin/3/', '/ada/'])
  })

  it('names each picture, with its title or with who made it', async () => {
    await show('moodboard')
    await shownLinks()
    expect(screen.getByRole('link', { name: /A bowl with blue glaze\s*Blue bowl/ })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Pin by Ada Moss' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /Red jug.*Paid partnership/ })).toBeInTheDocument()
  })

  it('shows what leads on when the board has no pins', async () => {
    await show('moodboard', { ids: [] })
    expect(await screen.findByText('Nothing here')).toBeInTheDocument()
  })
})
