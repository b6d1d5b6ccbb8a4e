import { brokenText, TextWriter } from './pdf-text.ts'

/** A page of text: a title, facts, a table, and sums below it. */
export interface PdfDocument {
  title: string
  facts: readonly (readonly [label: string, value: string])[]
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  sums: readonly (readonly [label: string, value: string])[]
}

const [WIDTH, HEIGHT, MARGIN, LINE] = [595, 842, 50, 16]
const COLUMN_X = [50, 130, 330, 410, 470]
const LINES_OF_A_PAGE = Math.floor((HEIGHT - 2 * MARGIN) / LINE)
const GAP = 6
const FIRST_PAGE = 3

interface Line {
  cells: readonly (readonly [x: number, text: string])[]
  size: number
}

/** As many lines as the longest cell takes. */
function linesOfCells(cells: Line['cells'], size: number): Line[] {
  const broken = cells.map(([x, text], index) => {
    const end = cells[index + 1]?.[0] ?? WIDTH - MARGIN + GAP
    return brokenText(text, end - x - GAP, size).map((line) => [x, line] as const)
  })
  const count = Math.max(...broken.map(({ length }) => length))
  return Array.from({ length: count }, (_, nth) => ({
    cells: broken.flatMap((lines) => lines.slice(nth, nth + 1)),
    size,
  }))
}

const pair = ([label, value]: readonly [string, string], x: number): Line[] =>
  linesOfCells(
    [
      [x, label],
      [x + 90, value],
    ],
    10,
  )
const row = (cells: readonly string[]): Line[] =>
  linesOfCells(
    cells.map((text, index) => [COLUMN_X[index] ?? MARGIN, text]),
    9,
  )
const blank: Line = { cells: [], size: 10 }

const linesOf = ({ title, facts, columns, rows, sums }: PdfDocument): Line[] => [
  { cells: [[MARGIN, title]], size: 18 },
  blank,
  ...facts.flatMap((fact) => pair(fact, MARGIN)),
  blank,
  ...row(columns),
  ...rows.flatMap(row),
  blank,
  ...sums.flatMap((sum) => pair(sum, 380)),
]

const drawn = (lines: readonly Line[], writer: TextWriter): string =>
  lines
    .flatMap(({ cells, size }, index) =>
      cells.map(([x, text]) => {
        const y = HEIGHT - MARGIN - index * LINE
        return `BT 1 0 0 1 ${x} ${y} Tm ${writer.draw(text, size)} ET`
      }),
    )
    .join('\n')

/** A PDF of as many pages as it takes. */
export function writePdf(document: PdfDocument): Buffer {
  const lines = linesOf(document)
  const writer = new TextWriter()
  const pages: string[] = []
  for (let from = 0; from < lines.length; from += LINES_OF_A_PAGE)
    pages.push(drawn(lines.slice(from, from + LINES_OF_A_PAGE), writer))
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
