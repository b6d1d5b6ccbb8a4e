import { afterEach, expect, it, vi } from 'vitest'
import { copyText } from './share.ts'

afterEach(() => vi.unstubAllGlobals())

it('a page that has no clipboard says so', async () => {
  vi.stubGlobal('navigator', {})
  expect(await copyText('some text')).toBe(false)
})

it.each([true, false])('text is on the clipboard where the browser lets it there: %s', async (isLet) => {
  const writeText = vi.fn(() => (isLet ? Promise.resolve() : Promise.reject(new Error('not allowed'))))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copyText('some text')).toBe(isLet)
  expect(writeText).toHaveBeenCalledWith('some text')
})
