import {
  STORY_BLOCK_TYPES as types,
  STORY_PLAIN_BLOCK_TYPES as plainTypes,
} from '@tessera/api-types/story-pins/story-constants'
import { expect, it } from 'vitest'
import { aMember } from '../../testing/test-callers.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { LIBRARY_FILE, Library } from '../../library/library-format.ts'
import { aPicture } from './testing/a-library.ts'
import { importSteps, zipOf } from './testing/import-steps.ts'

const steps = importSteps(await testDeps())

const fileName = (place: number) => `${String(place).padStart(32, '0')}.jpg`

const documentOf = (pins: object | object[], version = 2) => ({
  format: 'tessera-library',
  version,
  boards: [
    {
      ref: 'b1',
      name: 'Sheds',
      description: '',
      category: null,
      privacy: 'public',
      layout: 'default',
      archived_at: null,
      created_at: '2025-03-01T09:30:15.123Z',
      sections: [],
      pins: [pins].flat(),
    },
  ],
})

const plainPin = {
  ref: 'p1',
  section: null,
  title: 'A shed',
  description: '',
  alt_text: '',
  link: null,
  note: null,
  comments_disabled: false,
  made_with_ai: false,
  created_at: '2025-03-03T09:30:15.123Z',
  image: fileName(0),
  comments: [],
}

async function archiveOf(document: object, pictures = 1) {
  const originals = await Promise.all(
    Array.from({ length: pictures }, async (_, at) => [
      `library/originals/${fileName(at)}`,
      await aPicture(),
    ]),
  )
  return zipOf({ [LIBRARY_FILE]: JSON.stringify(document), ...Object.fromEntries(originals) })
}

const readDocument = async (document: object) =>
  steps.read(await aMember(steps.deps), await archiveOf(document))

it('a document of version 1, which has no content, is read', async () => {
  expect(await readDocument(documentOf(plainPin, 1))).toMatchObject({ error: null, counts: { pins: 1 } })
})

it('a slot whose picture is not in the archive is a fault of the report, and nothing of the pin is imported', async () => {
  const slot = { title: '', description: '', link: null }
  const slots = [fileName(0), fileName(1)].map((image) => ({ ...slot, image }))
  const document = documentOf({ ...plainPin, content: { kind: 'carousel', slots } })
  expect(Library.safeParse(document).success).toBe(true)
  expect((await readDocument(document)).counts).toMatchObject({ pins: 0, faults: 1 })
})

it('a story that could not be published is a fault of the report', async () => {
  const page = {
    layout: 'fit',
    background_color: '#ffeedd',
    blocks: [{ type: types.heading, text: 'No picture' }],
  }
  const content = { kind: 'story', template_type: 'none', pages: [page] }
  expect((await readDocument(documentOf({ ...plainPin, content }))).counts).toMatchObject({
    pins: 0,
    faults: 1,
  })
})

it('stories of many pictures are imported; those that wait for the next step count as not tried', async () => {
  const storyOf = (from: number) => ({
    kind: 'story',
    template_type: 'none',
    pages: [
      {
        layout: 'fit',
        background_color: '#ffeedd',
        blocks: Array.from({ length: 20 }, (_, at) => ({ type: types.image, image: fileName(from + at) })),
      },
    ],
  })
  const pins = [0, 20, 40].map((from) => ({
    ...plainPin,
    ref: `p${from}`,
    image: fileName(from),
    content: storyOf(from),
  }))
  const owner = await aMember(steps.deps)
  const { id, counts } = await steps.read(owner, await archiveOf(documentOf(pins), 60))
  expect(counts).toMatchObject({ pins: 3, faults: 0 })
  expect(await steps.confirm(owner, id)).toMatchObject({ status: 'done', counts: { imported: 3, failed: 0 } })
  const tried = await steps.deps.read
    .selectFrom('libraryImportItems')
    .select('attempts')
    .where('importId', '=', id)
    .where('type', '=', 'pin')
    .execute()
  expect(tried.map(({ attempts }) => attempts)).toEqual([1, 1, 1])
})

const aStoryOf = (text: string) => ({
  kind: 'story',
  template_type: 'none',
  pages: [
    {
      layout: 'fit',
      background_color: '#ffeedd',
      blocks: [
        { type: types.image, image: fileName(0) },
        { type: types.heading, text },
      ],
    },
  ],
})

it('two stories of one cover are both imported, and so is one beside a picture that is its cover', async () => {
  const owner = await aMember(steps.deps)
  const plain = await steps.read(owner, await archiveOf(documentOf(plainPin)))
  await steps.confirm(owner, plain.id)
  const pins = ['One', 'Two'].map((text) => ({
    ...plainPin,
    ref: text,
    title: text,
    content: aStoryOf(text),
  }))
  const { id, counts } = await steps.read(owner, await archiveOf(documentOf(pins)))
  expect(counts).toMatchObject({ pins: 2, duplicates: 0 })
  expect(await steps.confirm(owner, id)).toMatchObject({ counts: { imported: 2, failed: 0 } })
})

it('a list of a page is a list, and no text that has to be read again', async () => {
  const { pages, ...story } = aStoryOf('Eggs')
  const [page] = pages
  const blocks = [...(page?.blocks ?? []), { type: plainTypes.list, items: '[{"amount":"","name":"flour"}]' }]
  const content = { ...story, pages: [{ ...page, blocks }] }
  expect(await readDocument(documentOf({ ...plainPin, content }))).toMatchObject({ error: 'unreadable' })
})

it('a link that is longer than a pin may have is left out', async () => {
  const link = `https://long.example/${'x'.repeat(2_048)}`
  const slots = [0, 1].map((at) => ({ title: '', description: '', link, image: fileName(at) }))
  const pin = { ...plainPin, link, content: { kind: 'carousel', slots } }
  const owner = await aMember(steps.deps)
  const { id } = await steps.read(owner, await archiveOf(documentOf(pin), 2))
  expect(await steps.confirm(owner, id)).toMatchObject({ counts: { imported: 1, failed: 0 } })
})
