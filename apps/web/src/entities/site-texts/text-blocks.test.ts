import { expect, it } from 'vitest'
import { textBlocks } from './text-blocks.ts'

it('paragraphs, headings and lists of a text', () => {
  const text =
    '# What we keep\nYour account\nand its pins.\n\n- pins\n- boards\n\n\nNothing else.\n## How long\nA year.'
  expect(textBlocks(text)).toEqual([
    { kind: 'heading', text: 'What we keep' },
    { kind: 'paragraph', text: 'Your account\nand its pins.' },
    { kind: 'list', items: ['pins', 'boards'] },
    { kind: 'paragraph', text: 'Nothing else.' },
    { kind: 'heading', text: 'How long' },
    { kind: 'paragraph', text: 'A year.' },
  ])
})

it('signs inside a line stay as they are', () => {
  expect(textBlocks('We are no. #1 - or so we hope')).toEqual([
    { kind: 'paragraph', text: 'We are no. #1 - or so we hope' },
  ])
  expect(textBlocks(' \n ')).toEqual([])
})
