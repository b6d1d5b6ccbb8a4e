import { expect, it } from 'vitest'
import { pinrySource } from './pinry-source.ts'
import { readable, sourceFile } from './testing/source-testing.ts'

const pin = (id: number, more: Record<string, unknown> = {}) => ({
  resource_link: `https://pinry.example/api/v2/pins/${id}/`,
  id,
  submitter: { username: 'ada', gravatar: 'x' },
  url: null,
  description: '',
  referer: null,
  image: { id, image: `https://pinry.example/media/${id}.jpg`, width: 600, height: 400, standard: {} },
  tags: [],
  ...more,
})

/** `GET /api/v2/pins/` of Pinry 2. */
const PINS = {
  count: 3,
  next: null,
  previous: null,
  results: [
    pin(1, {
      url: 'https://source.example/lamp.jpg',
      description: 'A lamp\nof paper',
      referer: 'https://source.example/lamps',
      tags: ['living room', 'paper'],
    }),
    pin(2, { image: { image: '/media/2.jpg' } }),
    pin(3, { image: null, description: 'Nothing to see' }),
  ],
}

/** `GET /api/v2/boards/`. */
const BOARDS = {
  count: 1,
  results: [
    {
      resource_link: 'https://pinry.example/api/v2/boards/4/',
      id: 4,
      name: 'Lamps',
      private: true,
      pins_detail: [PINS.results[0]],
      submitter: 'https://pinry.example/api/v2/users/1/',
    },
  ],
}

const json = (name: string, value: unknown) => sourceFile(name, JSON.stringify(value))

it('reads a page of pins', async () => {
  const { pins, faults } = await readable(pinrySource, json('pins.json', PINS))
  expect(pins).toMatchObject([
    {
      board: 'Pinry',
      title: '',
      description: 'A lamp\nof paper\n\n#living_room #paper',
      link: 'https://source.example/lamps',
      picture: { url: 'https://pinry.example/media/1.jpg' },
    },
    { link: null, picture: { url: 'https://pinry.example/media/2.jpg' } },
  ])
  expect(faults).toEqual([['Nothing to see', 'no_picture']])
})

it('puts pins on their boards, and the others on one of their own', async () => {
  const { boards, pins } = await readable(pinrySource, json('pins.json', PINS), json('boards.json', BOARDS))
  expect(boards.map(({ name, privacy }) => [name, privacy])).toEqual([
    ['Lamps', 'secret'],
    ['Pinry', null],
  ])
  expect(pins.map(({ board, picture }) => [board, picture])).toEqual([
    ['Lamps', { url: 'https://pinry.example/media/1.jpg' }],
    ['Pinry', { url: 'https://pinry.example/media/2.jpg' }],
  ])
})

it('recognizes pages of pins and of boards, plain lists, and no other JSON', async () => {
  expect(await pinrySource.recognizes([json('a.json', PINS)])).toBe(true)
  expect(await pinrySource.recognizes([json('a.json', BOARDS)])).toBe(true)
  expect(await pinrySource.recognizes([json('a.json', PINS.results)])).toBe(true)
  expect(await pinrySource.recognizes([json('a.json', { objects: PINS.results })])).toBe(true)
  expect(await pinrySource.recognizes([json('a.json', [{ image: { src: 'x' } }])])).toBe(false)
})
