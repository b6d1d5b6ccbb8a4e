import type { PinCard } from '@tessera/api-types/pins/views'

/** What a tagged pin is called. */
export const tagTitle = ({ title, alt_text, pinner }: PinCard): string =>
  title || alt_text || pinner.full_name
