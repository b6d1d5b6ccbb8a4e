/** The browser's clock, in ms. */
export const now = (): number => Date.now()
