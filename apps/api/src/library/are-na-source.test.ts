import { expect, it } from 'vitest'
import { areNaSource } from './are-na-source.ts'
import { readable, sourceFile } from './testing/source-testing.ts'

const block = (more: Record<string, unknown>) => ({
  id: 20_939_149,
  base_class: 'Block',
  title: '',
  generated_title: 'Untitled',
  description: '',
  created_at: '2023-03-18T23:44:12.140Z',
  connected_at: '2024-10-31T03:32:08.308Z',
  source: null,
  image: null,
  attachment: null,
  ...more,
})

/** `GET /v2/channels/:slug`. */
const SECOND_VERSION = {
  id: 3_284_206,
  class: 'Channel',
  title: 'Typography',
  slug: 'typography',
  length: 6,
  status: 'private',
  metadata: { description: 'Letters that I like' },
  contents: [
    block({
      class: 'Image',
      title: '10.jpg',
      description: 'A poster',
      image: {
        filename: '10.jpg',
        content_type: 'image/jpeg',
        display: { url: 'https://images.example/display.jpg' },
        original: { url: 'https://cdn.example/original.jpg', file_size: 1_000 },
      },
    }),
    block({
      class: 'Link',
      title: 'A foundry',
      source: { url: 'https://foundry.example/', provider: { name: 'foundry.example' } },
      image: { original: { url: 'https://cdn.example/foundry.png' } },
    }),
    block({ class: 'Link', title: 'No preview', source: { url: 'https://plain.example/' } }),
    block({ class: 'Text', generated_title: 'A thought', content: 'A thought' }),
    block({
      class: 'Attachment',
      title: 'Scan',
      attachment: { url: 'https://cdn.example/scan.png', content_type: 'image/png', file_name: 'scan.png' },
    }),
    block({
      class: 'Attachment',
      title: 'Thesis',
      attachment: { url: 'https://cdn.example/thesis.pdf', content_type: 'application/pdf' },
    }),
    block({ class: 'Channel', base_class: 'Channel', title: 'Another channel' }),
  ],
}

/** `GET /v3/channels/:id` and `GET /v3/channels/:id/contents`. */
const THIRD_CHANNEL = { id: 1, type: 'Channel', title: 'Chairs', visibility: 'closed', description: null }
const THIRD_CONTENTS = {
  data: [
    {
      id: 12_345,
      base_type: 'Block',
      type: 'Image',
      title: 'Chair',
      description: { markdown: '**Oak**', html: '<p><strong>Oak</strong></p>', plain: 'Oak' },
      created_at: '2023-01-15T10:30:00Z',
      source: { url: 'https://museum.example/chair', title: 'Museum' },
      image: {
        src: 'https://cdn.example/chair.jpg',
        alt_text: 'A chair of oak',
        large: { src: 'https://x.example/' },
      },
      connection: { id: 9, position: 1, connected_at: '2024-02-01T00:00:00Z' },
    },
  ],
  meta: { current_page: 1 },
}

it('reads a channel of the second version of the API', async () => {
  const { boards, pins, faults } = await readable(
    areNaSource,
    sourceFile('typography.json', JSON.stringify(SECOND_VERSION)),
  )
  expect(boards).toMatchObject([
    { name: 'Typography', description: 'Letters that I like', privacy: 'secret' },
  ])
  expect(pins.map(({ title, link, picture }) => [title, link, picture])).toEqual([
    ['10.jpg', null, { url: 'https://cdn.example/original.jpg' }],
    ['A foundry', 'https://foundry.example/', { url: 'https://cdn.example/foundry.png' }],
    ['No preview', 'https://plain.example/', { page: 'https://plain.example/' }],
    ['Scan', null, { url: 'https://cdn.example/scan.png' }],
  ])
  expect(pins[0]).toMatchObject({ description: 'A poster', createdAt: new Date('2024-10-31T03:32:08.308Z') })
  expect(faults).toEqual([
    ['Typography: A thought', 'no_picture'],
    ['Typography: Thesis', 'unsupported_type'],
    ['Typography: Another channel', 'unsupported_type'],
  ])
})

it('reads contents of the third version, alone or in a list of channels', async () => {
  const alone = await readable(areNaSource, sourceFile('chairs.json', JSON.stringify(THIRD_CONTENTS)))
  expect(alone.pins).toMatchObject([
    {
      board: 'chairs',
      title: 'Chair',
      description: 'Oak',
      altText: 'A chair of oak',
      link: 'https://museum.example/chair',
      createdAt: new Date('2024-02-01T00:00:00Z'),
      picture: { url: 'https://cdn.example/chair.jpg' },
    },
  ])
  const channels = { channels: [SECOND_VERSION, { ...THIRD_CHANNEL, contents: THIRD_CONTENTS }] }
  const { boards } = await readable(areNaSource, sourceFile('all.json', JSON.stringify(channels)))
  expect(boards.map(({ name, privacy }) => [name, privacy])).toEqual([
    ['Typography', 'secret'],
    ['Chairs', 'public'],
  ])
})

it('recognizes channels among JSON files, and no other JSON', async () => {
  const file = (value: unknown) => sourceFile('a.json', JSON.stringify(value))
  expect(await areNaSource.recognizes([file(SECOND_VERSION)])).toBe(true)
  expect(await areNaSource.recognizes([file(SECOND_VERSION.contents)])).toBe(true)
  expect(await areNaSource.recognizes([file([SECOND_VERSION])])).toBe(true)
  expect(await areNaSource.recognizes([file(THIRD_CONTENTS)])).toBe(true)
  expect(await areNaSource.recognizes([file({ results: [{ type: 'Image' }] })])).toBe(false)
  expect(await areNaSource.recognizes([sourceFile('a.json', '{')])).toBe(false)
})
