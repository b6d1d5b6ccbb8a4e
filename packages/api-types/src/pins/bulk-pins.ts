/** The most pins one call changes. */
export const MAX_BULK_PINS = 250
