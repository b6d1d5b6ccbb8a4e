import type { Search } from '../../features/search/search-api.ts'
import { type LatePart, latePart } from '../../shared/i18n/late-part.tsx'

/** Boards or people found. */
export const NamesFound: LatePart<Search> = latePart(['search', 'boards', 'profile'], () =>
  import('./late/NamesFound.tsx').then((module) => module.NamesFound),
)

export const searchParts: readonly LatePart<Search>[] = [NamesFound]
