import { brokenText, textWidth, TextWriter } from './pdf-text.ts'

/** A page of text: a title, facts, a table, and sums below it. */
export interface PdfDocument {
  title: string
  facts: readonly (readonly [label: string, value: string])[]
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  sums: readonly (readonly [label: string, value: string])[]
}

const [WIDTH, HEIGHT, MARGIN, LINE] = [595, 842, 50, 16]
const COLUMN_X = [50, 130, 330, 400, 450]
/** The last columns are numbers, whose last digits stand below each other. */
const FIRST_NUMBER = 2
const SUM_X = 330
const LINES_OF_A_PAGE = Math.floor((HEIGHT - 2 * MARGIN) / LINE)
const GAP = 6
const FIRST_PAGE = 3

interface Cell {
  x: number
  text: string
  /** Where it ends, in place of where it begins. */
  end?: number
}

interface Line {
  cells: readonly Cell[]
  size: number
}

/** Lines that stay together on a page. */
type Block = readonly Line[]

/** As many lines as the longest cell takes. */
function blockOf(cells: readonly Cell[], size: number): Block {
  const broken = cells.map(({ text, ...cell }, index) => {
    const end = cell.end ?? (cells[index + 1]?.x ?? WIDTH - MARGIN + GAP) - GAP
    return brokenText(text, end - cell.x, size).map((line) => ({ ...cell, text: line }))
  })
  const count = Math.max(...broken.map(({ length }) => length))
  return Array.from({ length: count }, (_, nth) => ({
    cells: broken.flatMap((lines) => lines.slice(nth, nth + 1)),
    size,
  }))
}

const fact = ([label, text]: readonly [string, string]): Block =>
  blockOf(
    [
      { x: MARGIN, text: label },
      { x: MARGIN + 90, text },
    ],
    10,
  )
const sum = ([label, text]: readonly [string, string]): Block =>
  blockOf(
    [
      { x: SUM_X, text: label },
      { x: SUM_X + 90, text, end: WIDTH - MARGIN },
    ],
    10,
  )
const row = (cells: readonly string[]): Block =>
  blockOf(
    cells.map((text, index) => ({
      x: COLUMN_X[index] ?? MARGIN,
      text,
      ...(index >= FIRST_NUMBER && { end: (COLUMN_X[index + 1] ?? WIDTH - MARGIN + GAP) - GAP }),
    })),
    9,
  )
const blank: Line = { cells: [], size: 10 }

/** The lines of each page; a table that goes on has its head again. There is room for the number of the page. */
function pagesOf({ title, facts, columns, rows, sums }: PdfDocument): Line[][] {
  const pages: Line[][] = [[{ cells: [{ x: MARGIN, text: title }], size: 18 }, blank]]
  const head = row(columns)
  const add = (block: Block, above: Block = []) => {
    const isFull = (pages.at(-1)?.length ?? 0) + block.length > LINES_OF_A_PAGE - 2
    if (isFull) pages.push([...above])
    pages.at(-1)?.push(...block)
  }
  for (const each of facts) add(fact(each))
  add([blank, ...head])
  for (const each of rows) add(row(each), head)
  add([blank, ...sums.flatMap(sum)])
  return pages
}

const footer = (page: number, count: number): Line => ({
  cells: [{ x: SUM_X, text: `Page ${page} of ${count}`, end: WIDTH - MARGIN }],
  size: 9,
})

function drawnLine({ cells, size }: Line, nth: number, writer: TextWriter): string[] {
  const y = HEIGHT - MARGIN - nth * LINE
  return cells.map(({ x, text, end }) => {
    const from = end === undefined ? x : Number((end - textWidth(text, size)).toFixed(2))
    return `BT 1 0 0 1 ${from} ${y} Tm ${writer.draw(text, size)} ET`
  })
}

function drawn(lines: readonly Line[], last: Line, writer: TextWriter): string {
  const drawings = lines.flatMap((line, index) => drawnLine(line, index, writer))
  return [...drawings, ...drawnLine(last, LINES_OF_A_PAGE - 1, writer)].join('\n')
}

/** A PDF of as many pages as it takes. */
export function writePdf(document: PdfDocument): Buffer {
  const writer = new TextWriter()
  const pages = pagesOf(document).map((lines, index, { length }) =>
    drawn(lines, footer(index + 1, length), writer),
  )
  const fonts = writer.fonts(FIRST_PAGE + 2 * pages.length)
  const kids = pages.map((_, index) => `${FIRST_PAGE + 2 * index} 0 R`).join(' ')
  return assembled([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}]
        /Resources << /Font << ${fonts.names} >> >> /Contents ${FIRST_PAGE + 1 + 2 * index} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
    ...fonts.objects,
  ])
}

/** The objects with the table of where each begins. */
function assembled(objects: readonly (Buffer | string)[]): Buffer {
  const parts = [Buffer.from('%PDF-1.5\n')]
  let at = parts[0]?.length ?? 0
  const add = (part: Buffer | string) => {
    const bytes = Buffer.from(part)
    parts.push(bytes)
    at += bytes.length
  }
  const starts = objects.map((object, index) => {
    const start = at
    add(`${index + 1} 0 obj\n`)
    add(object)
    add('\nendobj\n')
    return start
  })
  const table = at
  const entries = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`)
  add(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`)
  return Buffer.concat(parts)
}
