import { useEffect } from 'react'
import type { StoryFont, StoryPageView } from '@tessera/api-types/story-pins/views'
import { addFont } from '../../shared/browser/add-font.ts'
import { storyPinsApi } from './story-pins-api.ts'

/** Name of a story's font among the page's own. */
export const familyOf = (fontId: string | null): string | undefined =>
  fontId === null ? undefined : `story-${fontId}, var(--font-sans)`

/** The fonts that stories are written in, once they are asked for. */
export function useStoryFonts({ isNeeded }: { isNeeded: boolean }): readonly StoryFont[] {
  const { data } = storyPinsApi.useStoryFontsQuery(undefined, { skip: !isNeeded })
  const fonts = data?.all
  useEffect(() => fonts?.forEach(({ id, url }) => addFont(`story-${id}`, url)), [fonts])
  return fonts ?? []
}

export const hasFonts = (pages: readonly StoryPageView[]): boolean =>
  pages.some(({ blocks }) => blocks.some((block) => 'style' in block && block.style.font_id !== null))
