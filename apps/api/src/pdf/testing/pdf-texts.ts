import { inflateSync } from 'node:zlib'

const utf16 = (code: string) => Buffer.from(code, 'hex').swap16().toString('utf16le')

/** What a reader of the file gets where a text begins at `x`, line by line, by the letters that its fonts name. */
export const textsAt = (x: number, file: Buffer): string[] => textsWhere(String(x), file)

/** As {@link textsAt}, wherever it begins. */
export const allTexts = (file: Buffer): string[] => textsWhere('[\\d.]+', file)

function textsWhere(x: string, file: Buffer): string[] {
  const text = file.toString('latin1')
  const objectAt = (id: string) => text.indexOf(`\n${id} 0 obj\n`) + 1
  const lettersOf = (font: string) => {
    const id = new RegExp(`/${font} (\\d+) 0 R`).exec(text)?.[1] ?? ''
    const map = /\/ToUnicode (\d+) 0 R/.exec(
      text.slice(objectAt(id), text.indexOf('endobj', objectAt(id))),
    )?.[1]
    if (!map) return null
    const from = text.indexOf('stream\n', objectAt(map)) + 7
    const cmap = inflateSync(file.subarray(from)).toString()
    return new Map(
      [...cmap.matchAll(/<([\da-f]{4})> <([\da-f]+)>/g)].map(([, glyph, code = '']) => [glyph, utf16(code)]),
    )
  }
  return [...text.matchAll(new RegExp(`BT 1 0 0 1 ${x} \\d+ Tm (.*) ET`, 'g'))].map(([, shown = '']) =>
    [...shown.matchAll(/\/(F\d) \d+ Tf <([\da-f]+)> Tj/g)]
      .map(([, font = '', codes = '']) => {
        const letters = lettersOf(font)
        return letters ? (codes.match(/.{4}/g) ?? []).map((code) => letters.get(code)).join('') : utf16(codes)
      })
      .join(''),
  )
}
