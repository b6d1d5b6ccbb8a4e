import { expect, it } from 'vitest'
import { aMember } from '../../testing/test-callers.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { LIBRARY_FILE } from '../../library/library-format.ts'
import { aPicture } from './testing/a-library.ts'
import { importSteps, zipOf } from './testing/import-steps.ts'

const steps = importSteps(await testDeps())

const at = '2025-03-03T09:30:15.123Z'
const image = `${'0'.repeat(32)}.jpg`
const pin = {
  ref: 'p1',
  section: null,
  title: 'A shed',
  description: '',
  alt_text: '',
  link: null,
  note: null,
  comments_disabled: false,
  made_with_ai: false,
  created_at: at,
  image,
  comments: [],
}
const board = {
  ref: 'b1',
  name: 'Sheds',
  description: '',
  category: null,
  privacy: 'public',
  layout: 'default',
  archived_at: null,
  created_at: at,
  sections: [] as object[],
  pins: [pin] as object[],
}
const section = { ref: 's1', title: 'Beds', created_at: at }

async function archiveOf(...boards: object[]) {
  const document = JSON.stringify({ format: 'tessera-library', version: 3, boards })
  return zipOf({ [LIBRARY_FILE]: document, [`library/originals/${image}`]: await aPicture() })
}

it.each([
  ['a pin', { ...board, pins: [{ ...pin, ref: 'p\0' }] }],
  ['a board', { ...board, category: 'x\0' }],
  ['a link', { ...board, pins: [{ ...pin, link: 'https://sheds.example/\0' }] }],
])('a document with a U+0000 in %s is refused instead of being tried for ever', async (_where, written) => {
  const report = await steps.read(await aMember(steps.deps), await archiveOf(written))
  expect(report).toMatchObject({ status: 'failed', error: 'unreadable' })
})

it('halves of characters in a document are no end of the import', async () => {
  const owner = await aMember(steps.deps)
  const words = {
    ref: 'p\ud800',
    title: 'x\ud800y',
    description: '\udfff',
    link: 'https://sheds.example/\ud800',
  }
  const written = { ...board, ref: 'b\ud800', name: 'A\ud800', pins: [{ ...pin, ...words }] }
  const { id } = await steps.read(owner, await archiveOf(written))
  expect(await steps.confirm(owner, id)).toMatchObject({ status: 'done', counts: { boards: 1, imported: 1 } })
})

it.each([
  [
    'board',
    [
      { ...board, privacy: 'secret' },
      { ...board, name: 'Open' },
    ],
  ],
  ['section', [{ ...board, sections: [section, { ...section, title: 'Other' }] }]],
])('a document in which one reference names two %ss is refused', async (_what, boards) => {
  const report = await steps.read(await aMember(steps.deps), await archiveOf(...boards))
  expect(report).toMatchObject({ status: 'failed', error: 'unreadable' })
})
