import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { deflateSync } from 'node:zlib'
import { readFace, type Face as FontFile } from './woff-face.ts'
import { fromLeft, joined, plainLetters } from './written-order.ts'

const require = createRequire(import.meta.url)
const LORA = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese']
const FONTS = [
  ...LORA.map((subset) => ({
    name: 'Lora-Regular',
    file: require.resolve(`@fontsource/lora/files/lora-${subset}-400-normal.woff`),
  })),
  {
    name: 'NotoSansHebrew-Regular',
    file: require.resolve('@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff'),
  },
  {
    name: 'NotoSansArabic-Regular',
    file: require.resolve('@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff'),
  },
  {
    name: 'NotoSansThai-Regular',
    file: require.resolve('@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff'),
  },
]

type Face = FontFile & { name: string }

/** A font of its own for each part of the alphabets; a file has those that it uses. */
let read: Face[] | undefined
const faces = (): Face[] =>
  (read ??= FONTS.map(({ name, file }) => ({ ...readFace(readFileSync(file)), name })))

/**
 * The character collections of East Asia, for which every reader brings fonts; nothing is embedded. Their letters are
 * as wide as they are high; the Japanese one has Greek, too.
 */
const COLLECTIONS = [
  {
    letters: /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\u3000-\u303F\uFF01-\uFF5EΑ-Ωα-ω]/u,
    ordering: 'Japan1',
    name: 'HeiseiKakuGo-W5',
    encoding: 'UniJIS-UTF16-H',
  },
  {
    letters: /\p{Script=Hangul}/u,
    ordering: 'Korea1',
    name: 'HYGoThic-Medium',
    encoding: 'UniKS-UTF16-H',
  },
] as const
type Collection = (typeof COLLECTIONS)[number]
type Font = Face | Collection

const isFace = (font: Font): font is Face => 'file' in font

const fontOf = (letter: string): Font | undefined =>
  faces().find(({ glyphs }) => glyphs.has(letter)) ?? COLLECTIONS.find(({ letters }) => letters.test(letter))

/** What joins or turns letters and has no picture of its own. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Emoji_Modifier}]/gu

/** The letters that can be written; one that no font has loses its accent, or becomes a question mark. */
const lettersOf = (text: string): string[] =>
  Array.from(joined(text.normalize('NFC')).replaceAll(UNSEEN, ''), (letter) => {
    if (fontOf(letter)) return letter
    const base = letter.normalize('NFD').slice(0, 1)
    return fontOf(base) ? base : '?'
  })

function widthOf(letter: string): number {
  const font = fontOf(letter)
  return font && isFace(font) ? font.widthOf(font.glyphs.get(letter) ?? 0) : 1000
}

/** How wide a text is in points. */
export const textWidth = (text: string, size: number): number =>
  (lettersOf(text).reduce((sum, letter) => sum + widthOf(letter), 0) * size) / 1000

const isWiderThan = (text: string, width: number, size: number): boolean => textWidth(text, size) > width

/** The lines of a text in a column of so many points: broken between words, or within one that is too long. */
export function brokenText(text: string, width: number, size: number): string[] {
  const lines: string[] = []
  let line = ''
  const add = (part: string) => {
    if (line !== '' && isWiderThan((line + part).trimEnd(), width, size)) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += part
  }
  for (const word of text.split(/(?<= )/)) {
    if (isWiderThan(word, width, size)) for (const letter of lettersOf(word)) add(letter)
    else add(word)
  }
  return [...lines, line.trimEnd()]
}

const hex = (codes: readonly number[]): string =>
  `<${codes.map((code) => code.toString(16).padStart(4, '0')).join('')}>`
const utf16 = (text: string): string => `<${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`

const written = (font: Font, letters: readonly string[]): string =>
  isFace(font) ? hex(letters.map((letter) => font.glyphs.get(letter) ?? 0)) : utf16(letters.join(''))

/** Draws texts, and knows the fonts that they took. */
export class TextWriter {
  readonly #used: Font[] = []

  /** The operators that draw a text, each part of it in the font that has its letters. */
  draw(text: string, size: number): string {
    const parts: { font: Font; letters: string[] }[] = []
    for (const letter of fromLeft(lettersOf(text).join(''))) {
      const font = fontOf(letter)
      if (!font) continue
      const last = parts.at(-1)
      if (last?.font === font) last.letters.push(letter)
      else parts.push({ font, letters: [letter] })
    }
    return parts
      .map(({ font, letters }) => `/F${this.#numberOf(font)} ${size} Tf ${written(font, letters)} Tj`)
      .join(' ')
  }

  #numberOf(font: Font): number {
    if (!this.#used.includes(font)) this.#used.push(font)
    return this.#used.indexOf(font) + 1
  }

  /** The names of the fonts for a page, and their objects, the first of which has the given number. */
  fonts(first: number): { names: string; objects: Buffer[] } {
    const objects: Buffer[] = []
    const names = this.#used.map((font, index) => {
      const at = first + objects.length
      objects.push(...(isFace(font) ? embedded(font, index, at) : collected(font, at)))
      return `/F${index + 1} ${at} 0 R`
    })
    return { names: names.join(' '), objects }
  }
}

/** A stream is compressed. */
function stream(data: Buffer | string, more = ''): Buffer {
  const packed = deflateSync(data)
  const head = `<< /Length ${packed.length} /Filter /FlateDecode${more} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')])
}

function embedded(face: Face, index: number, at: number): Buffer[] {
  const name = `TEXT${String.fromCodePoint(65 + index)}A+${face.name}`
  const glyphs = [...face.glyphs]
  const widths = glyphs.map(([, glyph]) => `${glyph} [${face.widthOf(glyph)}]`).join(' ')
  return [
    Buffer.from(`<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H
      /DescendantFonts [${at + 1} 0 R] /ToUnicode ${at + 4} 0 R >>`),
    Buffer.from(`<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /FontDescriptor ${at + 2} 0 R
      /CIDToGIDMap /Identity /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>
      /W [${widths}] >>`),
    Buffer.from(`<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [-200 -300 1200 1100]
      /ItalicAngle 0 /Ascent 1006 /Descent -272 /CapHeight 700 /StemV 80 /FontFile2 ${at + 3} 0 R >>`),
    stream(face.file, ` /Length1 ${face.file.length}`),
    stream(toUnicode(glyphs)),
  ]
}

/** Which letter a glyph is, for readers that search and copy. */
function toUnicode(glyphs: readonly (readonly [letter: string, glyph: number])[]): string {
  const parts: string[] = []
  for (let from = 0; from < glyphs.length; from += 100) {
    const some = glyphs.slice(from, from + 100)
    const lines = some.map(([letter, glyph]) => `${hex([glyph])} ${utf16(plainLetters(letter))}`)
    parts.push(`${some.length} beginbfchar\n${lines.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${parts.join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`
}

const collected = ({ name, ordering, encoding }: Collection, at: number): Buffer[] =>
  [
    `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /${encoding} /DescendantFonts [${at + 1} 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /${name} /FontDescriptor ${at + 2} 0 R /DW 1000
      /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 1 >> >>`,
    `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [-170 -331 1024 903] /ItalicAngle 0
      /Ascent 859 /Descent -140 /CapHeight 769 /StemV 80 >>`,
  ].map((object) => Buffer.from(object))
