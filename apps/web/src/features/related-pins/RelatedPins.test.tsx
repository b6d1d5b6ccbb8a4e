import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { aPin } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { relatedDocument } from '../../test/stored-documents.ts'
import { RelatedPins } from './RelatedPins.tsx'

browserLike()

const story = {
  id: 'topic-7',
  type: 'story',
  container_type: 'topic_pins',
  title: 'Ceramics',
  action: { type: 'topic', url: '/topics/ceramics/' },
  display_options: { layout: 'row' },
  objects: [aPin({ id: '5', alt_text: 'A jug' }), aPin({ id: '6', alt_text: 'A vase' })],
}

const show = (items: object[]) =>
  renderWithStore(<RelatedPins pinId="1" actionsOf={() => null} />, {
    transport: fakeServer({ CloseupRelatedModulesFeedQuery: relatedDocument(items) }).transport,
    messageAreas: ['pins', 'closeup'],
  })

it('C-7.07 a story stands before the pins, with its pins and the way to more', async () => {
  await show([story, aPin({ id: '2', grid_title: 'Green bowl' })])
  const shelf = within(await screen.findByRole('region', { name: 'Best of Ceramics' }))
  expect(shelf.getByRole('link', { name: 'Best of Ceramics' })).toHaveAttribute('href', '/topics/ceramics/')
  expect(shelf.getByRole('link', { name: 'A jug' })).toHaveAttribute('href', '/pin/5/')
  const grid = within(screen.getByRole('list', { name: 'More like this' }))
  expect(grid.getAllByRole('listitem')).toHaveLength(1)
  expect(grid.queryByRole('img', { name: 'A jug' })).toBeNull()
})

it('without a story there is no shelf', async () => {
  await show([aPin({ id: '2', grid_title: 'Green bowl' })])
  expect(await screen.findByRole('list', { name: 'More like this' })).toBeVisible()
  expect(screen.getAllByRole('region')).toHaveLength(1)
})
