/** The browser's clock, in ms. */
export const now = (): number => Date.now()

const two = (value: number) => String(value).padStart(2, '0')

/** The day it is here, as `YYYY-MM-DD`. */
export function today(): string {
  const now = new Date()
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
