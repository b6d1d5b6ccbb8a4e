import { describe, expect, it } from 'vitest'
import * as constants from '@tessera/api-types/story-pins/story-constants'
import { STORY_ASPECT_RATIO } from '@tessera/api-types/story-pins/story-page-shape'
import { StoryBlock } from '@tessera/api-types/story-pins/story-content'
import { keyMove, moved, pulled, rotatedBy, scaledBy } from './block-moves.ts'
import { newStoryBlock, newStoryItem } from './story-item.ts'
import { EDITING_STATUSES, isBusy } from '../../entities/pin-drafts/pin-draft-types.ts'
import { nextStatus, STORY_PUBLISHING_STATUSES, type StoryStatus } from './story-status.ts'

const all: readonly StoryStatus[] = [...STORY_PUBLISHING_STATUSES, ...EDITING_STATUSES]

describe('the status of a story', () => {
  it('C-4.80 C-4.81 an edit leaves publishing, succeeded and deleted, and makes edited of any other', () => {
    const kept: readonly StoryStatus[] = ['publishing', 'succeeded', 'deleted']
    for (const status of all)
      expect([status, nextStatus(status, 'edit')]).toEqual([
        status,
        kept.includes(status) ? status : 'edited',
      ])
  })

  it('C-4.82 C-4.83 C-4.85 has the statuses of the document', () => {
    const publishing = ['attempted', 'publishing', 'succeeded', 'uploading', 'notAttempted', 'failed']
    expect(STORY_PUBLISHING_STATUSES).toEqual(expect.arrayContaining(publishing))
    const builder = ['processing', 'edited', 'creating', 'saving', 'saved']
    expect(EDITING_STATUSES).toEqual(expect.arrayContaining(builder))
  })

  it('C-4.84 is busy while it is processed, published or saved', () => {
    expect(all.filter(isBusy).toSorted()).toEqual(['processing', 'publishing', 'saving'])
  })

  it('C-4.85 fails only from publishing, and can be tried again', () => {
    expect(nextStatus('edited', 'publishFail')).toBe('edited')
    expect(nextStatus('publishing', 'publishFail')).toBe('failed')
    expect(nextStatus('failed', 'attempt')).toBe('attempted')
  })
})

describe('a new part of a story', () => {
  it('C-3.61 C-3.62 a block is a paragraph, unless it is said otherwise', () => {
    const block = newStoryBlock()
    for (const key of ['type', 'text', 'media', 'error', 'edits', 'playing'])
      expect(block).toHaveProperty(key)
    expect(block.type).toBe('story_pin_paragraph_block')
    expect(block.edits).toEqual({
      left: 50,
      top: 50,
      scale: 1,
      transform: { rotate: 0, scaleX: 1, scaleY: 1 },
    })
  })

  it('C-3.63 C-3.64 a page is white, and has the fields of the document', () => {
    const item = newStoryItem()
    expect(item.backgroundColor).toBe('#ffffff')
    expect(Object.keys(item).toSorted()).toEqual(
      [
        'backgroundColor',
        'blockIds',
        'canvasJson',
        'coverImgSignature',
        'cwtData',
        'description',
        'descriptionError',
        'dominantColors',
        'isEditable',
        'isTaggable',
        'layout',
        'linkBlock',
        'linkError',
        'media',
        'pinTagIds',
        'publishProgress',
        'selectedBlockId',
        'selectedPinTagId',
        'signals',
        'tagError',
        'title',
        'titleError',
      ].toSorted(),
    )
    const { text, srcUrl, canonicalUrl, imageSignature, imageUrl, isFetching } = item.linkBlock
    expect([text, srcUrl, canonicalUrl, imageSignature, imageUrl, isFetching]).toHaveLength(6)
  })
})

describe('the constants of stories', () => {
  it('C-9.18 a page is nine wide and sixteen high', () => {
    expect(STORY_ASPECT_RATIO).toBe(9 / 16)
  })

  it.each([
    ['C-9.19', 'STORY_MAX_PAGES', 20],
    ['C-9.20', 'STORY_AUTO_ADVANCE_MS', 5000],
    ['C-9.20', 'STORY_AUTOSAVE_MS', 2000],
    ['C-9.22', 'STORY_MAX_TEXT', 2500],
    ['C-9.23', 'STORY_MAX_CLIP_SECONDS', 60.5],
    ['C-9.23', 'STORY_MAX_VIDEO_SECONDS', 120.5],
    ['C-9.22', 'STORY_MAX_LINK', 2048],
    ['C-9.24', 'STORY_FONT_FACES', 4],
    ['C-9.32', 'STORY_DEFAULT_BACKGROUND', '#ffffff'],
  ] as const)('%s %s is %s', (_row, name, value) => {
    expect(constants).toHaveProperty(name, value)
  })

  it('C-9.27 C-9.28 C-9.29 C-9.30 text is left or center, top to bottom, plain or uppercase, in three sizes', () => {
    expect(Object.keys(constants.TEXT_ALIGNMENTS)).toEqual(['left', 'center'])
    expect(Object.keys(constants.VERTICAL_ALIGNMENTS)).toEqual(['top', 'center', 'bottom'])
    expect(constants.TEXT_TRANSFORMS).toEqual(['none', 'uppercase'])
    expect(constants.STORY_SIZES).toEqual(['sm', 'md', 'lg'])
  })

  it('C-3.33 there are thirteen types of blocks, each by its name', () => {
    const names = Object.values(constants.STORY_BLOCK_TYPES)
    expect(names).toHaveLength(13)
    for (const name of names) expect(name).toMatch(/^story_pin_\w+_block$/)
    expect(names).toEqual(
      expect.arrayContaining([
        'story_pin_comment_reply_sticker_block',
        'story_pin_generic_interactive_sticker_block',
        'story_pin_virtual_try_on_makeup_sticker_block',
      ]),
    )
  })

  it('C-3.34 new text has the default style', () => {
    const { style } = newStoryBlock()
    expect(style).toMatchObject({
      alignment: 1,
      color: '#111111',
      highlight_color: '#FFFFFF',
      vertical_alignment: 1,
      font_size: 28,
      letter_spacing: -0.4,
      line_height: 1.25,
    })
    expect(StoryBlock.safeParse({ ...newStoryBlock(), text: 'Hi' }).success).toBe(true)
  })
})

describe('a block on its page', () => {
  const { edits } = newStoryBlock()

  it('moves with the pointer, the middle attracts it, and it stays on the page', () => {
    expect(moved(edits, 20, -10)).toMatchObject({ left: 70, top: 40 })
    expect(moved({ ...edits, left: 44 }, 5.2, 0).left).toBe(50)
    expect(moved(edits, 500, -500)).toMatchObject({ left: 100, top: 0 })
  })

  it('grows and turns by its handle, and right angles attract it', () => {
    const center = { x: 100, y: 100 }
    const turned = pulled(edits, center, { x: 150, y: 100 }, { x: 100, y: 200 })
    expect(turned.scale).toBe(2)
    expect(turned.transform.rotate).toBe(90)
    expect(rotatedBy(edits, 88).transform.rotate).toBe(90)
    expect(rotatedBy(edits, 270, false).transform.rotate).toBe(-90)
    expect(scaledBy(edits, 1000).scale).toBe(constants.STORY_MAX_SCALE)
  })

  it('obeys keys', () => {
    expect(keyMove(edits, 'ArrowRight', true)?.left).toBe(55)
    expect(keyMove(edits, ']', false)?.transform.rotate).toBe(5)
    expect(keyMove(edits, '-', false)?.scale).toBeLessThan(1)
    expect(keyMove(edits, 'a', false)).toBeNull()
  })
})
