/** Brings the current one of a row of places into view where the row is longer than the screen. */
export const intoView = (place: HTMLElement | null): void =>
  place?.scrollIntoView({ block: 'nearest', inline: 'center' })
