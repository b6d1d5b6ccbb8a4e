/** The grounds that pages stand on: the page background of tokens.css. */
export const GROUNDS = { light: '#fdfbf8', dark: '#151311' } as const
/** The surfaces on which an accent is hardest to read: `--color-surface-sunken`. */
export const SUNKEN = { light: '#f3eee7', dark: '#332e29' } as const
/** The accent where none is set, as tokens.css has it. */
export const OWN_ACCENT = { light: '#b9480a', dark: '#ff9d5c' } as const

export type Scheme = keyof typeof GROUNDS

/** What text needs to be read. // WCAG 2.2, 1.4.3 */
export const ACCENT_CONTRAST = 4.5

const channel = (value: number): number =>
  value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How far two colors, each `#rrggbb`, stand apart: 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** How far an accent stands apart from every surface of its scheme at least. */
export const accentContrast = (accent: string, scheme: Scheme): number => contrastOf(accent, SUNKEN[scheme])

export const isReadable = (accent: string, scheme: Scheme): boolean =>
  accentContrast(accent, scheme) >= ACCENT_CONTRAST
