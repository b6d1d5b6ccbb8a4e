import { describe, expect, it } from 'vitest'
import { nextPhoto, noPhoto, photoFault, type PhotoState } from './photo-machine.ts'

const file = new File(['x'], 'me.png', { type: 'image/png' })
const uploading: PhotoState = { status: 'uploading', file, share: 0.4 }

describe('a new photo', () => {
  it('is uploaded, then ready to be used', () => {
    const begun = nextPhoto(noPhoto, { type: 'chosen', file })
    expect(nextPhoto(begun, { type: 'progressed', share: 0.5 })).toMatchObject({ share: 0.5 })
    expect(nextPhoto(begun, { type: 'taken', signature: 'abc' })).toEqual({
      status: 'ready',
      file,
      signature: 'abc',
    })
  })

  it('that was given up stays given up, whatever its upload still says', () => {
    const gone = nextPhoto(uploading, { type: 'dropped' })
    expect(nextPhoto(gone, { type: 'taken', signature: 'abc' })).toEqual(noPhoto)
    expect(nextPhoto(gone, { type: 'progressed', share: 1 })).toEqual(noPhoto)
  })

  it('is refused by its name', () => {
    expect(nextPhoto(uploading, { type: 'refused', file, message: 'Too small' })).toEqual({
      status: 'refused',
      name: 'me.png',
      message: 'Too small',
    })
  })

  it.each([
    [{ size: 0, type: 'image/png' }, 'settings.photo.empty'],
    [{ size: 9, type: 'application/pdf' }, 'settings.photo.noImage'],
    [{ size: 21 * 1024 * 1024, type: 'image/png' }, 'settings.photo.tooLarge'],
    [{ size: 9, type: '' }, null],
    [{ size: 9, type: 'image/webp' }, null],
  ])('%o is stopped by %s before it leaves the device', (facts, fault) => {
    expect(photoFault(facts)).toBe(fault)
  })
})
