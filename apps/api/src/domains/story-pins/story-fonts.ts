import { createRequire } from 'node:module'
import { STORY_FONT_FACES } from '@tessera/api-types/story-pins/story-constants'
import type { StoryFont } from '@tessera/api-types/story-pins/views'

const require = createRequire(import.meta.url)

interface Face {
  id: string
  name: string
  /** Where the Latin subset of an open font (SIL Open Font License 1.1) is on this machine. */
  file: string
  letter_spacing: number
  line_height: number
}

const face = (id: string, name: string, file: string, shape: Partial<Face> = {}): Face => ({
  id,
  name,
  file,
  letter_spacing: -0.4,
  line_height: 1.25,
  ...shape,
})

const faces: readonly Face[] = [
  face('lora', 'Lora', require.resolve('@fontsource/lora/files/lora-latin-600-normal.woff2')),
  face('caveat', 'Caveat', require.resolve('@fontsource/caveat/files/caveat-latin-700-normal.woff2'), {
    letter_spacing: 0,
    line_height: 1.1,
  }),
  face(
    'bebas-neue',
    'Bebas Neue',
    require.resolve('@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff2'),
    { letter_spacing: 0.4, line_height: 1.05 },
  ),
  face(
    'space-mono',
    'Space Mono',
    require.resolve('@fontsource/space-mono/files/space-mono-latin-400-normal.woff2'),
    { letter_spacing: -1 },
  ),
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
  return faces.find((one) => one.id === id)?.file
}
