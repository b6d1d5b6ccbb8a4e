import { IMAGE_MAX_BYTES } from '@tessera/api-types/content-limits'
import { describe, expect, it } from 'vitest'
import {
  nextPicture,
  noPicture,
  pictureChoice,
  type PictureEvent,
  type PictureState,
} from './picture-machine.ts'
import { fileFault } from './picture-rules.ts'
import { PinValues, noWords } from './pin-values.ts'

const file = new File(['a'], 'a.png', { type: 'image/png' })
const run = (...events: PictureEvent[]) => events.reduce<PictureState>(nextPicture, noPicture)

describe('the picture of a pin in the making', () => {
  it('C-4.72 begins its upload as soon as it is chosen', () => {
    expect(run({ type: 'fileChosen', file })).toEqual({ status: 'uploading', file, share: 0 })
  })

  it('C-4.76 goes from uploading over processing to uploaded, or fails and can be retried', () => {
    const sent = [
      { type: 'fileChosen', file },
      { type: 'progressed', share: 1 },
    ] as const
    expect(run(...sent)).toEqual({ status: 'processing', file })
    expect(run(...sent, { type: 'succeeded', uploadId: '7', signature: null })).toEqual({
      status: 'uploaded',
      file,
      uploadId: '7',
      signature: null,
    })
    expect(run(...sent, { type: 'failed', message: 'Too small.' })).toEqual({
      status: 'failed',
      file,
      message: 'Too small.',
      canRetry: true,
    })
  })

  it('ignores a late response about an upload that was removed', () => {
    expect(
      run(
        { type: 'fileChosen', file },
        { type: 'removed' },
        { type: 'succeeded', uploadId: '7', signature: null },
      ),
    ).toEqual(noPicture)
  })

  it('can be named once it is uploaded or linked, not before', () => {
    expect(pictureChoice(run({ type: 'fileChosen', file }))).toBeNull()
    expect(pictureChoice({ status: 'uploaded', file, uploadId: '7', signature: null })).toEqual({
      upload_id: '7',
    })
    expect(pictureChoice({ status: 'linked', imageUrl: 'https://a.example/b.jpg', altText: '' })).toEqual({
      image_url: 'https://a.example/b.jpg',
    })
  })
})

it.each([
  [{ size: 10, type: 'image/png' }, null],
  [{ size: 10, type: '' }, null],
  [{ size: 0, type: 'image/png' }, 'composer.fileEmpty'],
  [{ size: 10, type: 'text/plain' }, 'composer.fileNoImage'],
  [{ size: IMAGE_MAX_BYTES + 1, type: 'image/png' }, 'composer.fileTooLarge'],
])('a file of %o is refused with %s', (facts, fault) => {
  expect(fileFault(facts)).toBe(fault)
})

it.each([
  ['title', 'x'.repeat(101), 'composer.tooLong'],
  ['description', 'x'.repeat(801), 'composer.tooLong'],
  ['alt_text', 'x'.repeat(501), 'composer.tooLong'],
  ['link', 'nonsense', 'composer.linkWrong'],
  ['link', 'javascript:alert(1)', 'composer.linkWrong'],
])('C-5.13 a wrong %s has one plain message', (field, value, message) => {
  const { error } = PinValues.safeParse({ ...noWords, [field]: value })
  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})

it('a link may be given without https://', () => {
  const linked = (link: string) => PinValues.parse({ ...noWords, link }).link
  expect(linked(' shop.example/bowl?a=1 ')).toBe('https://shop.example/bowl?a=1')
  expect(linked('http://shop.example')).toBe('http://shop.example')
  expect(linked('')).toBe('')
})

it('C-5.13 a pin may have no words at all', () => {
  expect(PinValues.safeParse(noWords).success).toBe(true)
})
