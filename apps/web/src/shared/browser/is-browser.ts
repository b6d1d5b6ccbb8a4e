/** False while the page is rendered on the server; known when the site is built, so that browsers get none of its code. */
export const isBrowser = !import.meta.env.SSR
