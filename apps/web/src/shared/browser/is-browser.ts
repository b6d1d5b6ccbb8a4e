/** False while the page is rendered on the server. */
export const isBrowser = typeof window !== 'undefined'
