/** Brings the current one of a list of places into view where the list is longer than the screen. */
export const intoView = (place: HTMLElement | null): void =>
  place?.scrollIntoView({ block: 'nearest', inline: 'center' })
