const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The addresses in a text or a table, each once and in lower case; what is no address is left out. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,;"<>()[\]]+/)
      .map((word) => word.replace(/^(mailto:|')+|'+$/g, ''))
      .filter((word) => /^[^@]+@[^@]+\.[^@]+$/.test(word)),
  ),
]

/** SHA-256 of each address in a text. */
export const hashesOf = (text: string): Promise<string[]> =>
  Promise.all(
    addressesIn(text).map(async (address) =>
      hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address))),
    ),
  )
