import { type Figure, verdictOf } from './row.ts'

const percent = (share: number): string => (Number.isNaN(share) ? 'too few' : `${Math.round(share * 100)} %`)

const targetText = ({ target, unit }: Figure): string =>
  `${'atMost' in target ? `≤ ${target.atMost}` : `≥ ${target.atLeast}`}${unit}`

const number = (value: number): string =>
  Math.abs(value) >= 100 ? String(Math.round(value)) : value.toFixed(value < 0.1 && value > 0 ? 4 : 2)

const cells = (figure: Figure): string[] => [
  figure.id,
  figure.part,
  figure.ours,
  figure.control,
  number(figure.value) + figure.unit,
  targetText(figure),
  String(figure.spread.rounds),
  percent(figure.spread.disagreement),
  figure.gate === 'counted' ? 'counted' : percent(figure.gate.disagreement),
  verdictOf(figure),
]

const HEADINGS = ['row', 'of', 'ours', 'control', 'value', 'target', 'rounds', 'spread', 'gate', 'verdict']

/** The figures as a Markdown table whose columns also line up in a terminal. */
export function report(figures: readonly Figure[]): string {
  const lines = [HEADINGS, ...figures.map(cells)]
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const row = (line: readonly string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  const [headings = [], ...rows] = lines
  return [row(headings), rule, ...rows.map(row)].join('\n')
}
