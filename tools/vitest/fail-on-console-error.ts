import { afterEach, beforeEach, expect, vi } from 'vitest'

const said: string[] = []

beforeEach(() => {
  said.length = 0
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    said.push(words.map(String).join(' '))
  })
})

afterEach(() => {
  expect(said, 'nothing may be written to console.error').toEqual([])
})
