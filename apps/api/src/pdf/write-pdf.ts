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
const LONGEST_CELL = 36

interface Line {
  cells: readonly (readonly [x: number, text: string])[]
  size: number
}

const cut = (text: string): string =>
  text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL - 3)}...` : text

/** The standard fonts write Latin 1; what it lacks becomes a question mark. */
const latin = (text: string): string =>
  text.replaceAll(/[^\u0020-\u007E\u00A0-\u00FF]/g, '?').replaceAll(/[\\()]/g, String.raw`\$&`)

const plain = (x: number, text: string): Line => ({ cells: [[x, text]], size: 10 })
const pair = ([label, value]: readonly [string, string], x: number): Line => ({
  cells: [
    [x, label],
    [x + 90, value],
  ],
  size: 10,
})
const row = (cells: readonly string[]): Line => ({
  cells: cells.map((text, index) => [COLUMN_X[index] ?? MARGIN, cut(text)]),
  size: 9,
})

const linesOf = ({ title, facts, columns, rows, sums }: PdfDocument): Line[] => [
  { cells: [[MARGIN, title]], size: 18 },
  plain(MARGIN, ''),
  ...facts.map((fact) => pair(fact, MARGIN)),
  plain(MARGIN, ''),
  row(columns),
  ...rows.map(row),
  plain(MARGIN, ''),
  ...sums.map((sum) => pair(sum, 380)),
]

const drawn = (lines: readonly Line[]): string =>
  lines
    .flatMap(({ cells, size }, index) =>
      cells.map(([x, text]) => {
        const y = HEIGHT - MARGIN - index * LINE
        return `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${latin(text)}) Tj ET`
      }),
    )
    .join('\n')

/** A PDF of as many pages as it takes. */
export function writePdf(document: PdfDocument): Buffer {
  const lines = linesOf(document)
  const pages: Line[][] = []
  for (let from = 0; from < lines.length; from += LINES_OF_A_PAGE)
    pages.push(lines.slice(from, from + LINES_OF_A_PAGE))
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')
  return assembled([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, index) => {
      const content = drawn(page)
      const size = Buffer.byteLength(content, 'latin1')
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}]
          /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * index} 0 R >>`,
        `<< /Length ${size} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ])
}

/** The objects with the table of where each begins. */
function assembled(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n'
  const starts = objects.map((object, index) => {
    const at = Buffer.byteLength(file, 'latin1')
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = Buffer.byteLength(file, 'latin1')
  const entries = starts.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
