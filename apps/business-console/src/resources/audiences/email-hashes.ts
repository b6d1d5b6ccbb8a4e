const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 of each address in a text, trimmed and in lower case; what is no address is left out. */
export async function hashesOf(text: string): Promise<string[]> {
  const addresses = new Set(
    text
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter((word) => /^[^@]+@[^@]+\.[^@]+$/.test(word)),
  )
  return Promise.all(
    [...addresses].map(async (address) =>
      hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address))),
    ),
  )
}
