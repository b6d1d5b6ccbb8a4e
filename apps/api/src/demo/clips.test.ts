import { readdirSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DEMO_CLIPS } from './clips-data.ts'
import { SCENE_PICTURES } from './scene-pictures-data.ts'

const folder = new URL('clips/', import.meta.url)
const MOST_BYTES = 250_000

it('the clips of the demo world are those that lie in the folder, small, with posters and words of their own', () => {
  const files = readdirSync(folder)
  const posters = readdirSync(new URL('posters/', import.meta.url))
  expect(DEMO_CLIPS.map(({ file }) => `${file}.mp4`).toSorted()).toEqual(files.toSorted())
  expect(posters.toSorted()).toEqual(files.map((file) => file.replace('.mp4', '.webp')).toSorted())
  for (const file of files) expect(statSync(new URL(file, folder)).size).toBeLessThanOrEqual(MOST_BYTES)
  const words = [...DEMO_CLIPS, ...SCENE_PICTURES].flatMap(({ title, description, altText }) => [
    title,
    description,
    altText,
  ])
  expect(new Set(words).size).toBe(words.length)
})
