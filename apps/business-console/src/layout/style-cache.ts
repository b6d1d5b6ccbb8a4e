import createCache, { type Options } from '@emotion/cache'

/** Styles that the page's policy lets in, by its nonce. */
export function styleCache(key: string, stylisPlugins?: Options['stylisPlugins']) {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  return createCache({ key, ...(nonce && { nonce }), ...(stylisPlugins && { stylisPlugins }) })
}
