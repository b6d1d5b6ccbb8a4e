import { createRequire } from 'node:module'
import { STORY_FONT_FACES } from '@tessera/api-types/story-pins/story-constants'
import type { StoryFont } from '@tessera/api-types/story-pins/views'

const { resolve } = createRequire(import.meta.url)

interface Face {
  id: string
  name: string
  /** The Latin subset of an open font (SIL Open Font License 1.1). */
  file: string
  letter_spacing: number
  line_height: number
}

const face = (id: string, name: string, weight: number, shape: Partial<Face> = {}): Face => ({
  id,
  name,
  file: `@fontsource/${id}/files/${id}-latin-${weight}-normal.woff2`,
  letter_spacing: -0.4,
  line_height: 1.25,
  ...shape,
})

const faces: readonly Face[] = [
  face('lora', 'Lora', 600),
  face('caveat', 'Caveat', 700, { letter_spacing: 0, line_height: 1.1 }),
  face('bebas-neue', 'Bebas Neue', 400, { letter_spacing: 0.4, line_height: 1.05 }),
  face('space-mono', 'Space Mono', 400, { letter_spacing: -1 }),
]
if (faces.length !== STORY_FONT_FACES) throw new Error(`Stories have ${STORY_FONT_FACES} fonts`)

/** Where the file of a font is served. */
export const FONT_PREFIX = '/fonts'

export const storyFonts: readonly StoryFont[] = faces.map(({ file: _file, ...font }) => ({
  ...font,
  url: `${FONT_PREFIX}/${font.id}.woff2`,
}))

/** The file of a font on this machine. */
export function fontFile(id: string): string | undefined {
  const found = faces.find((one) => one.id === id)
  return found && resolve(found.file)
}
