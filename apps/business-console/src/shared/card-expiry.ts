interface CardExpiry {
  month: number
  year: number
}

/** `MM/YY` as cards have it; zeros where it is none. */
export function readExpiry(typed: string): CardExpiry {
  const [, month = '0', year = '0'] = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(typed) ?? []
  return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) }
}

export const shownExpiry = ({ month, year }: CardExpiry): string =>
  month === 0 ? '' : `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`
