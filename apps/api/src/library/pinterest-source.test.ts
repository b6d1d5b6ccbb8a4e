import { expect, it } from 'vitest'
import { pinterestSource } from './pinterest-source.ts'
import { readable, sourceFile } from './testing/source-testing.ts'

const HASH = '0123456789abcdef0123456789abcdef'
const AT_HASH = `https://i.pinimg.com/736x/01/23/45/${HASH}.jpg`

const pin = (id: number, fields: Record<string, string>) => {
  const all = {
    Title: 'No data',
    Details: 'No data',
    Image: HASH,
    'Is Native': 'No data',
    'Board Id': '9876543210',
    'Board Name': 'Kitchen',
    'Ip Address': '203.0.113.9',
    Username: 'me',
    'Alt Text': 'No data',
    'Canonical Link': 'No data',
    'Story Pin Media': 'No data',
    Video: 'No data',
    ...fields,
  }
  const lines = Object.entries(all).map(([name, value]) => `<br>${name}: ${value},\n`)
  const address = `https://www.pinterest.com/pin/${id}/`
  return `<a href="${address}">${address}</a>\n${lines.join('')}<br>Created at: 2017/02/13 15:35:01\n<br>Alive: ${fields['Alive'] ?? 'True'}\n<br>Is a repin: True\n<br>Private: ${fields['Private'] ?? 'False'}<br><br>`
}

/** The pages that a member gets since 2020, one for each kind of data. */
const page = (heading: string, body: string) =>
  `<html><head><title>Subject Access Request Data - ${heading}</title></head><body><div id="contents"><h1 id=y1bkd>${heading}</h1>\n${body}<h1 id=1234>Something else</h1>\n<a href="https://www.pinterest.com/me/">me</a><br>Country: US,<br></div></body></html>`

const PINS = page(
  'Pins',
  pin(1, {
    Title: 'One shelf, two lamps',
    Details: 'Of oak &amp; ash',
    'Alt Text': 'A shelf',
    'Canonical Link': '<a href="https://source.example/shelf">https://source.example/shelf</a>',
  }) +
    pin(2, { 'Board Id': '5', 'Board Name': 'No data' }) +
    pin(3, { Image: 'No data', Title: 'A video' }) +
    pin(4, { Alive: 'False' }) +
    pin(5, { 'Board Name': 'Presents', 'Board Id': '6', Private: 'True' }),
)
const BOARDS = page(
  'Boards',
  `<a href="https://www.pinterest.com/me/garden/">https://www.pinterest.com/me/garden/</a>\n<br>Name: Garden,\n<br>Id: 5,\n<br>Description: Small ones,\n<br>Privacy: public<br><br>`,
)

it('reads the pages of the export: pins with their pictures by hash, and the boards they name by id', async () => {
  const { boards, pins, faults } = await readable(
    pinterestSource,
    sourceFile('pins/0001.html', PINS),
    sourceFile('boards/0001.html', BOARDS),
  )
  expect(boards.map(({ name, description, privacy }) => [name, description, privacy])).toEqual([
    ['Kitchen', '', 'public'],
    ['Garden', 'Small ones', 'public'],
    ['Presents', '', 'secret'],
  ])
  expect(pins[0]).toEqual({
    board: 'Kitchen',
    section: undefined,
    title: 'One shelf, two lamps',
    description: 'Of oak & ash',
    altText: 'A shelf',
    link: 'https://source.example/shelf',
    createdAt: new Date('2017-02-13T15:35:01Z'),
    picture: { url: AT_HASH },
  })
  expect(pins.map(({ board, link }) => [board, link]).slice(1)).toEqual([
    ['Garden', 'https://www.pinterest.com/pin/2/'],
    ['Presents', 'https://www.pinterest.com/pin/5/'],
  ])
  expect(faults).toEqual([['A video', 'no_picture']])
})

/** Of the API, version 5, as tools write it down. */
const API_PINS = {
  items: [
    {
      id: '813744226420795884',
      created_at: '2020-01-01T20:10:40',
      link: 'https://source.example/chair',
      title: 'Chair',
      description: 'Of ash',
      alt_text: 'A chair',
      board: { id: '7', name: 'Chairs', privacy: 'SECRET' },
      board_section: { name: 'Wood' },
      media: { media_type: 'image', images: { originals: { url: 'https://i.pinimg.com/originals/a.jpg' } } },
    },
    { id: '2', board: { name: 'Chairs' }, url: 'https://www.pinterest.com/pin/2/', media: null },
  ],
}

it('reads JSON', async () => {
  const { pins, faults } = await readable(pinterestSource, sourceFile('pins.json', JSON.stringify(API_PINS)))
  expect(pins).toMatchObject([
    {
      board: 'Chairs',
      section: 'Wood',
      title: 'Chair',
      altText: 'A chair',
      link: 'https://source.example/chair',
      picture: { url: 'https://i.pinimg.com/originals/a.jpg' },
    },
  ])
  expect(faults).toEqual([['https://www.pinterest.com/pin/2/', 'no_picture']])
})

it('reads CSV', async () => {
  const csv = `Title,Description,Board Name,Section Name,Image URL,Link,Pin URL,Created at\n"Lamp, of paper","Warm\nlight",Lamps,Paper,${AT_HASH},https://source.example/,https://www.pinterest.com/pin/3/,2020-01-01\n`
  const { pins } = await readable(pinterestSource, sourceFile('export/Saved pins.csv', csv))
  expect(pins).toMatchObject([
    {
      board: 'Lamps',
      section: 'Paper',
      title: 'Lamp, of paper',
      description: 'Warm\nlight',
      picture: { url: AT_HASH },
    },
  ])
})

it('recognizes its pages, and no bookmarks of Pinterest', async () => {
  const asked = (name: string, text: string) => pinterestSource.recognizes([sourceFile(name, text)])
  expect(await asked('pinterest.html', PINS)).toBe(true)
  expect(await asked('pins.json', JSON.stringify(API_PINS))).toBe(true)
  const bookmark = '<DT><A HREF="https://www.pinterest.com/pin/1/">A pin</A>'
  expect(await asked('bookmarks.html', `<!DOCTYPE NETSCAPE-Bookmark-file-1>${bookmark}`)).toBe(false)
  expect(await asked('pins.json', '{"pins":[]}')).toBe(false)
})
