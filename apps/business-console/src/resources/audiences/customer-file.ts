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

export const MAX_FILE_MB = 5
export const isTooLarge = ({ size }: File): boolean => size > MAX_FILE_MB * 1_000_000

/** By the mark at their beginning: spreadsheets save in more than one encoding. */
const encodingOf = ([first, second]: Uint8Array): string =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'

/** What stands in a file. */
export async function textOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return new TextDecoder(encodingOf(bytes)).decode(bytes)
}
